import Importers
import Simulator
import Testing

@testable import Audits

/// Findings about dumps of Flutter apps.
@Suite struct FlutterRuleTests {
  private func rules(_ dump: String) throws -> [String] {
    var options = ImportOptions()
    options.keepsSource = true
    let imported = try #require(
      try ImportedScreen.contents(of: Array(dump.utf8), format: .flutter, options: options).first)
    let audit = Audit()
    let subject = AuditSubject(
      imported.screen, android: imported.android, source: imported.source,
      by: imported.readers(allReaders), in: audit.readingConditions)
    return audit.report(on: subject).findings.map(\.rule)
  }

  private func button(_ label: String) -> String {
    """
    SemanticsNode#0
     │ Rect.fromLTRB(0.0, 0.0, 1080.0, 2340.0)
     │
     └─SemanticsNode#5
         Rect.fromLTRB(0.0, 0.0, 120.0, 60.0)
         actions: focus, tap
         flags: isSelected, isButton, isFocusable, hasSelectedState
         label:
           "\(label)"
         textDirection: ltr

    """
  }

  @Test func `The position that Flutter adds to the name of a tab is no finding`() throws {
    #expect(!(try rules(button("Inbox\n       Tab 1 of 3")).contains("author-imitates-reader")))
    #expect(try rules(button("Inbox\n       Page 1 of 3")).contains("author-imitates-reader"))
  }
}
