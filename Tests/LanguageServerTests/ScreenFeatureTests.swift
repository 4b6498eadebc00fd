import Encoding
import JSONRPC
import Testing

/// The answers of the server about files with screens.
struct ScreenFeatureTests {
  private static let page = """
    <!doctype html>
    <html lang="en"><head><title>Form 👍</title></head><body>
    <h1>Sign up</h1>
    <p>Sénd 👍 <button>Send</button></p>
    <input type="text">
    </body></html>
    """

  @Test func `A finding is at the start tag of its element`() throws {
    var editor = Editor(Editor.pulling, rulesAddress: "file:///Rules.md")
    editor.open(ScreenFeatureTests.page)
    let found = editor.ask("diagnostic")["items"]?.elements ?? []
    let missing = try #require(found.first { $0["code"]?.text == "label-missing" })
    #expect(Editor.line(missing) == "4:0-19 label-missing")
    #expect(missing["severity"]?.int == 1)
    #expect(missing["source"]?.text == "announce")
    #expect(missing["codeDescription"]?["href"]?.text == "file:///Rules.md#label-missing")
    #expect(missing["message"]?.text.contains("VoiceOver") == true)
  }

  @Test func `Equal diagnostics are not sent again`() {
    var editor = Editor(Editor.pulling)
    editor.open(ScreenFeatureTests.page)
    let first = editor.ask("diagnostic")
    #expect(first["kind"]?.text == "full")
    let id = first["resultId"]?.text ?? ""
    let second = editor.ask("diagnostic", #","previousResultId":"\#(id)""#)
    #expect(second["kind"]?.text == "unchanged")
    #expect(second["items"] == nil)
    editor.change(" ", in: Editor.range(4, 0, 4, 0))
    let third = editor.ask("diagnostic", #","previousResultId":"\#(id)""#)
    #expect(third["kind"]?.text == "full")
  }

  @Test(arguments: [("utf-8", 14), ("utf-16", 11), ("utf-32", 10)])
  func `Hovering over an element explains what each reader announces`(
    encoding: String, column: Int
  ) {
    var editor = Editor(
      #"{"general":{"positionEncodings":["\#(encoding)"]},"#
        + #""textDocument":{"hover":{"contentFormat":["markdown"]}}}"#)
    editor.open(ScreenFeatureTests.page)
    let hover = editor.hover(3, column)
    #expect(hover.contains("**VoiceOver: stop"))
    #expect(hover.contains("**TalkBack: stop"))
    #expect(hover.contains("> Send, button"))
    #expect(hover.contains("role **“button”**"))
    #expect(hover.contains("Confidence:"))
    #expect(editor.hover(3, column - 1).contains("> Send, button") == false)
  }

  @Test func `A client without Markdown gets plain text`() {
    var editor = Editor()
    editor.open("<button>Send*</button>")
    let hover = editor.hover(0, 3)
    #expect(hover.contains("“Send*, button”"))
    #expect(!hover.contains("**"))
  }

  @Test func `Hovering over an element that is no stop says why`() {
    var editor = Editor()
    editor.open("<button>A</button><div aria-hidden=true><p>Hidden</p></div>")
    #expect(editor.hover(0, 45).contains("no stop"))
    #expect(editor.hover(0, 45).contains("aria-hidden"))
  }

  @Test func `Inlay hints at the end of lines show the announcements of the requested lines`() {
    var editor = Editor(Editor.pulling)
    editor.open(ScreenFeatureTests.page)
    let hints = editor.ask("inlayHint", #","range":\#(Editor.range(2, 0, 3, 5))"#).elements
    #expect(hints.map { $0["position"]?["line"]?.int } == [2, 3])
    #expect(hints.first?["position"]?["character"]?.int == 16)
    #expect(hints.first?["label"]?.text.contains("Sign up") == true)
    #expect(hints.last?["label"]?.text.contains("“Send, button”") == true)
    #expect(hints.first?["kind"] == nil)
  }

  @Test func `Each element with a stop has a lens`() {
    var editor = Editor(Editor.pulling)
    editor.open("<button>A</button>\n<button>B</button>")
    let lenses = editor.ask("codeLens").elements
    #expect(lenses.map { $0["range"]?["start"]?["line"]?.int } == [0, 1])
    #expect(lenses.first?["command"]?["title"]?.text.contains("“A, button") == true)
    #expect(
      editor.request("workspace/executeCommand", #"{"command":""}"#)["result"]?.kind == .null)
  }

  @Test func `Lenses and hints can be switched off`() {
    var editor = Editor(
      Editor.pulling, options: #"{"codeLenses":false,"inlayHints":false}"#)
    editor.open("<button>A</button>")
    #expect(editor.ask("codeLens").elements.isEmpty)
    #expect(editor.ask("inlayHint", #","range":\#(Editor.range(0, 0, 9, 0))"#).elements.isEmpty)
  }

  @Test func `The outline lists the stops of each reader in swipe order`() {
    var editor = Editor(Editor.pulling)
    editor.open("<h1>Title</h1>\n<button>A</button>")
    let symbols = editor.ask("documentSymbol").elements
    #expect(symbols.map { $0["name"]?.text } == ["VoiceOver", "TalkBack"])
    #expect(symbols.first?["children"]?.elements.count == 2)
    #expect(symbols.first?["children"]?.elements.last?["detail"]?.text == "stop 2")
    // The editor Kate hides entries of the kinds 1 to 4 that contain no other entries.
    let kinds = symbols.flatMap { $0["children"]?.elements ?? [] }.map { $0["kind"]?.int ?? 0 }
    #expect(kinds.allSatisfy { $0 > 4 })
    var flat = Editor()
    flat.open("<h1>Title</h1>\n<button>A</button>")
    #expect(flat.ask("documentSymbol").elements.last?["containerName"]?.text == "TalkBack")
  }

  @Test func `A text that begins with a line end is located at its words`() {
    var editor = Editor(Editor.pulling)
    editor.open("<p>\n  Long text\n</p>\n<div>a</div>\nplain text\n")
    let symbols = editor.ask("documentSymbol").elements.first?["children"]?.elements ?? []
    let starts = symbols.map { $0["selectionRange"]?["start"]?["line"]?.int }
    #expect(starts.contains(1) || starts.contains(0))
    for symbol in symbols {
      for end in ["start", "end"] {
        let (range, selection) = (symbol["range"], symbol["selectionRange"])
        #expect(selection?["start"]?["line"]?.int == range?["start"]?["line"]?.int)
        let line = selection?[end]?["line"]?.int ?? -1
        #expect(line <= range?["end"]?["line"]?.int ?? -1)
      }
    }
    #expect(editor.hover(4, 3).contains("plain text"))
    #expect(editor.hover(1, 5).contains("Long text"))
    editor.change("<p>one <b>two</b> three</p>", version: 3)
    let hover = editor.ask("hover", #","position":{"line":0,"character":4}"#)
    #expect(hover["range"]?["end"]?["character"]?.int == 7, "the text ends where the tag begins")
  }

  @Test func `A page that is no text is reported at its first line`() {
    var editor = Editor(Editor.pulling)
    editor.open("<p>\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}\u{0}</p>")
    let lines = editor.diagnostics()
    #expect(lines.count == 1)
    #expect(lines.allSatisfy { $0.hasPrefix("0:0-") && $0.hasSuffix("unreadable") })
  }

  @Test func `A carriage return alone ends a line for findings, too`() {
    var editor = Editor(Editor.pulling)
    editor.open("<p lang=en>x</p>\r<form>\r<input type=text></form>")
    #expect(editor.diagnostics().contains("2:0-17 label-missing"))
  }

  @Test func `A fix that is an edit is offered with the version of the document`() throws {
    var editor = Editor(Editor.pulling)
    editor.open(
      "<p lang=\"en\">x</p>\n"
        + "<form><label for=e>Email</label> <input id=e type=email></form>")
    let actions = editor.actions(Editor.range(1, 40, 1, 41))
    let fix = try #require(
      actions.first { $0["edit"] != nil && $0["title"]?.text.contains("purpose-missing") == true })
    let change = fix["edit"]?["documentChanges"]?.elements.first
    #expect(change?["textDocument"]?["version"]?.int == 1)
    let edit = change?["edits"]?.elements.first
    #expect(edit?["newText"]?.text == " autocomplete=\"email\"")
    #expect(edit?["range"]?["start"]?["character"]?.int == 39)
    #expect(edit?["range"]?["end"]?["character"]?.int == 39)
    #expect(fix["kind"]?.text == "quickfix")
    #expect(fix["diagnostics"]?.elements.first?["code"]?.text == "purpose-missing")
  }

  @Test func `Only the kinds that the client asks for are returned`() {
    var editor = Editor(Editor.pulling)
    editor.open(
      "<p id=x>x</p>\n<button aria-labeledby=x>A</button>\n<a aria-hiden=true href=b>B</a>")
    let all = editor.actions(Editor.range(1, 9, 1, 9), only: #"["source.fixAll"]"#)
    #expect(all.map { $0["kind"]?.text } == ["source.fixAll.announce"])
    let edits = all.first?["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements
    #expect(edits?.map { $0["newText"]?.text } == ["aria-labelledby", "aria-hidden"])
    #expect(editor.actions(Editor.range(1, 9, 1, 9), only: #"["refactor"]"#).isEmpty)
  }

  @Test func `A fix of a certain finding is preferred, and one for review is not`() {
    var editor = Editor(Editor.pulling)
    editor.open(
      "<p id=x>x</p><button aria-labeledby=x>A</button>\n<input autocomplete=off type=email>")
    let fix = editor.actions(Editor.range(0, 20, 0, 20)).first
    #expect(fix?["isPreferred"]?.bool == true)
    let review = editor.actions(Editor.range(1, 3, 1, 3)).first
    #expect(review?["isPreferred"] == nil)
  }

  @Test func `A client without literals of actions gets commands`() {
    var editor = Editor()
    editor.open("<form><label for=e>Email</label> <input id=e type=email></form>")
    let actions = editor.actions(Editor.range(0, 35, 0, 35))
    #expect(actions.allSatisfy { $0["command"]?.text == "announce.apply" && $0["edit"] == nil })
    let arguments = JSONText { $0.value(actions.first?["arguments"] ?? .null) }
    editor.request(
      "workspace/executeCommand",
      #"{"command":"announce.apply","arguments":"#
        + String(decoding: arguments.bytes, as: UTF8.self) + "}")
    let applied = editor.message("workspace/applyEdit")
    #expect(applied?["edit"]?["changes"]?[Editor.uri]?.elements.isEmpty == false)
    editor.change(" ", in: Editor.range(0, 0, 0, 0))
    let late = editor.request(
      "workspace/executeCommand",
      #"{"command":"announce.apply","arguments":"#
        + String(decoding: arguments.bytes, as: UTF8.self) + "}")
    #expect(late["error"]?["code"]?.int == -32801, "the document has changed")
  }

  @Test(arguments: [
    (
      "page.html", "<main>\n  <input type=email aria-label=Email>\n</main>", 1,
      "  <!-- announce-ignore"
    ),
    (
      "a.tsx",
      "import {View, TextInput} from 'react-native';\nexport const A = () => <View>\n"
        + "  <TextInput accessibilityLabel=\"Email\" />\n</View>;", 2, "  {/* announce-ignore"
    ),
    (
      "a.tsx",
      "import {TextInput} from 'react-native';\nexport const A = () => (\n"
        + "  <TextInput accessibilityLabel=\"Email\" />\n);", 2, "  // announce-ignore"
    ),
    (
      "layout/a.xml",
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\n"
        + "  <EditText android:hint=\"Email\" />\n</LinearLayout>", 1, "  <!-- announce-ignore"
    ),
    (
      "A.swift",
      "import SwiftUI\nstruct A: View {\n  var body: some View {\n"
        + "    Button(action: {}) { Image(\"x_1\") }\n  }\n}", 3, "    // announce-ignore"
    ),
  ])
  func `Silencing a rule inserts a comment with a reason, and the finding is gone`(
    name: String, text: String, line: Int, comment: String
  ) throws {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/\(name)"
    editor.open(text)
    let before = editor.diagnostics()
    let actions = editor.actions(Editor.range(line, 0, line, 99))
    let silencing = try #require(
      actions.first { $0["title"]?.text.hasPrefix("Silence ") == true }, "\(before)")
    let edit = try #require(
      silencing["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements.first)
    let inserted = try #require(edit["newText"]?.text)
    #expect(inserted.hasPrefix(comment))
    #expect(inserted.contains(": false positive"))
    editor.change(inserted, in: Editor.range(line, 0, line, 0))
    let rule = silencing["diagnostics"]?.elements.first?["code"]?.text ?? "?"
    let count = { (lines: [String]) in lines.count { $0.hasSuffix(" \(rule)") } }
    #expect(count(editor.diagnostics()) < count(before))
  }

  @Test func `Findings are pushed to a client that does not ask for them`() throws {
    var editor = Editor(#"{"textDocument":{"publishDiagnostics":{"versionSupport":true}}}"#)
    editor.open("<input>", version: 7)
    let first = try #require(editor.message("textDocument/publishDiagnostics"))
    #expect(first["version"]?.int == 7)
    #expect(first["diagnostics"]?.elements.contains { $0["code"]?.text == "label-missing" } == true)
    editor.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(editor.uri)"}}"#)
    let last = editor.message("textDocument/publishDiagnostics") {
      $0["diagnostics"]?.elements.isEmpty == true
    }
    #expect(last != nil)
  }

  @Test func `The encoding that a page declares does not change what the editor sent`() {
    var editor = Editor(Editor.pulling)
    editor.open("<meta charset=windows-1252><button>Größe 👍</button>")
    #expect(editor.hover(0, 30).contains("> Größe 👍, button"))
  }

  @Test func `A half-typed layout is reported where it ends`() {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/layout/a.xml"
    editor.open(
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\n  <Button andr")
    let items = editor.ask("diagnostic")["items"]?.elements ?? []
    #expect(items.map { $0["code"]?.text } == ["unreadable"])
    #expect(items.first?["range"]?["start"]?["line"]?.int == 1)
  }

  @Test func `Files without screens have no diagnostics`() {
    var editor = Editor(Editor.pulling)
    for (name, text) in [
      ("a.ts", "export const x = 1;"), ("a.json", "{\"a\": 1"), ("A.swift", "let x = 1"),
      ("pom.xml", "<project><name>x</name></project>"), ("a.html", "  \n"),
    ] {
      editor.uri = "file:///nowhere/\(name)"
      editor.open(text)
      #expect(editor.diagnostics().isEmpty, "\(name)")
    }
  }
}
