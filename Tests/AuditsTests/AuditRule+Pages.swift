import Importers
import Simulator
import Testing

@testable import Audits

extension AuditRule {
  /// Returns the findings of the rule on a page in HTML, as all readers announce it.
  func findings(onPage source: String) throws -> [Finding] {
    var options = ImportOptions()
    options.keepsSource = true
    let format: InputFormat = try #require(InputFormat(named: "html"))
    let imported = try #require(
      try ImportedScreen.contents(of: Array(source.utf8), format: format, options: options).first)
    let audit = Audit([self])
    return audit.report(
      on: AuditSubject(
        imported.screen, source: imported.source, by: imported.readers(allReaders),
        in: audit.readingConditions)
    ).findings
  }
}
