import Encoding
import Foundation
import JSONRPC
import Testing

/// The answers of the server about Markdown documents.
struct ScenarioFeatureTests {
  private static let document = """
    # Form

    ```html
    <h1>Größe 👍</h1>
    <button>Send</button>
    ```

    | VoiceOver | TalkBack |
    | --- | --- |
    | Größe 👍, heading, level 1 | Größe 👍, Heading |
    | Sent, button | Send, Button, Double-tap to activate |
    """

  private static func editor(_ text: String = document) -> Editor {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/form.md"
    editor.open(text, language: "markdown")
    return editor
  }

  @Test func `A differing cell is underlined`() {
    var editor = ScenarioFeatureTests.editor()
    #expect(editor.diagnostics().contains("10:2-14 reworded"))
  }

  @Test func `An action records a cell`() throws {
    var editor = ScenarioFeatureTests.editor()
    let before = editor.diagnostics()
    let action = try #require(
      editor.actions(Editor.range(10, 3, 10, 3)).first {
        $0["title"]?.text.contains("in this cell") == true
      })
    #expect(action["diagnostics"]?.elements.first?["code"]?.text == "reworded")
    let edit = action["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements.first
    #expect(edit?["newText"]?.text == "Send, button")
    editor.change(edit?["newText"]?.text ?? "", in: Editor.range(10, 2, 10, 14))
    #expect(editor.diagnostics() == before.filter { $0 != "10:2-14 reworded" })
  }

  @Test func `An action records the whole document`() throws {
    var editor = ScenarioFeatureTests.editor()
    let actions = editor.actions(Editor.range(10, 3, 10, 3), only: #"["source.fixAll.announce"]"#)
    let edits = actions.first?["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements ?? []
    #expect(edits.count == 1)
    let edit = try #require(edits.first)
    let range = JSONText { $0.value(edit["range"] ?? .null) }
    editor.change(edit["newText"]?.text ?? "", in: String(decoding: range.bytes, as: UTF8.self))
    #expect(editor.diagnostics().allSatisfy { !$0.hasSuffix("reworded") && !$0.hasSuffix("lost") })
  }

  @Test func `A link to a file whose contents change is checked again`() throws {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = folder.appendingPathComponent("a page.html")
    try Data("<button>One</button>".utf8).write(to: page)
    try Data(
      "# A\n\nScreen: [screen](a%20page.html)\n\n| VoiceOver |\n| --- |\n| One, button |\n".utf8
    ).write(to: folder.appendingPathComponent("a.md"))
    var editor = Editor(Editor.pulling, folder: folder.path)
    let codes = { (editor: inout Editor) -> [String] in
      let result = editor.request("workspace/diagnostic")["result"]
      let items = result?["items"]?.elements.first?["items"]?.elements ?? []
      return items.compactMap { $0["code"]?.text }.filter { $0 == "reworded" || $0 == "lost" }
    }
    #expect(codes(&editor).isEmpty)
    try Data("<button>Another</button>".utf8).write(to: page)
    #expect(!codes(&editor).isEmpty)
  }

  @Test func `Only a few cells of a large selection get actions of their own`() {
    let numbers = 1...20
    var editor = ScenarioFeatureTests.editor(
      "# A\n\n```html\n" + numbers.map { "<button>B\($0)</button>\n" }.joined()
        + "```\n\n| VoiceOver |\n| --- |\n" + numbers.map { "| C\($0) |\n" }.joined())
    let actions = editor.actions(Editor.range(0, 0, 99, 0), only: #"["quickfix"]"#)
    #expect(actions.count == 9)
    let all = editor.actions(Editor.range(0, 0, 99, 0), only: #"["source.fixAll"]"#)
    #expect(all.count == 1)
  }

  @Test func `The outline lists the compared columns`() {
    var editor = ScenarioFeatureTests.editor()
    let symbols = editor.ask("documentSymbol").elements
    #expect(symbols.map { $0["name"]?.text } == ["Form: VoiceOver", "Form: TalkBack"])
    #expect(symbols.first?["detail"]?.text == "1 difference")
  }

  @Test func `The outline lists the stops of each compared column, at their cells`() {
    var editor = ScenarioFeatureTests.editor()
    let stops = editor.ask("documentSymbol").elements.first?["children"]?.elements ?? []
    let names = stops.map { $0["name"]?.text ?? "" }
    #expect(names.first?.hasPrefix("Größe 👍, heading") == true)
    #expect(names.last?.hasPrefix("Send, button") == true)
    #expect(stops.map { $0["range"]?["start"]?["line"]?.int } == [9, 10])
    #expect(stops.map { $0["detail"]?.text } == ["stop 1", "stop 2"])
  }

  @Test func `A hover on a cell explains the stop of the cell part by part`() {
    var editor = ScenarioFeatureTests.editor()
    let differing = editor.hover(10, 4)
    #expect(differing.hasPrefix("**VoiceOver: stop 2 of 2**"), "\(differing)")
    #expect(differing.contains("**“Send”**") && differing.contains("Confidence: "))
    #expect(editor.hover(10, 20).hasPrefix("**TalkBack: stop 2 of 2**"))
    #expect(editor.hover(7, 4).isEmpty, "the header of the table")
  }

  @Test func `A hover on an element in a block shows the announcements of all columns' readers`() {
    var editor = ScenarioFeatureTests.editor()
    let hover = editor.hover(4, 10)
    #expect(hover.hasPrefix("**VoiceOver: stop 2 of 2**"), "\(hover)")
    #expect(hover.contains("**TalkBack: stop 2 of 2**"))
    #expect(editor.hover(0, 3).isEmpty && editor.hover(5, 1).isEmpty)
    var outline = ScenarioFeatureTests.editor(
      "# A\n\n> ```outline\n> - heading \"Größe\"\n> - button \"Send\"\n> ```\n>\n"
        + "> | TalkBack |\n> | --- |\n> | Größe, heading |\n")
    #expect(outline.hover(4, 6).hasPrefix("**TalkBack: stop 2 of 2**"))
    #expect(outline.hover(6, 0).isEmpty)
  }

  @Test func `Lines of a block with stops have hints, and elements have lenses`() {
    var editor = ScenarioFeatureTests.editor()
    let hints = editor.ask("inlayHint", #","range":\#(Editor.range(0, 0, 20, 0))"#).elements
    #expect(hints.map { $0["position"]?["line"]?.int } == [3, 4])
    #expect(hints.last?["label"]?.text.contains("VoiceOver “Send, button”") == true)
    #expect(hints.first?["label"]?.text.contains("” · VoiceOver “Größe") == true)
    let lenses = editor.ask("codeLens").elements
    // TalkBack stops at the heading, and VoiceOver at its text.
    #expect(lenses.map { $0["range"]?["start"]?["line"]?.int } == [3, 3, 4])
  }

  @Test func `A link to a file that does not exist is underlined`() {
    var editor = ScenarioFeatureTests.editor(
      "# A\n\nScreen: [form](gone.html)\n\n| TalkBack |\n| --- |\n| Send |\n")
    let problems = editor.diagnostics().filter { $0.hasSuffix(" problem") }
    #expect(problems == ["2:0-25 problem"])
  }

  @Test func `Documents of the workspace are checked, and those that are equal are not sent again`()
    throws
  {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appendingPathComponent("a.md").path
    try Data(ScenarioFeatureTests.document.utf8).write(to: URL(fileURLWithPath: path))
    var editor = Editor(Editor.pulling, folder: folder.path)
    let first = editor.request(
      "workspace/diagnostic", #"{"previousResultIds":[],"workDoneToken":"w"}"#)["result"]
    let report = try #require(first?["items"]?.elements.first)
    #expect(report["uri"]?.text == "file://\(path)")
    #expect(report["items"]?.elements.map(Editor.line).contains("10:2-14 reworded") == true)
    let steps = editor.output.all.filter { $0["method"]?.text == "$/progress" }
      .compactMap { $0["params"]?["value"]?["kind"]?.text }
    #expect(steps == ["begin", "report", "end"])
    let id = report["resultId"]?.text ?? ""
    let second = editor.request(
      "workspace/diagnostic",
      #"{"previousResultIds":[{"uri":"file://\#(path)","value":"\#(id)"},"#
        + #"{"uri":"file:///gone.md","value":"x"}],"partialResultToken":7}"#)["result"]
    #expect(second?["items"]?.elements.isEmpty == true)
    let partial = editor.output.all.last { $0["params"]?["token"]?.int == 7 }
    let kinds = partial?["params"]?["value"]?["items"]?.elements.compactMap { $0["kind"]?.text }
    #expect(kinds == ["unchanged", "full"])
    // If the document is open, its text in the editor is checked and not the file.
    editor.uri = "file://\(path)"
    editor.open("# Nothing\n", language: "markdown")
    let third = editor.request("workspace/diagnostic")["result"]?["items"]?.elements.first
    #expect(third?["items"]?.elements.isEmpty == true)
    #expect(third?["version"]?.int == 1)
  }
}
