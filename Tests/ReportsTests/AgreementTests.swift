import Foundation
import Reports
import Testing

@Suite struct AgreementTests {
  @Test func `The agreement in report headers is the measured one`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appending(path: "Documentation/Fidelity.md"), encoding: .utf8)
    let row = try #require(text.split(separator: "\n").first { $0.hasPrefix("| **All** |") })
    let cells = row.split(separator: "|").map { $0.trimmingCharacters(in: [" ", "*"]) }
    #expect(ReportHeader.agreement.hasPrefix("Of \(cells[1]) announcements"))
    #expect(ReportHeader.agreement.contains(" \(cells[3]) match exactly"))
  }
}
