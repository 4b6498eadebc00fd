import Foundation
import Importers
import Simulator
import Testing

/// Names, descriptions, roles and visibility on pages with the values of the specifications.
///
/// An element under test has `data-expectedrole` (one role, or several that are accepted),
/// `data-expectedlabel`, `data-expecteddescription` or `data-expectedhidden` in its start tag; the
/// node that stands at the same line and column must agree.
@Suite struct ConformanceTests {
  /// The start of an element, with the name that sets it apart from elements the parser added.
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

  /// The fact as the imported node has it.
  func of(_ node: Node) -> String {
    switch self {
    case .role: node.role.rawValue
    case .label: node.name
    case .description: node.description
    case .hidden: node.hidden?.audience == .everyReader ? "true" : "false"
    }
  }

  /// Whether `found` is what a page expects; white space at the ends and its amount do not count.
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

  /// The pages of one folder, by name.
  static func all(_ folder: String) -> [Fixture] {
    let root = Bundle.module.resourceURL?.appendingPathComponent("Fixtures/\(folder)")
    guard let root, let names = try? FileManager.default.contentsOfDirectory(atPath: root.path)
    else { return [] }
    return names.filter { $0.hasSuffix(".html") }.sorted()
      .map { Fixture(path: root.appendingPathComponent($0).path) }
  }
}
