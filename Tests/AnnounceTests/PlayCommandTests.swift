import Encoding
import Foundation
import Testing

@testable import announce

/// `announce play` from its arguments to its exit status.
struct PlayCommandTests {
  private static let form = "- textbox \"Email\"\n- button \"Sign up\"\n"

  @Test func `a script is played, and what is heard and what it cost is told`() {
    let trial = Trial.run(
      "play", "--reader", "talkback", "--input", "outline", "-e",
      "swipe right; at once; swipe left",
      "-", input: Self.form)
    #expect(trial.status == 0)
    #expect(trial.output.contains("swipe right, on “Sign up”\n"))
    #expect(trial.output.contains("[cut after “"))
    #expect(trial.output.contains("\ncost: 2 gestures, "))
  }

  @Test func `a gesture that cannot be done is told, and the status says so`() {
    let trial = Trial.run(
      "play", "--input", "outline", "-e", "touch \"Nobody\"", "-", input: Self.form)
    #expect(trial.status == 1)
    #expect(trial.output.contains("not done: nothing on this screen is called “Nobody”"))
  }

  @Test func `the log is a table for documents and JSON for programs`() throws {
    let table = Trial.run(
      "play", "--format", "markdown", "--input", "outline", "-e", "swipe right", "-",
      input: Self.form)
    #expect(table.output.contains("| swipe right | Sign up, button | Sign up, button<br>"))
    let json = Trial.run(
      "play", "--format", "json", "--input", "outline", "-e", "swipe right", "-", input: Self.form)
    let root = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let sessions = try #require(root["sessions"] as? [[String: Any]])
    #expect(sessions.map { $0["reader"] as? String } == ["voiceover", "talkback"])
    let steps = try #require(sessions[0]["steps"] as? [[String: Any]])
    #expect(steps.count == 2 && steps[1]["gesture"] as? String == "swipe right")
  }

  @Test func `a component answers as its functions say, and what they do not say is told`() {
    let component = """
      export default ({ onDone }) => {
        const password = useRef(null);
        return (
          <View>
            <TextInput accessibilityLabel="Email" returnKeyType="next"
              onSubmitEditing={() => password.current?.focus()} />
            <TextInput accessibilityLabel="Password" ref={password} />
            <Button title="Sign up" onPress={onDone} />
          </View>
        );
      };
      """
    let words = ["play", "--input", "jsx", "-e", "double tap; next"]
    let trial = Trial.run(words + ["-"], bytes: Array(component.utf8))
    #expect(trial.status == 0)
    #expect(trial.output.components(separatedBy: "next → focus moves to “Password”").count == 3)
    let diagnostic = "line 8, column 31: “onPress” is “onDone”, which only the running app knows."
    #expect(trial.output.components(separatedBy: diagnostic).count == 2)
    let silent = Trial.run(words + ["--app", "/dev/null", "-"], bytes: Array(component.utf8))
    #expect(!silent.output.contains("focus moves to"))
    #expect(!silent.output.contains("“onPress”"))
  }

  @Test(arguments: [
    (["play", "-"], "no gestures were given"), (["play", "-e", "swype", "-"], "is no gesture"),
    (["play", "-e", "walk", "a", "b"], "too many files"),
    (["play", "-e", "walk", "--rate", "9", "-"], "--rate cannot be “9”"),
  ])
  func `what is wrong is said in a line`(_ arguments: [String], _ message: String) {
    let trial = Trial.run(arguments, bytes: Array(Self.form.utf8))
    #expect(trial.status == 2)
    #expect(trial.errors.contains(message))
  }

  @Test func `sound goes into a file where somebody asks for sound`() {
    let silent = Trial.run(
      "play", "--input", "outline", "-e", "swipe right", "-o", "a.wav", "-", input: "- button: Go")
    #expect(silent.status == 2 && silent.errors.contains("add --speak"))
    let piped = Trial.run(
      "play", "--input", "outline", "-e", "swipe right", "--speak", "-o", "-", "-",
      input: "- button: Go")
    #expect(piped.status == 2 && piped.errors.contains("standard output is for the log"))
  }
}
