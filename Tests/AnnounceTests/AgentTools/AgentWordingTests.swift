import Encoding
import Foundation
import Testing

@testable import announce

/// The wording of the tools' answers and errors, which must not mention command-line options.
@Suite struct AgentWordingTests {
  private let folder: TrialFolder

  init() throws {
    folder = try TrialFolder()
    try folder.write(
      "<!doctype html><html lang=en><title>Sign up</title><main><h1>Sign up</h1>\n"
        + "<label for=e>Email</label><input id=e type=email required aria-invalid=false>\n"
        + "<img src=x.png>\n<button>Send</button></main></html>\n", to: "form.html")
  }

  private func result(
    of tool: String, _ arguments: String, permissions: AgentPermissions = AgentPermissions()
  ) throws -> (text: String, structured: JSON.Value, isError: Bool) {
    try MCPTrial.result(of: tool, arguments, in: folder.path, permissions: permissions)
  }

  private func quoted(_ text: String) -> String { JSONWriter.quoted(text) }

  @Test func `Stops after the last one are an error that says how many there are`() throws {
    let result = try result(of: "announce", #"{"file":"form.html","stops":"41-52"}"#)
    #expect(result.isError)
    #expect(
      result.text
        == "the screen has 5 stops; there is no stop 41; leave out “stops” to read all stops")
    let some = try self.result(of: "announce", #"{"file":"form.html","stops":"5-9"}"#)
    #expect(!some.isError && some.text.contains("5 Send, button"))
  }

  @Test func `Messages name arguments of the tools, and not options or commands`() throws {
    let explained = try result(of: "explain", #"{"file":"form.html","stops":"41"}"#)
    #expect(
      explained.text.hasSuffix("there is no stop 41; leave out “stops” and “name” to explain all"))
    let audited = try result(of: "audit", #"{"file":"form.html","rules":["xyzxyzxyz"]}"#)
    #expect(
      audited.text == "no rule is called “xyzxyzxyz”; leave out “rules” to look for all defects",
      "\(audited.text)")
    try folder.write("# A\n", to: "a.md")
    let document = try result(of: "announce", #"{"file":"a.md"}"#)
    #expect(
      document.text
        == "a.md: a Markdown document is not a screen; call check to compare the screens in it with "
        + "their tables", "\(document.text)")
    let assumed = try result(
      of: "announce",
      #"{"source":"<View>{a && <Text>x</Text>}<Text>y</Text></View>","format":"jsx"}"#)
    #expect(assumed.text.contains("reverse it with “assume” a=true"), "\(assumed.text)")
  }

  @Test func `Arguments that need permission name the option that gives it`() throws {
    let browsed = try result(of: "announce", #"{"file":"form.html","browser":true}"#)
    #expect(
      browsed.isError
        && browsed.text == "“browser” is off; the user can allow it with “announce mcp --browser”")
    let recorded = try result(of: "check", #"{"record":"changed"}"#)
    #expect(
      recorded.text == "“record” is off; the user can allow it with “announce mcp --allow-write”")
  }

  @Test func `A check reads a text in place of its file, and has written after it recorded`() throws
  {
    let golden =
      "```html\n<button>Send</button>\n```\n\n| VoiceOver, hints off |\n| --- |\n| Sent, button |\n"
    try folder.write(golden.replacing("Sent", with: "Send"), to: "g.md")
    let text = try result(of: "check", #"{"file":"g.md","source":\#(quoted(golden))}"#).text
    #expect(text.contains("\nreworded g.md:7 VoiceOver, hints off, stop 1: expected "), "\(text)")
    try folder.write(golden, to: "g.md")
    let recorded = try result(
      of: "check", #"{"file":"g.md","record":"changed"}"#,
      permissions: AgentPermissions(writes: true))
    #expect(recorded.structured["status"]?.text == "as expected", "\(recorded.text)")
    #expect(recorded.structured["recordedCells"]?.int == 1)
  }

  @Test func `A diff leaves out usage hints unless only they differ`() throws {
    let arguments =
      #""file":"a.outline","beforeSource":\#(quoted("- button \"Save\"\n")),"#
      + #""source":\#(quoted("- button \"Send\"\n")),"reader":"talkback""#
    let brief = try result(of: "diff", "{\(arguments)}").text
    #expect(brief.contains("“Save, button” → 1 “Send, button”"), "\(brief)")
    let whole = try result(of: "diff", #"{\#(arguments),"hints":true}"#).text
    #expect(whole.contains("“Send, button, double tap to activate”"), "\(whole)")
  }

  @Test func `Paths in messages and in the comment of an outline are relative`() throws {
    try folder.write("{}", to: "other.json")
    let note = try result(of: "audit", #"{"file":"."}"#).text
    #expect(note.contains(": other.json; name a file"), "\(note)")
    #expect(!note.contains(folder.path))
    try folder.write("export default () => <View><Text>a</Text></View>;\n", to: "a.tsx")
    let tree = try result(of: "tree", #"{"file":"a.tsx"}"#).text
    #expect(tree.hasPrefix("# a.tsx"), "\(tree)")
  }
}
