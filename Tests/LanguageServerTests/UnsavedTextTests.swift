import Encoding
import Foundation
import JSONRPC
import Testing

/// Unsaved texts of other open documents.
struct UnsavedTextTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func write(_ text: String, to name: String) throws -> String {
    let file = folder.appendingPathComponent(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return "file://\(file.path)"
  }

  private func codes(of uri: String, _ editor: inout Editor) -> [String] {
    editor.uri = uri
    return editor.diagnostics().compactMap { $0.split(separator: " ").last.map(String.init) }
  }

  private func heard(in uri: String, _ editor: inout Editor) -> String {
    editor.uri = uri
    return editor.ask("inlayHint", #","range":\#(Editor.range(0, 0, 99, 0))"#).elements
      .map { $0["label"]?.text ?? "" }.joined(separator: "\n")
  }

  @Test func `The unsaved text of a screen counts in the document that names it`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try write("<button>One</button>", to: "a.html")
    let text = "# A\n\nScreen: [a](a.html)\n\n| VoiceOver, hints off |\n| --- |\n| One, button |\n"
    let document = try write(text, to: "a.md")
    var editor = Editor(Editor.pulling, folder: folder.path)
    editor.uri = document
    editor.open(text, language: "markdown")
    #expect(!codes(of: document, &editor).contains("reworded"))
    editor.uri = page
    editor.open("<button>One</button>")
    editor.change("<button>Two</button>")
    #expect(codes(of: document, &editor).contains("reworded"))
    let scan = editor.request("workspace/diagnostic")["result"]?["items"]?.elements.first
    #expect(scan?["items"]?.elements.contains { $0["code"]?.text == "reworded" } == true)
    // After a document is closed without being saved, the file on disk is read again.
    editor.notify("textDocument/didClose", #"{"textDocument":{"uri":"\#(page)"}}"#)
    #expect(!codes(of: document, &editor).contains("reworded"))
  }

  @Test func `The unsaved text of an imported file counts`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let part = "export const label = 'One';\n"
    let screen =
      "import {View, Text} from 'react-native';\nimport {label} from './label';\n"
      + "export default () => <View><Text>{label}</Text></View>;\n"
    let inner = try write(part, to: "label.ts")
    let outer = try write(screen, to: "Screen.tsx")
    var editor = Editor(Editor.pulling, folder: folder.path)
    editor.uri = outer
    editor.open(screen, language: "typescriptreact")
    #expect(heard(in: outer, &editor).contains("“One”"))
    editor.uri = inner
    editor.open(part, language: "typescript")
    editor.change(part.replacingOccurrences(of: "One", with: "Two"))
    #expect(heard(in: outer, &editor).contains("“Two”"))
  }

  /// Two files of an app; the second shows a text from the first.
  struct App: CustomTestStringConvertible {
    var language: String
    var inner: (name: String, text: String)
    var outer: (name: String, text: String)

    var testDescription: String { language }
  }

  private static let apps = [
    App(
      language: "swift",
      inner: ("Labels.swift", "enum Labels { static let first = \"One\" }\n"),
      outer: (
        "Screen.swift",
        "import SwiftUI\nstruct Screen: View {\n  var body: some View { Text(Labels.first) }\n}\n"
      )),
    App(
      language: "kotlin",
      inner: (
        "app/src/main/kotlin/org/app/Labels.kt",
        "package org.app\n\nconst val first = \"One\"\n"
      ),
      outer: (
        "app/src/main/kotlin/org/app/Screen.kt",
        "package org.app\n\nimport androidx.compose.material3.Text\n\n"
          + "@Composable\nfun Screen() {\n  Text(first)\n}\n"
      )),
  ]

  @Test(arguments: UnsavedTextTests.apps)
  func `The unsaved text of a file of the app counts after a change of the screen`(app: App)
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let inner = try write(app.inner.text, to: app.inner.name)
    let outer = try write(app.outer.text, to: app.outer.name)
    var editor = Editor(Editor.pulling, folder: folder.path)
    editor.uri = outer
    editor.open(app.outer.text, language: app.language)
    #expect(heard(in: outer, &editor).contains("One"))
    editor.change("\(app.outer.text)\n")
    #expect(heard(in: outer, &editor).contains("One"))
    editor.uri = inner
    editor.open(app.inner.text, language: app.language)
    for (version, label) in [(2, "Two"), (3, "Three")] {
      editor.uri = inner
      editor.change(app.inner.text.replacingOccurrences(of: "One", with: label), version: version)
      #expect(heard(in: outer, &editor).contains(label))
    }
  }

  @Test func `The unsaved text of a resource counts in a layout`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let layout =
      "<?xml version=\"1.0\"?>\n<Button xmlns:android=\"http://schemas.android.com/apk/res/android\"\n"
      + "  android:text=\"@string/send\" />\n"
    let strings = "<resources><string name=\"send\">Send</string></resources>\n"
    let file = try write(layout, to: "app/src/main/res/layout/a.xml")
    let resource = try write(strings, to: "app/src/main/res/values/strings.xml")
    var editor = Editor(Editor.pulling, folder: folder.path)
    editor.uri = file
    editor.open(layout, language: "xml")
    #expect(heard(in: file, &editor).contains("Send, button"))
    editor.uri = resource
    editor.open(strings, language: "xml")
    editor.change(strings.replacingOccurrences(of: ">Send<", with: ">Submit<"))
    #expect(heard(in: file, &editor).contains("Submit, button"))
    editor.uri = resource
    editor.change(strings, version: 3)
    #expect(heard(in: file, &editor).contains("Send, button"))
  }

  @Test func `An editor that is sent diagnostics gets those of documents that depend on a change`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let page = try write("<button>One</button>", to: "a.html")
    let text = "# A\n\nScreen: [a](a.html)\n\n| VoiceOver, hints off |\n| --- |\n| One, button |\n"
    let document = try write(text, to: "a.md")
    var editor = Editor(folder: folder.path)
    editor.uri = document
    editor.open(text, language: "markdown")
    _ = try #require(editor.message("textDocument/publishDiagnostics"))
    editor.uri = page
    editor.open("<button>One</button>")
    editor.change("<button>Two</button>")
    let sent = editor.message("textDocument/publishDiagnostics") { parameters in
      parameters["uri"]?.text == document
        && parameters["diagnostics"]?.elements.contains { $0["code"]?.text == "reworded" } == true
    }
    #expect(sent != nil)
  }
}
