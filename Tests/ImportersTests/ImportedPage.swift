import Importers
import Simulator
import Testing

/// A small imported page, with short names for its nodes, for tests.
struct ImportedPage {
  let screen: Screen

  /// Reads a fragment or a page.
  init(_ html: String) throws {
    screen = try Screen.html(html, file: "page.html")
  }

  /// The node with `id="it"`, which most tests are about.
  var it: Node? { screen["it"] }

  /// The nodes in the accessibility tree, except generic ones: `role “name”`.
  var exposed: [String] {
    screen.preorder.compactMap { visit in
      let node = screen[visit.index]
      guard node.hidden == nil, node.role != .generic, node.name != " " else { return nil }
      return "\(node.role.rawValue) “\(node.name)”"
    }
  }

  /// The text nodes in the accessibility tree, including white space.
  var texts: [String] {
    screen.preorder.compactMap { visit in
      let node = screen[visit.index]
      return node.role == .text && node.hidden == nil ? node.name : nil
    }
  }
}

/// A case in a table: a fragment of a page, and the expected value of its element `it`.
struct PageCase<Expected: Sendable>: Sendable, CustomTestStringConvertible {
  var html: String
  var expected: Expected

  init(_ html: String, _ expected: Expected) {
    self.html = html
    self.expected = expected
  }

  var testDescription: String { html }
}
