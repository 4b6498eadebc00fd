import Foundation
import Simulator
import Testing

/// The tables in the document on outlines match the program.
@Suite(.serialized)
struct OutlineDocumentTests {
  private static let document = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
    .appendingPathComponent("Documentation/Outlines.md")

  private static func cells<Subject>(of fact: Fact<Subject>) -> [String] {
    let name = fact.name + (fact.name.last == "." ? "…" : "")
    return ["`\(fact.form == .attribute ? "[\(name)]" : "/\(name)")`", fact.summary, fact.takes]
  }

  private static func rows(_ table: String) -> [[String]] {
    switch table {
    case "screen": Screen.facts.filter { !$0.isIgnored }.map(cells)
    default:
      Node.facts.filter { !$0.isIgnored }.map { fact in
        let keys = fact.json.map { "`\($0.order == nil ? "states." : "")\($0.key)`" }
        return cells(of: fact) + [keys.joined(separator: ", ")]
      }
    }
  }

  /// If `ANNOUNCE_RECORD` is set, the test writes the tables and fails, so that the change is
  /// noticed.
  @Test(arguments: ["screen", "node"])
  func `A table matches the program`(_ name: String) throws {
    let table = Self.rows(name).map { "| \($0.joined(separator: " | ")) |\n" }.joined()
    let text = try String(contentsOf: Self.document, encoding: .utf8)
    let mark = try #require(text.range(of: "<!-- table: \(name) -->\n\n"))
    let rule = try #require(text.range(of: "--- |\n", range: mark.upperBound..<text.endIndex))
    let end = try #require(text.range(of: "\n\n", range: rule.lowerBound..<text.endIndex))
    let shown = rule.upperBound..<text.index(after: end.lowerBound)
    guard text[shown] != table else { return }
    Issue.record("Documentation/Outlines.md should show:\n\(table)")
    guard ProcessInfo.processInfo.environment["ANNOUNCE_RECORD"] != nil else { return }
    let written = text.replacingCharacters(in: shown, with: table)
    try written.write(to: Self.document, atomically: true, encoding: .utf8)
  }
}
