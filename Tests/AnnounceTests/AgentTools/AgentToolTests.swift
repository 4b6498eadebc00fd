import Encoding
import Foundation
import Testing

@testable import announce

/// The answers of the tools for coding agents.
@Suite struct AgentToolTests {
  private let folder: TrialFolder
  private static let form = """
    <!doctype html><html lang=en><title>Sign up</title><main><h1>Sign up</h1>
    <label for=e>Email</label><input id=e type=email required aria-invalid=false>
    <img src=x.png>
    <button>Send</button></main></html>
    """

  init() throws {
    folder = try TrialFolder()
    try folder.write(Self.form, to: "form.html")
  }

  private func result(
    of tool: String, _ arguments: String, permissions: AgentPermissions = AgentPermissions()
  ) throws -> (text: String, structured: JSON.Value, isError: Bool) {
    try MCPTrial.result(of: tool, arguments, in: folder.path, permissions: permissions)
  }

  private func quoted(_ text: String) -> String { JSONWriter.quoted(text) }

  @Test func `Announce answers with one short line for each stop`() throws {
    let result = try result(of: "announce", #"{"file":"form.html"}"#)
    #expect(
      result.text == """
        form.html: Sign up
        voiceover ios26, en-US, 5 stops
        1 Sign up, heading level 1, main, landmark
        2 Email
        3 Email, text field, required
        4 x.png, image
        5 Send, button, end, main
        talkback 16.2, en-US, 5 stops
        1 Sign up, heading 1
        2 Email
        3 Email, required, edit box
        4 x, image
        5 Send, button
        """)
    let reader = result.structured["screens"]?.elements.first?["readers"]?.elements.first
    #expect(reader?["stops"]?.elements.count == 5)
    #expect(reader?["stops"]?.elements[3]["line"]?.int == 3)
  }

  @Test func `Usage hints are shown if the caller asks for them`() throws {
    let text = try result(
      of: "announce", #"{"file":"form.html","hints":true,"reader":"talkback"}"#
    ).text
    #expect(text.contains("5 Send, button, double tap to activate"))
    #expect(!text.contains("voiceover"))
  }

  @Test func `A limit is said together with the stops to ask for next`() throws {
    let cut = try result(of: "announce", #"{"file":"form.html","limit":3,"reader":"talkback"}"#)
    #expect(cut.text.hasSuffix("3 Email, required, edit box\n2 more, ask for stops 4-5"))
    #expect(
      cut.structured["screens"]?.elements.first?["readers"]?.elements.first?["more"]?.string
        == "4-5")
    let rest = try result(of: "announce", #"{"file":"form.html","stops":"4-5"}"#)
    #expect(rest.text.contains("4 x, image\n5 Send, button"))
    #expect(!rest.text.contains("3 Email"))
  }

  @Test func `A screen of 20 stops costs less than 600 tokens`() throws {
    let stops = (1...20).map { "<button>Choice number \($0)</button>" }.joined(separator: "\n")
    let source = quoted("<html lang=en><title>T</title><main>\(stops)</main>")
    let text = try result(of: "announce", #"{"format":"html","source":\#(source)}"#).text
    #expect(text.contains("20 Choice number 20, button"))
    // Count a token for each four letters and for each other character, which is more than any
    // tokenizer needs.
    let words = text.split { $0.isWhitespace }
    let tokens = words.map { word in
      word.split { !$0.isLetter && !$0.isNumber }.map { ($0.count + 3) / 4 }.reduce(0, +)
        + word.count { !$0.isLetter && !$0.isNumber }
    }
    #expect(tokens.reduce(0, +) < 600)
  }

  @Test func `A text that is not saved is read under the name that it would have`() throws {
    let component = """
      import { Button } from 'react-native'
      export default () => <Button title="Save" onPress={() => {}} />
      """
    let result = try result(
      of: "announce", #"{"file":"src/New.tsx","source":\#(quoted(component)),"reader":"talkback"}"#)
    #expect(result.text.contains("SAVE, button"))
    #expect(!FileManager.default.fileExists(atPath: "\(folder.path)/src"))
    let replaced = try self.result(
      of: "announce", #"{"file":"form.html","source":"<title>T</title><button>Other</button>"}"#)
    #expect(replaced.text.contains("Other, button") && !replaced.text.contains("Send"))
  }

  @Test func `Explain names the rule behind each word`() throws {
    let result = try result(
      of: "explain", #"{"file":"form.html","stops":"3","reader":"voiceover"}"#)
    #expect(result.text.contains("Confidence") && result.text.contains("WebRole"))
    #expect(!result.text.contains("Simulated"))
    let parts = result.structured["stops"]?.elements.first?["parts"]?.elements ?? []
    #expect(
      parts.compactMap { $0["rule"]?.string } == ["WebName", "WebRole", "WebRequired", "EditHint"])
    let named = try self.result(of: "explain", #"{"file":"form.html","name":"send"}"#)
    #expect(named.structured["stops"]?.elements.count == 2)
  }

  @Test func `Audit answers with the most severe findings first`() throws {
    let result = try result(of: "audit", #"{"file":"form.html"}"#)
    let findings = result.structured["findings"]?.elements ?? []
    #expect(findings.first?["rule"]?.string == "image-alt-missing")
    #expect(findings.first?["line"]?.int == 3)
    #expect(result.text.contains("1. critical image-alt-missing form.html:3 img: "))
    let one = try self.result(of: "audit", #"{"file":".","limit":1}"#)
    #expect(one.structured["findings"]?.elements.count == 1)
    #expect(one.text.contains(" more, ask with limit, severity or rules"))
  }

  @Test func `Play lists the announcements after each gesture`() throws {
    let result = try result(
      of: "play", #"{"file":"form.html","gestures":"swipe right; touch \"None\""}"#)
    #expect(result.text.contains("swipe right → 2: “Email”"))
    #expect(result.text.contains("problem: "))
    #expect(result.structured["sessions"]?.elements.count == 2)
  }

  @Test func `Diff compares the saved file with a change to try`() throws {
    let source = quoted(Self.form.replacing("<button>Send", with: "<button>Submit"))
    let result = try result(of: "diff", #"{"file":"form.html","source":\#(source)}"#)
    #expect(result.structured["differs"]?.bool == true)
    #expect(
      result.text.contains("reworded 5 “Send, button” → 5 “Submit, button”"))
    let same = try self.result(
      of: "diff", #"{"file":"form.html","source":\#(quoted(Self.form))}"#)
    #expect(same.structured["differs"]?.bool == false)
    let texts = try self.result(
      of: "diff",
      #"{"file":"new.html","beforeSource":"<title>T</title><p>A","source":"<title>T</title><p>B"}"#)
    #expect(texts.text.contains("“A” → 1 “B”"))
  }

  @Test func `Diff compares with a revision of git`() throws {
    try folder.git("init", "-q")
    try folder.git("add", ".")
    try folder.git("-c", "user.name=a", "-c", "user.email=a@example.org", "commit", "-qm", "first")
    try folder.write(Self.form.replacing("Send", with: "Go"), to: "form.html")
    let result = try result(
      of: "diff", #"{"file":"form.html","since":"HEAD","reader":"voiceover"}"#)
    #expect(result.text.contains("form.html: Sign up, voiceover\nreworded 5 “Send"))
    #expect(!result.text.contains(folder.path))
  }

  @Test func `Check lists the cells of a document that differ`() throws {
    let document = try folder.write(
      "Screen: [form](form.html)\n\n| TalkBack |\n| --- |\n| Sign up, heading 2 |\n", to: "a.md")
    let result = try result(of: "check", #"{"file":"a.md"}"#)
    #expect(result.structured["status"]?.string == "differs")
    #expect(result.text.contains("reworded a.md:5"))
    let record = #"{"file":"a.md","record":"changed"}"#
    #expect(try self.result(of: "check", record).isError)
    let before = try String(contentsOfFile: document, encoding: .utf8)
    let written = try self.result(
      of: "check", record, permissions: AgentPermissions(writes: true))
    #expect(!written.isError)
    let after = try String(contentsOfFile: document, encoding: .utf8)
    #expect(after != before && after.contains("Sign up, heading 1"))
  }

  @Test func `Check records nothing where CI is set`() throws {
    let text = "Screen: [form](form.html)\n\n| TalkBack |\n| --- |\n"
    let document = try folder.write(text, to: "a.md")
    var environment = AgentEnvironment()
    environment.isContinuousIntegration = true
    let result = try MCPTrial.result(
      of: "check", #"{"file":"a.md","record":"missing"}"#, in: folder.path,
      permissions: AgentPermissions(writes: true), environment: environment)
    #expect(result.text.contains("nothing is recorded, since CI is set"))
    #expect(try String(contentsOfFile: document, encoding: .utf8) == text)
  }

  @Test func `Tools see no variable of the environment but two`() {
    var environment = CommandEnvironment()
    environment.variable = { $0 }
    let given = AgentEnvironment(environment).variable
    #expect(given("TMPDIR") == "TMPDIR" && given("ANNOUNCE_BROWSER") == "ANNOUNCE_BROWSER")
    #expect(given("PASSWORD") == nil && given("PATH") == nil)
  }

  @Test func `Tree prints an outline that can be given back`() throws {
    let tree = try result(of: "tree", #"{"file":"form.html"}"#)
    let outline = try #require(tree.structured["outline"]?.string)
    #expect(outline.contains("- button \"Send\""))
    let back = try result(of: "announce", #"{"format":"outline","source":\#(quoted(outline))}"#)
    #expect(back.text.contains("5 Send, button"))
    let part = try result(of: "tree", #"{"file":"form.html","from":2,"limit":1}"#)
    #expect(part.text.contains(" more lines, ask for them with from: 3"))
  }

  @Test(arguments: [
    (#"{"file":"form.html","x":1}"#, "there is no argument “x”"),
    (#"{"fil":"form.html"}"#, "did you mean “file”?"),
    (#"{"file":7}"#, "“file” must be a string"),
    (#"{"file":"form.html","limit":0}"#, "“limit” must be an integer from 1 to 500"),
    (#"{"file":"form.html","limit":1e99}"#, "“limit” must be an integer"),
    (#"{"file":"form.html","reader":"nvda"}"#, "must be one of voiceover, talkback"),
    (#"{"file":"form.html","stops":"9-2"}"#, "“stops” must be a number or a range"),
    (#"{"file":"form.html","stops":"99999999999999999999"}"#, "“stops” must be"),
    (#"{"file":"form.html","settings":["x"]}"#, "“settings” cannot be “x”; write “settings” key"),
    (#"{"file":"form.html","settings":"x"}"#, "must be an array of strings"),
    (#"{"file":"none.html"}"#, "there is no file “none.html”"),
    (#"{"file":""}"#, "this is not a path"),
    (#"{"file":"https://example.org"}"#, "announce mcp --browser"),
    (#"{"file":"form.html","browser":true}"#, "announce mcp --browser"),
    ("{}", "name a “file”"), ("[]", "must be an object"), ("3", "must be an object"),
    (#"{"source":"\u0000\u0001"}"#, "the format of the file is not recognised"),
    (#"{"source":""}"#, "the file is empty"),
  ])
  func `The error of a wrong call says how to correct the call`(
    _ arguments: String, _ message: String
  ) throws {
    let result = try result(of: "announce", arguments)
    #expect(result.isError)
    #expect(result.text.contains(message), "\(result.text)")
  }

  @Test(arguments: [
    "../secret.html", "/etc/hostname", "link.html", "linked/secret.html", "linked/../../x.html",
    "a/../../secret.html", "/dev/zero",
  ])
  func `A path that leaves the roots is refused, also through links`(_ path: String) throws {
    let outside = try TrialFolder()
    try outside.write("<p>Secret", to: "secret.html")
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/link.html", withDestinationPath: "\(outside.path)/secret.html")
    try manager.createSymbolicLink(
      atPath: "\(folder.path)/linked", withDestinationPath: outside.path)
    for tool in ["announce", "audit", "tree", "check"] {
      let result = try result(of: tool, #"{"file":"\#(path)"}"#)
      #expect(result.isError)
      #expect(result.text.contains("outside the folders") || result.text.contains("no file"))
    }
    let source = try result(of: "announce", #"{"file":"\#(path)","source":"<p>x"}"#)
    #expect(source.isError)
  }

  @Test(arguments: [".env", ".git/config.html", "visible.html"])
  func `A hidden file is not read, also through a link`(_ path: String) throws {
    try folder.write("<p>Secret", to: ".env")
    try folder.write("<p>Secret", to: ".git/config.html")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/visible.html", withDestinationPath: "\(folder.path)/.env")
    let result = try result(of: "announce", #"{"file":"\#(path)","format":"html"}"#)
    #expect(result.isError && result.text.contains("is hidden"), "\(result.text)")
  }

  @Test func `A browser does not open a text that is not saved`() throws {
    let result = try result(
      of: "announce", #"{"file":"form.html","source":"<p>a","browser":true}"#,
      permissions: AgentPermissions(opensBrowser: true))
    #expect(result.isError && result.text.contains("saved files only"))
  }

  @Test func `The page about agents and the skill name every tool`() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let page = try String(
      contentsOf: root.appendingPathComponent("Documentation/Agents.md"), encoding: .utf8)
    let skill = try String(
      contentsOf: root.appendingPathComponent("Documentation/Agents/SKILL.md"), encoding: .utf8)
    for tool in AgentTool.all(AgentPermissions()) { #expect(page.contains("| `\(tool.name)` |")) }
    #expect(skill.hasPrefix("---\nname: announce\ndescription: "))
    for name in ["announce", "explain", "audit", "play", "diff", "check"] {
      #expect(skill.contains("`\(name)`"))
    }
  }

  @Test func `A long announcement and many notes are cut`() throws {
    let long = quoted("<title>T</title><p>\(String(repeating: "word ", count: 50_000))")
    let text = try result(of: "announce", #"{"format":"html","source":\#(long)}"#).text
    #expect(text.utf8.count < 2_000)
    #expect(text.contains("… (2"))
  }
}
