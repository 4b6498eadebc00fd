import Encoding
import Testing

/// The outline of a file in an editor.
struct DocumentSymbolTests {
  @Test func `A reader without stops says why`() {
    var editor = Editor(Editor.pulling)
    editor.uri = "file:///nowhere/A.swift"
    editor.open(
      "import SwiftUI\nstruct A: View { var body: some View { Text(\"a\") } }\n",
      language: "swift")
    let details = editor.ask("documentSymbol").elements.map { $0["detail"]?.text ?? "" }
    #expect(details.first == "1 stop")
    #expect(
      details.last?.hasPrefix("no stops: SwiftUI does not run on Android") == true, "\(details)")
  }
}
