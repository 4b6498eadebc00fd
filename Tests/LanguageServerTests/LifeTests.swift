import Encoding
import LanguageServer
import Testing

/// The beginning and the end of a session with a client.
struct LifeTests {
  @Test func `The first of the client's encodings that is known is used`() {
    let editor = Editor(#"{"general":{"positionEncodings":["x","utf-32","utf-8"]}}"#)
    let result = editor.output.all.first?["result"]
    #expect(result?["capabilities"]?["positionEncoding"]?.text == "utf-32")
    #expect(result?["serverInfo"]?["name"]?.text == "announce")
    #expect(
      Editor().output.all.first?["result"]?["capabilities"]?["positionEncoding"]?.text == "utf-16")
  }

  @Test func `A shutdown without an id ends the server with status 0`() {
    var editor = Editor()
    editor.notify("shutdown")
    #expect(editor.server.exitStatus == 0)
  }

  @Test func `Requests before initialize and after shutdown are refused`() {
    var editor = Editor()
    #expect(editor.request("initialize")["error"]?["code"]?.int == -32600)
    #expect(editor.server.exitStatus == 1)
    #expect(editor.request("shutdown")["result"]?.kind == .null)
    #expect(editor.request("textDocument/hover")["error"]?["code"]?.int == -32600)
    #expect(!editor.server.isFinished)
    editor.notify("exit")
    #expect(editor.server.isFinished)
    #expect(editor.server.exitStatus == 0)
  }

  @Test func `Unknown methods and documents are answered`() {
    var editor = Editor()
    #expect(editor.request("textDocument/unknown")["error"]?["code"]?.int == -32601)
    #expect(editor.request("textDocument/hover")["error"]?["code"]?.int == -32602)
    #expect(editor.ask("documentSymbol").elements.isEmpty)
    #expect(editor.ask("documentSymbol").kind == .array)
    editor.notify("$/unknown")
    editor.notify("textDocument/didChange", #"{"textDocument":{"uri":"file:///other"}}"#)
    editor.notify("textDocument/didOpen", "[1]")
    editor.notify("textDocument/didClose", "{}")
    #expect(editor.ask("documentSymbol").kind == .array)
  }

  @Test func `A client that pushes and pulls gets findings once`() {
    let pulling = Editor(Editor.pulling)
    let offered = pulling.output.all.first?["result"]?["capabilities"]
    #expect(offered?["diagnosticProvider"]?["workspaceDiagnostics"]?.bool == true)
    let pushing = Editor().output.all.first?["result"]?["capabilities"]
    #expect(pushing?["diagnosticProvider"] == nil)
  }

  @Test func `Unknown settings are reported to the log`() {
    let editor = Editor(options: #"{"announce":{"raeder":["voiceover"],"severity":["a"]}}"#)
    let messages = editor.output.all.filter { $0["method"]?.text == "window/logMessage" }
      .compactMap { $0["params"]?["message"]?.text }
    #expect(messages.count == 2)
    #expect(messages.first?.contains("raeder") == true)
  }

  @Test func `The server asks for the configuration of the client`() {
    var editor = Editor(
      #"{"workspace":{"configuration":true,"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#)
    #expect(editor.message("client/registerCapability") != nil)
    let items = editor.message("workspace/configuration")?["items"]?.elements
    #expect(items?.first?["section"]?.text == "announce")
    editor.open("<button>Send</button>")
    let range = #","range":\#(Editor.range(0, 0, 9, 0))"#
    #expect(editor.ask("inlayHint", range).elements.count == 1)
    editor.answer("announce-2", #"[{"inlayHints":false}]"#)
    #expect(editor.ask("inlayHint", range).elements.isEmpty)
  }

  @Test func `An empty text or list in the settings selects the default`() {
    var editor = Editor(
      Editor.pulling,
      options: #"{"language":"","severity":"","rulesAddress":"","silencingReasons":[" "]}"#,
      rulesAddress: "file:///Rules.md")
    #expect(editor.message("window/logMessage", attempts: 1) == nil)
    editor.open("<p>x</p>\n<p><input type=email aria-label=Email></p>")
    let link = editor.ask("diagnostic")["items"]?.elements.compactMap {
      $0["codeDescription"]?["href"]?.text
    }
    #expect(link?.allSatisfy { $0.hasPrefix("file:///Rules.md#") } == true)
    let titles = editor.actions(Editor.range(1, 5, 1, 5)).compactMap { $0["title"]?.text }
    #expect(titles.contains { $0.hasSuffix("here: false positive") })
  }

  @Test func `A refresh follows the answer to the one before`() {
    var editor = Editor(#"{"workspace":{"inlayHint":{"refreshSupport":true}}}"#)
    editor.open("<button>Send</button>")
    let count = { (editor: Editor) in
      editor.output.all.count { $0["method"]?.text == "workspace/inlayHint/refresh" }
    }
    for _ in 0..<20 {
      editor.notify(
        "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///a/b.swift","type":2}]}"#)
    }
    #expect(count(editor) == 1)
    editor.answer("announce-1", "null")
    #expect(count(editor) == 2)
    editor.answer("announce-2", "null")
    #expect(count(editor) == 2)
  }

  @Test func `Saving a page that no other document names changes nothing`() {
    var editor = Editor(#"{"workspace":{"inlayHint":{"refreshSupport":true}}}"#)
    let save = #"{"textDocument":{"uri":"file:///nowhere/page.html"}}"#
    editor.open("<button>Send</button>")
    editor.notify("textDocument/didSave", save)
    #expect(editor.message("workspace/inlayHint/refresh", attempts: 1) == nil)
    editor.uri = "file:///nowhere/a.md"
    editor.open("Screen: [a](page.html)", language: "markdown")
    editor.notify("textDocument/didSave", save)
    #expect(editor.message("workspace/inlayHint/refresh") != nil)
  }

  @Test func `A change with a malformed range is ignored and logged`() {
    var editor = Editor(Editor.pulling)
    editor.open("<button>Send</button>")
    editor.change("X", in: #"{"start":{"line":0,"character":"a"},"end":{}}"#)
    #expect(editor.hover(0, 10).contains("> Send, button"))
    #expect(editor.message("window/logMessage") != nil)
  }
}
