import Importers
import Simulator
import Testing

@testable import Audits

extension Audit {
  /// Returns the report on the first screen of a source, as all readers announce it.
  func report(on source: String, as format: InputFormat = .html) throws -> AuditReport {
    var options = ImportOptions()
    options.keepsSource = true
    let imported = try #require(
      try ImportedScreen.contents(of: Array(source.utf8), format: format, options: options).first)
    return report(
      on: AuditSubject(
        imported.screen, android: imported.android, source: imported.source,
        by: imported.readers(allReaders), in: readingConditions))
  }
}

extension AuditRule {
  /// Returns the findings of the rule on a page in HTML, as all readers announce it.
  func findings(onPage source: String) throws -> [Finding] {
    try Audit([self]).report(on: source).findings
  }
}
