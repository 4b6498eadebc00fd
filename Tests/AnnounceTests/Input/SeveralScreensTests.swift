import Encoding
import Importers
import Simulator
import Testing

@testable import announce

/// A file may hold several screens, each with settings of its own.
@Suite struct SeveralScreensTests {
  private static let button =
    #"{"id": "go", "className": "android.widget.Button", "text": "Go", "clickable": true}"#
  private static let file = """
    {"id": "first", "settings": {"hints": false}, "tree": \(button)}
    {"id": "second", "settings": {"order": "role-name-state"}, "tree": \(button)}

    """

  private func run(_ arguments: String...) -> Trial {
    Trial.run(["-", "--reader", "talkback"] + arguments, bytes: Array(Self.file.utf8))
  }

  @Test func `A screen can be selected by its title`() throws {
    var first = Screen()
    first.name = "LoginViewController"
    first.title = "Log in"
    var second = Screen()
    second.name = "Settings"
    let screens = [ImportedScreen(first), ImportedScreen(second)]
    for name in ["Log in", "log IN", "Login", "g in"] {
      #expect(try screens.named([name]).map(\.screen.name) == ["LoginViewController"])
    }
  }

  @Test func `Text shows every screen with the settings of its line`() {
    let output = run().output
    #expect(
      output.hasPrefix(
        """
        standard input: first

        TalkBack, version 16.2, Android API 36, language en-US, hints off: 1 stop
        1. Go, button

        """), "\(output)")
    #expect(
      output.contains(
        """

        standard input: second

        TalkBack, version 16.2, Android API 36, language en-US, order role-name-state: 1 stop
        1. button, Go, double tap to activate

        """), "\(output)")
  }

  @Test func `The command line overrides the file`() {
    let output = run("--set", "hints=on", "--set", "talkback.order=name-role-state").output
    #expect(output.contains("language en-US, order name-role-state: 1 stop\n1. Go, button, double"))
    #expect(!output.contains("hints off"))
    #expect(!output.contains("1. button, Go"))
  }

  @Test func `JSON contains name, node ids and settings of every screen`() {
    let output = run("--format", "json").output
    #expect(output.contains(#""name": "first""#))
    #expect(output.contains(#""settings": {"hints": "off"}"#))
    #expect(output.contains(#""settings": {"order": "role-name-state"}"#))
    #expect(output.contains(#""said": "button, Go", "hint": "double tap to activate""#))
    #expect(output.contains(#""node": {"id": "go", "role": "button""#))
  }

  @Test func `Markdown and explanations contain the settings`() {
    let markdown = run("--format", "markdown").output
    #expect(markdown.contains("# first\n"))
    #expect(
      markdown.contains(
        "Read by TalkBack, version 16.2, Android API 36, language en-US, hints off.\n"))
    #expect(markdown.contains("| TalkBack, hints off "))
    #expect(markdown.contains("| TalkBack, order role-name-state "))
    let explanation = Trial.run(
      ["explain", "-", "--reader", "talkback"], bytes: Array(Self.file.utf8)
    ).output
    #expect(
      explanation.contains(
        "TalkBack, version 16.2, Android API 36, language en-US, hints off: 1 stop"))
    #expect(explanation.contains("exposed: AndroidAttributes."))
  }

  @Test func `Outlines of several screens are separated`() {
    let output = Trial.run(["tree", "-"], bytes: Array(Self.file.utf8)).output
    #expect(output.hasPrefix("# standard input: first\n- /origin: android-nodes\n"))
    #expect(output.contains("\n# standard input: second\n- /origin: android-nodes\n"))
    let exposed = Trial.run(["tree", "--as", "talkback", "-"], bytes: Array(Self.file.utf8)).output
    #expect(
      exposed.contains(
        "first, as exposed to TalkBack, version 16.2, Android API 36, language en-US, hints off"))
    #expect(exposed.contains("- android.widget.Button: text “Go”, clickable “true”"))
  }

  @Test func `An outline lists each diagnostic once`() {
    let output = Trial.run(["tree", "-"], bytes: Array(Self.file.utf8)).output
    #expect(output.count(of: "is an approximation") == output.count(of: "- /loss: "))
    let page = "<title>T</title><iframe src=x></iframe><p>a"
    let outline = Trial.run("tree", "-", input: page).output
    #expect(outline.count(of: "# line 1, column ") == 1)
  }

  @Test func `The format can be named`() {
    let json = #"{"children": [{"label": "Go", "isElement": true}]}"#
    let trial = Trial.run(["-", "--input", "android-nodes"], bytes: Array(json.utf8))
    #expect(trial.output.contains("These fields are unknown and have no effect: “label”, “is"))
    let asElements = Trial.run(["-", "--input", "ios-elements"], bytes: Array(json.utf8))
    #expect(asElements.output.contains("\n1. Go\n"))
  }

  @Test func `An invalid line is reported with its location`() {
    let trial = Trial.run(["-"], bytes: Array((Self.file + "{\"name\": 1}\n").utf8))
    #expect(trial.status == 2)
    #expect(
      trial.errors.hasPrefix("-:3:1: this JSON is not of a known format"),
      "\(trial.errors)")
  }
}

extension String {
  /// Returns how often a text occurs in this text.
  fileprivate func count(of part: String) -> Int { ranges(of: part).count }
}
