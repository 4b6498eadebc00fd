import Encoding
import Foundation
import Testing

@testable import announce

/// `announce play` from its arguments to its exit status.
struct PlayCommandTests {
  private static let form = "- textbox \"Email\"\n- button \"Sign up\"\n"

  @Test func `A script is played, and its announcements and cost are reported`() {
    let trial = Trial.run(
      "play", "--reader", "talkback", "--input", "outline", "-e",
      "swipe right; at once; swipe left",
      "-", input: Self.form)
    #expect(trial.status == 0)
    #expect(trial.output.contains("swipe right, on “Sign up”\n"))
    #expect(trial.output.contains("[cut after “"))
    #expect(trial.output.contains("\ncost: 2 gestures, "))
  }

  @Test func `A focused stop without a name is described by its role`() {
    let trial = Trial.run(
      "play", "--reader", "talkback", "--input", "outline", "-e", "swipe right", "-",
      input: "- text \"Email\"\n- textbox \"\"\n")
    #expect(trial.output.contains("swipe right, on a textbox without a name\n"))
  }

  @Test func `A stop of an app without a name is described in plain words`() {
    let trial = Trial.run(
      "play", "--reader", "talkback", "--input", "kotlin", "-e", "swipe right", "-",
      input: """
        @Composable
        fun Sample() { Column { RadioButton(false, {}); TextField("", {}) } }
        """)
    #expect(trial.output.contains("on a radio button without a name\n"))
    #expect(trial.output.contains("on a text field without a name\n"))
  }

  @Test func `An impossible gesture is reported and sets the status`() {
    let trial = Trial.run(
      "play", "--input", "outline", "-e", "touch \"Nobody\"", "-", input: Self.form)
    #expect(trial.status == 1)
    #expect(
      trial.output.contains(
        "not performed: line 1, column 1: no element of this screen is named “Nobody”"))
  }

  @Test func `A name that contains the touched one is listed first`() {
    let names = (1...8).map { "- button \"Row \($0)\"\n" }.joined()
    let trial = Trial.run(
      "play", "--input", "outline", "-e", "touch \"Pay\"", "-",
      input: names + "- button \"Pay € 12.50\"\n")
    #expect(trial.output.contains("named “Pay”; the screen has “Pay € 12.50”, “Row 1”"))
  }

  @Test func `The log is a table in Markdown and structured in JSON`() throws {
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

  @Test func `A component responds as its functions define, and unknown effects are reported`() {
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
    let diagnostic = "line 8, column 31: “onPress” is “onDone”, which is only known at run time."
    #expect(trial.output.components(separatedBy: diagnostic).count == 2)
    let silent = Trial.run(words + ["--app", "/dev/null", "-"], bytes: Array(component.utf8))
    #expect(!silent.output.contains("focus moves to"))
    #expect(!silent.output.contains("“onPress”"))
  }

  @Test(arguments: [
    (["play", "-"], "play needs gestures"), (["play", "-e", "swype", "-"], "unknown gesture"),
    (
      ["play", "-e", "next; nxt", "-"],
      "--script: column 7: unknown gesture “nxt”; did you mean “next”?"
    ),
    (["play", "-e", "next", "-e", "nxt", "-"], "--script: line 2, column 1: unknown gesture"),
    (["play", "-e", "walk", "a", "b"], "play takes a screen and a script"),
    (["play", "-e", "walk", "--rate", "9", "-"], "--rate cannot be “9”"),
  ])
  func `A usage error is reported`(_ arguments: [String], _ message: String) {
    let trial = Trial.run(arguments, bytes: Array(Self.form.utf8))
    #expect(trial.status == 2)
    #expect(trial.errors.contains(message))
  }

  @Test func `Sound needs --speak and a file`() {
    let silent = Trial.run(
      "play", "--input", "outline", "-e", "swipe right", "-o", "a.wav", "-", input: "- button: Go")
    #expect(silent.status == 2 && silent.errors.contains("add --speak"))
    let piped = Trial.run(
      "play", "--input", "outline", "-e", "swipe right", "--speak", "-o", "-", "-",
      input: "- button: Go")
    #expect(piped.status == 2 && piped.errors.contains("standard output contains the log"))
  }

  @Test func `The sessions of several screens have the names of the screens`() throws {
    let folder = try TrialFolder()
    let preview: (String) -> String = { "#Preview(\"\($0)\") { Text(\"\($0) text\") }" }
    func play(_ names: [String]) throws -> Trial {
      let code = "import SwiftUI\n" + names.map(preview).joined(separator: "\n")
      return Trial.run("play", try folder.write(code, to: "Cards.swift"), "-e", "walk")
    }
    let several = try play(["Old", "New"]).output
    #expect(several.contains(": Old\nVoiceOver, "), "\(several)")
    #expect(several.contains(": New\nVoiceOver, "), "\(several)")
    #expect(try play(["Old"]).output.hasPrefix("VoiceOver, "))
  }
}
