import Foundation
import Importers
import Simulator
import Testing

/// Names, descriptions, roles and visibility on pages, compared with the values in specifications.
///
/// An element under test has `data-expectedrole` (one role, or several that are accepted),
/// `data-expectedlabel`, `data-expecteddescription` or `data-expectedhidden` in its start tag; the
/// node at the same line and column must have these values.
@Suite struct ConformanceTests {
  /// The position of an element's start tag, and the element's name, which distinguishes it from
  /// elements that the parser adds there.
  private struct Location: Hashable {
    var name: String?
    var position: Node.Position
  }

  @Test(arguments: Fixture.all("Conformance"))
  func `Each element has the name, description and role of the specifications`(
    _ fixture: Fixture
  ) throws {
    let screen = try Screen.contents(ofFile: fixture.path)
    let nodes = Dictionary(
      screen.preorder.compactMap { visit in
        let node = screen[visit.index]
        return node.position.map { (Location(name: node.web?.element, position: $0), visit.index) }
      }, uniquingKeysWith: { first, _ in first })
    let tags = try ExpectingTags(in: String(contentsOfFile: fixture.path, encoding: .utf8)).all
    #expect(!tags.isEmpty)
    for tag in tags {
      guard let index = nodes[Location(name: tag.name, position: tag.position)] else {
        Issue.record("\(fixture):\(tag.position.line): no node for <\(tag.name)>")
        continue
      }
      for (fact, expected) in tag.expectations {
        let found = fact.of(screen[index])
        #expect(
          fact.accepts(found, for: expected),
          "\(fixture):\(tag.position.line):\(tag.position.column) <\(tag.name)> \(fact.rawValue)")
      }
    }
  }
}

/// A fact that a page can expect of an element.
enum ExpectedFact: String, CaseIterable {
  case role = "data-expectedrole"
  case label = "data-expectedlabel"
  case description = "data-expecteddescription"
  case hidden = "data-expectedhidden"

  /// Returns the value that the imported node has.
  func of(_ node: Node) -> String {
    switch self {
    case .role: node.role.rawValue
    case .label: node.name
    case .description: node.description
    case .hidden: node.hidden?.audience == .everyReader ? "true" : "false"
    }
  }

  /// Whether a value is one that the page expects; differences in white space are ignored.
  func accepts(_ found: String, for expected: String) -> Bool {
    switch self {
    case .role:
      expected.split(separator: " ").contains { Role(rawValue: String($0)).rawValue == found }
    case .label, .description, .hidden:
      Self.words(found) == Self.words(expected)
    }
  }

  private static func words(_ text: String) -> [Substring] {
    text.split { $0 == " " || $0 == "\n" || $0 == "\t" }
  }
}

/// A file under `Fixtures`, named in test output by its own name.
struct Fixture: CustomTestStringConvertible, CustomStringConvertible, Sendable {
  var path: String

  var description: String { URL(fileURLWithPath: path).lastPathComponent }
  var testDescription: String { description }

  /// Returns the pages in a folder, sorted by name.
  static func all(_ folder: String) -> [Fixture] {
    let root = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/\(folder)")
    guard let root, let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".html") }.sorted()
      .map { Fixture(path: root.appendingPathComponent($0).path) }
  }
}
