import Encoding
import Testing

@testable import LanguageServer

/// The code actions that the server offers, and the edits in them.
struct CodeActionTests {
  @Test func `Insertions in one place do not conflict unless they set the same thing`() {
    let first = OffsetEdit(at: 10, replacing: "import a.B", with: "import a.B\nimport a.C")
    let second = OffsetEdit(at: 10, replacing: "import a.B", with: "import a.B\nimport a.D")
    #expect(first == OffsetEdit(20..<20, "\nimport a.C"))
    #expect(!first.conflicts(with: second))
    let label = OffsetEdit(4..<4, " aria-label=\"a\"")
    #expect(label.conflicts(with: OffsetEdit(4..<4, " aria-label=\"b\"")))
    #expect(!label.conflicts(with: OffsetEdit(4..<4, " aria-labelledby=\"b\"")))
    #expect(!label.conflicts(with: label))
    #expect(OffsetEdit(2..<6, "x").conflicts(with: label))
    #expect(OffsetEdit(at: 3, replacing: "b", with: "ab") == OffsetEdit(3..<3, "a"))
  }

  @Test func `A fix is left out as a whole`() {
    let shared = OffsetEdit(0..<0, "import x\n")
    let fixes = [
      [OffsetEdit(5..<9, "a"), shared], [OffsetEdit(8..<12, "b"), OffsetEdit(0..<0, "import y\n")],
      [OffsetEdit(20..<20, "c"), shared],
    ]
    #expect(fixes.compatibleIndices == [0, 2])
    #expect([shared, OffsetEdit(5..<9, "a"), shared].inOrderOfText.count == 2)
  }

  @Test(arguments: ["\n", "\r\n"])
  func `Several imports are inserted by one fix, with the line ends of the file`(lineEnd: String) {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/A.kt"
    let lines = [
      "package a", "import androidx.compose.material3.*", "@Composable fun A() {",
      "  TextField(\"\", {}, label = { Text(\"Email\") })", "}", "",
    ]
    editor.open(lines.joined(separator: lineEnd))
    let fix = editor.actions(Editor.range(3, 3, 3, 3)).first { action in
      (CodeActionTests.edits(of: action)).count > 1
    }
    let imports =
      fix.map(CodeActionTests.edits)?.compactMap { $0["newText"]?.text }
      .filter { $0.contains("import ") } ?? []
    #expect(imports.count > 1)
    #expect(imports.allSatisfy { $0.hasPrefix("\(lineEnd)import ") || $0.hasSuffix(lineEnd) })
  }

  @Test func `A range of a whole line has no actions of the next line`() {
    var editor = Editor(Editor.pulling)
    editor.open("<img src=\"a.png\">\n<img src=\"b.png\">\n")
    let line = editor.actions(Editor.range(0, 0, 1, 0)).map { $0["title"]?.text }
    let cursor = editor.actions(Editor.range(0, 0, 0, 0)).map { $0["title"]?.text }
    #expect(!line.isEmpty)
    #expect(line == cursor)
  }

  static func edits(of action: JSON.Value) -> [JSON.Value] {
    action["edit"]?["documentChanges"]?.elements.first?["edits"]?.elements ?? []
  }

  @Test(arguments: [
    ("a.html", "<p>x</p>\n<textarea>\n<input type=email>\n</textarea><input type=email name=e>", 3),
    (
      "a.tsx",
      "import {View, Text, TextInput} from 'react-native';\nexport const A = () => <View>\n"
        + "  <Text>{`a\n`}</Text><TextInput accessibilityLabel=\"Email\" />\n</View>;", 3
    ),
  ])
  func `A comment that would be part of a text is not offered`(
    name: String, text: String, line: Int
  ) {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/\(name)"
    editor.open(text)
    #expect(!editor.diagnostics().isEmpty)
    let titles = editor.actions(Editor.range(line, 0, line, 999)).compactMap { $0["title"]?.text }
    #expect(!titles.contains { $0.hasPrefix("Silence ") })
  }

  @Test func `A reason with hyphens keeps a layout readable`() {
    var editor = Editor(
      Editor.pulling, options: #"{"silencingReasons":["works -- checked", "  "]}"#)
    editor.uri = "file:///nowhere/layout/a.xml"
    editor.open(
      "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">\n"
        + "  <EditText android:hint=\"Email\" />\n</LinearLayout>")
    let texts = editor.actions(Editor.range(1, 0, 1, 99)).filter {
      $0["title"]?.text.hasPrefix("Silence ") == true
    }.compactMap { CodeActionTests.edits(of: $0).first?["newText"]?.text }
    #expect(!texts.isEmpty)
    #expect(texts.allSatisfy { $0.contains(": works – checked -->") })
  }

  @Test func `A fix of a component that other uses do not need is not preferred`() {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/A.tsx"
    editor.open(
      "import {View, TextInput} from 'react-native';\n"
        + "const Field = ({name}) => <TextInput accessibilityLabel={name} />;\n"
        + "export const A = () => <View><Field name=\"Email\" /><Field name=\"Phone\" /></View>;\n")
    let actions = editor.actions(Editor.range(1, 30, 1, 30))
    #expect(actions.allSatisfy { $0["isPreferred"]?.bool != true })
    #expect(!actions.contains { $0["kind"]?.text == "source.fixAll.announce" })
  }
}
