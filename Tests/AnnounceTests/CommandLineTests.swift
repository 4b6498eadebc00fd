import Encoding
import Reports
import Simulator
import Testing

@testable import announce

/// The program as a whole, without its process.
struct CommandLineTests {
  private let page = """
    <title>Trip</title><body><form><label>Name <input id=n></label>\
    <input type=checkbox aria-label=Yes disabled><p hidden>no</p></form>
    """

  @Test func `Both readers announce the screen one after the other`() {
    let trial = Trial.run("-", "--input", "outline", input: "- button \"Go\"")
    #expect(trial.status == 0)
    #expect(trial.errors == "")
    let lines = trial.output.split(separator: "\n")
    #expect(lines.contains { $0.hasPrefix("VoiceOver, iOS ") })
    #expect(lines.contains { $0.hasPrefix("TalkBack, version ") })
    #expect(lines.filter { $0.hasPrefix("1. Go, button") }.count == 2)
    #expect(trial.output.hasSuffix(ReportHeader.notice + "\n"))
  }

  @Test func `One reader announces the screen with its settings`() {
    let trial = Trial.run(
      "--reader", "talkback", "--set", "talkback.hints=off", "-", input: "- button \"Go\"")
    #expect(
      trial.output.contains(
        "\nTalkBack, version 16.2, Android API 36, language en-US, hints off: 1 stop\n1. Go, button\n"
      ))
    #expect(!trial.output.contains("VoiceOver"))
  }

  @Test func `A setting applies to each reader that has it`() {
    let trial = Trial.run("--set=hints=off", "-", "--format=json", input: "- button \"Go\"")
    #expect(
      trial.output.split(separator: "\n").filter { $0.contains(#""hints": "off""#) }.count == 2)
    #expect(!trial.output.contains("usageHint"))
  }

  @Test func `JSON has the documented keys`() {
    let trial = Trial.run("--format", "json", "--reader", "talkback", "-", input: page)
    #expect(trial.status == 0)
    for key in [
      #""screens": ["#, #""name": "Trip""#, #""file": "-""#, #""title": "Trip""#, #""losses": []"#,
      #""readers": ["#, #""reader": "talkback""#, #""profile": "16.2""#, #""language": "en"#,
      #""settings": {}"#, #""stops": ["#, #"{"index": 1, "said": "#, #""hint": "#, #""parts": ["#,
      #""kind": "usageHint""#, #""rule": ""#, #""node": {"id": "n", "role": "textbox""#,
      #""description": "", "line": 1, "column": "#,
      #""path": "body > form > label > input"}}"#,
    ] { #expect(trial.output.contains(key), "\(key)") }
  }

  @Test func `The tree as JSON has every element with its states`() {
    let trial = Trial.run("tree", "--format", "json", "-", input: page)
    #expect(trial.status == 0)
    let nodes = trial.output.split(separator: "\n").filter { $0.hasPrefix("{\"id\"") }
    #expect(nodes.count == 6)
    #expect(nodes.first?.hasPrefix(#"{"id": "body", "role": "generic", "name": """#) == true)
    #expect(trial.output.contains(#""states": {"checked": false, "disabled": true}"#))
    #expect(trial.output.contains(#""ignored": "hidden-attribute""#))
    #expect(trial.output.contains(#""path": "body > form > input", "line": 1, "column": "#))
  }

  @Test func `An outline is printed as it was read`() {
    let outline = "- heading \"Trip\" [level=1]\n- button \"Go\"\n"
    #expect(Trial.run("tree", "-", input: outline).output == outline)
  }

  @Test func `The nodes exposed to one reader are shown`() {
    let trial = Trial.run("tree", "--as", "talkback", "-", input: "- button \"Go\"")
    #expect(trial.status == 0)
    #expect(
      trial.output.hasPrefix(
        "standard input, as exposed to TalkBack, version 16.2, Android API 36, language en-US\n- "))
  }

  @Test func `Every word is explained`() {
    let trial = Trial.run("explain", "-", "--plain", input: "- button \"Go\"")
    #expect(trial.status == 0)
    #expect(trial.output.contains("label “Go”: "))
    #expect(trial.output.contains("role “button”: "))
  }

  @Test func `Readers are listed with their settings`() {
    let trial = Trial.run("readers")
    #expect(trial.output.hasPrefix("voiceover: VoiceOver, profile "))
    #expect(trial.output.contains("\ntalkback: TalkBack, profile 16.2, language en"))
    #expect(trial.output.contains("  hints=on: "))
    #expect(Trial.run("readers", "--format", "json").output.contains(#"{"key": "hints", "#))
  }

  @Test func `The version names the profiles of the readers`() {
    let lines = Trial.run("--version").output.split(separator: "\n")
    #expect(lines.first == "announce 0.1.0")
    #expect(lines.dropFirst().map { $0.split(separator: " ")[0] } == ["voiceover", "talkback"])
  }

  @Test(arguments: ["", "explain", "tree", "readers"])
  func `Help lists every option, by flag and by command`(name: String) throws {
    let words = name.isEmpty ? [] : [name]
    let help = Trial.run(words + ["--help"])
    #expect(help.status == 0)
    #expect(help.output == Trial.run(["help"] + words).output)
    let command = try #require(allCommands.first { $0.declaration.name == name })
    for option in command.declaration.allOptions {
      #expect(help.output.contains("\n  \(option.usage)\n"))
    }
  }

  @Test func `Colours are for terminals only, and no information depends on them`() {
    let outline = "- button \"Go\""
    let plain = Trial.run("-", input: outline).output
    let coloured = Trial.run("-", input: outline, terminal: true).output
    #expect(coloured.contains("\u{1B}[1m"))
    let bare = coloured.split(separator: "\u{1B}[1m", omittingEmptySubsequences: false).joined()
    #expect(bare.split(separator: "\u{1B}[0m", omittingEmptySubsequences: false).joined() == plain)
    #expect(!Trial.run("--plain", "-", input: outline, terminal: true).output.contains("\u{1B}"))
  }

  @Test func `Two hyphens end the options`() {
    let trial = Trial.run("--", "--plain")
    #expect(trial.status == 2)
    #expect(trial.errors.hasPrefix("--plain: no such file"))
  }
}
