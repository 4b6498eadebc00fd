import Encoding
import JSONRPC
import Testing

/// The answers of the server about a file that cannot be read at the moment.
struct FormerScreenTests {
  private static let code = """
    import {View, Text, Button} from 'react-native';
    export default () => (
      <View>
        <Text>One</Text>
        <Button title="Two" />
        <Text>Three</Text>
      </View>
    );

    """

  private func hints(_ editor: inout Editor) -> [String] {
    editor.ask("inlayHint", #","range":\#(Editor.range(0, 0, 99, 0))"#).elements.map {
      "\($0["position"]?["line"]?.int ?? 0) \($0["label"]?.text ?? "")"
    }
  }

  private func editor() -> Editor {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/a.tsx"
    editor.open(FormerScreenTests.code, language: "typescriptreact")
    return editor
  }

  @Test func `Hints of lines that have not changed stay while the file cannot be read`() {
    var editor = editor()
    let before = hints(&editor)
    #expect(before.map { $0.first } == ["3", "4", "5"], "\(before)")
    // Type two lines of a tag without its end.
    editor.change("    <Button\n      title=\"T", in: Editor.range(4, 0, 4, 26))
    #expect(editor.diagnostics().count == 1)
    #expect(editor.diagnostics().first?.hasSuffix(" unreadable") == true)
    let after = hints(&editor)
    #expect(after.count == 2, "\(after)")
    #expect(after.first == before.first)
    #expect(after.last == before.last?.replacing("5", with: "6"))
    #expect(editor.hover(3, 8).contains("“One”"))
    #expect(editor.hover(6, 8).contains("“Three”"))
    #expect(editor.hover(4, 8).isEmpty)
    #expect(editor.ask("codeLens").elements.count == 2)
    let reader = editor.ask("documentSymbol").elements.first
    #expect(reader?["detail"]?.text == "2 stops")
    let stops = reader?["children"]?.elements ?? []
    #expect(stops.map { $0["range"]?["start"]?["line"]?.int } == [3, 6])
    #expect(editor.actions(Editor.range(0, 0, 9, 0)).isEmpty)
  }

  private static let unreadable = code.replacing(
    "    <Button title=\"Two\" />", with: "    <Button\n      title=\"T")

  @Test func `Screens of former settings are not shown while the file cannot be read`() {
    var editor = editor()
    #expect(hints(&editor).count == 3)
    editor.change(FormerScreenTests.unreadable)
    #expect(hints(&editor).count == 2)
    // A change of other files does not change the settings.
    editor.notify(
      "workspace/didChangeWatchedFiles", #"{"changes":[{"uri":"file:///nowhere/b.css","type":2}]}"#)
    #expect(hints(&editor).count == 2)
    editor.notify(
      "workspace/didChangeConfiguration", #"{"settings":{"announce":{"reader":"talkback"}}}"#)
    #expect(hints(&editor).isEmpty)
  }

  @Test func `A screen is not shown again after a version of the file without a screen`() {
    var editor = editor()
    #expect(hints(&editor).count == 3)
    editor.change("export const a = 1;\n")
    #expect(hints(&editor).isEmpty)
    editor.change(FormerScreenTests.unreadable, version: 3)
    #expect(editor.diagnostics().first?.hasSuffix(" unreadable") == true)
    #expect(hints(&editor).isEmpty)
  }

  @Test func `A file that was never readable has no hints`() {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/a.tsx"
    editor.open("export default () => <View><Text>a", language: "typescriptreact")
    #expect(hints(&editor).isEmpty)
  }

  @Test func `JSX for the web is no error`() {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/a.jsx"
    editor.open("export default () => <form><input /></form>;\n", language: "javascriptreact")
    let items = editor.ask("diagnostic")["items"]?.elements ?? []
    #expect(items.map { $0["code"]?.text } == ["not-read"])
    #expect(items.first?["severity"]?.int == 3)
    #expect(hints(&editor).isEmpty)
  }
}
