import Simulator
import Testing

@testable import ImportSupport
@testable import Importers
@testable import TextIO
@testable import WebImport

@Suite("Element boxes of a page")
struct PageBoxesTests {
  /// Returns the frame of the element `it` after the boxes were added to a page.
  private func frame(_ html: String, _ boxes: String) throws -> Frame? {
    var page = try HTMLPage(bytes: Array(html.utf8), file: "p.html")
    page.setFrames(try PageBoxes(parsing: Array(boxes.utf8), file: "b.json"))
    return page.screen["it"]?.frame
  }

  @Test(
    arguments: [
      // Found by the path alone.
      ("<p>a</p><p id=it>b</p>", #"[{"path": "body > p:nth-of-type(2)", "box": [1, 2, 3, 4]}]"#),
      // Found by the identifier, although the path differs.
      (
        "<p id=it>b</p>", #"[{"path": "body > p:nth-of-type(9)", "id": "it", "box": [1, 2, 3, 4]}]"#
      ),
      ("<p id=it>b</p>", #"{"boxes": [{"id": "it", "box": [1, 2, 3, 4]}]}"#),
      // Found below an element that was found by its identifier.
      (
        "<div id=a><p id=it></p></div>",
        #"[{"path": "body > div:nth-of-type(3)", "id": "a", "box": [0, 0, 9, 9]},"#
          + #" {"path": "body > div:nth-of-type(3) > p", "box": [1, 2, 3, 4]}]"#
      ),
      // Found as a sibling with the same text, because a script inserted an element before it.
      (
        "<p>a</p><p id=it>b</p>",
        #"[{"path": "body > p:nth-of-type(1)", "text": "b", "box": [1, 2, 3, 4]}]"#
      ),
      // Found as the only element with the text.
      (
        "<div><p id=it>b</p></div>",
        #"[{"path": "body > main > section > p", "text": "b", "box": [1, 2, 3, 4]}]"#
      ),
      // Found by the path, although the text differs.
      ("<p id=it>0 items</p>", #"[{"path": "body > p", "text": "3 items", "box": [1, 2, 3, 4]}]"#),
      // The path contains an element that the parser adds, and names in capitals.
      (
        "<table><tr><td id=it></table>",
        #"[{"path": "BODY > TABLE > TBODY > TR > TD", "box": [1, 2, 3, 4]}]"#
      ),
      // Found by the first forty characters of the text, with white space collapsed.
      (
        "<p>a</p><p id=it> 0123456789 0123456789\n 0123456789 0123456789</p>",
        #"[{"path": "body > b", "text": "x", "box": [0, 0, 0, 0]}, {"path": "body > p:nth-of-type(1)","#
          + #" "text": "0123456789 0123456789 0123456789 0123456", "box": [1, 2, 3, 4]}]"#
      ),
    ])
  func `Boxes are matched to their elements`(_ html: String, _ boxes: String) throws {
    // Most boxes have no identifier, because a box with the identifier `it` would be matched by it
    // alone.
    #expect(try frame(html, boxes) == Frame(x: 1, y: 2, width: 3, height: 4))
  }

  @Test(
    arguments: [
      ("[", "b.json:1:2: "), ("3", "b.json:1:1: the JSON must be an array, is a number; "),
      ("{}", "b.json:1:1: “boxes” is missing; "),
      ("[\n {\"box\": [1, 2, 3, 4]}]", "b.json:2:2: this box does not identify its element; "),
      ("[{\"path\": \"body\"}]", "b.json:1:2: “box” is missing; "),
      (
        "[{\"path\": \"body\", \"box\": [1, 2, 3]}]",
        "b.json:1:26: “box” must be four numbers, is an array of 3; "
      ),
      (
        "[{\"path\": \"body\", \"box\": [1, 2, -3, 1]}]", "b.json:1:26: “box” has a negative size; "
      ),
      (
        "[{\"path\": \"body\", \"box\": [1e300, 2, 3, 1]}]",
        "b.json:1:26: “box” has a number that is too large for a page; "
      ),
      ("[{\"path\": 1, \"box\": [1, 2, 3, 1]}]", "b.json:1:11: “path” must be a string"),
    ])
  func `Invalid boxes are rejected with their location`(_ boxes: String, _ expected: String) throws
  {
    do {
      _ = try PageBoxes(parsing: Array(boxes.utf8), file: "b.json")
      Issue.record("nothing was refused")
    } catch {
      #expect(error.description.hasPrefix(expected), "\(error)")
    }
  }

  @Test func `A missing file is an error`() {
    var options = ImportOptions()
    options.boxes = "/nonexistent/boxes.json"
    #expect(throws: InputError.self) {
      try ImportedScreen.contents(of: Array("<p>a".utf8), format: .html, options: options)
    }
  }

  @Test func `A long list of siblings is matched in time`() throws {
    let count = 20_000
    let html = (0..<count).map { "<p>\($0)</p>" }.joined()
    let boxes = (0..<count).map {
      #"{"path": "body > p:nth-of-type(\#($0 + 1))", "text": "\#($0)", "box": [0, \#($0), 1, 1]}"#
    }.joined(separator: ",")
    var page = try HTMLPage(bytes: Array(html.utf8), file: "p.html")
    page.setFrames(try PageBoxes(parsing: Array("[\(boxes)]".utf8), file: "b.json"))
    let last = try #require(page.screen.preorder.filter { $0.depth == 1 }.last)
    #expect(page.screen[last.index].frame?.y == Double(count - 1))
    #expect(page.screen.diagnostics.isEmpty)
  }

  @Test func `The snippet reads no property that a form can shadow`() {
    let snippet = BoxSnippet.lines.joined(separator: "\n")
    for name in [".id", ".name", ".children", ".length", ".title", ".action", ".method"] {
      #expect(!snippet.contains("element\(name)"), "\(name)")
      #expect(!snippet.contains("child\(name)"), "\(name)")
    }
  }
}
