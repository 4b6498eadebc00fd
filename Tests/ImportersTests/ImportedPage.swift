import Importers
import Simulator
import Testing

/// A small page read for a test, with short ways to ask for its nodes.
struct ImportedPage {
  let screen: Screen

  /// Reads a fragment or a page.
  init(_ html: String) throws {
    screen = try Screen.html(html, file: "page.html")
  }

  /// The node with `id="it"`, which most tests are about.
  var it: Node? { screen["it"] }

  /// Every node that is in the tree, elements without meaning aside: `role "name"`.
  var exposed: [String] {
    screen.preorder.compactMap { visit in
      let node = screen[visit.index]
      guard node.hidden == nil, node.role != .generic, node.name != " " else { return nil }
      return "\(node.role.rawValue) “\(node.name)”"
    }
  }

  /// Runs of text in the tree as shown, white space included.
  var texts: [String] {
    screen.preorder.compactMap { visit in
      let node = screen[visit.index]
      return node.role == .text && node.hidden == nil ? node.name : nil
    }
  }
}

/// One row of a table of cases: a fragment whose element `it` has what is expected.
struct PageCase<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  var html: String
  var expected: Expected

  init(_ html: String, _ expected: Expected) {
    self.html = html
    self.expected = expected
  }

  var testDescription: String { html }
}
