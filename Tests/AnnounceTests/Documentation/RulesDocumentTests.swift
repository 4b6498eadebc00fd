import Audits
import Foundation
import Recordings
import Reports
import Testing

/// The index of rules in the documentation is generated from the rules.
struct RulesDocumentTests {
  @Test func `The index of rules in the documentation is up to date`() throws {
    let url = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .appendingPathComponent("Documentation/Rules.md")
    let text = try String(contentsOf: url, encoding: .utf8)
    let pieces = text.components(separatedBy: RulesPage.marker)
    #expect(pieces.count == 2)
    let written = pieces[0] + RulesPage.marker + "\n\n" + RulesPage.index()
    try expectRecorded(written, is: text, in: url, "the rules changed")
  }
}
