package import Audits
package import Importers
package import Reports
package import Scenarios
package import Simulator
internal import TextIO

/// What the configuration of a file and the client's settings select.
package struct AnalysisSettings: Sendable {
  /// Returns the readers for a screen, with the settings of its file.
  package var readers: @Sendable (ImportedScreen) -> [any ScreenReader]
  package var importing: ImportOptions
  /// The format, or `nil` to detect it.
  package var format: InputFormat?
  /// The names of the screens to read; empty for all.
  package var screens: [String] = []
  package var audit = Audit()
  /// The lowest severity that is reported, or `nil` for all findings.
  package var severity: AuditRule.Severity?
  /// The findings that are not reported.
  package var baseline: AuditBaseline?
  /// How documents are checked.
  package var scenarios = ScenarioOptions()

  package init(
    readers: @escaping @Sendable (ImportedScreen) -> [any ScreenReader],
    importing: ImportOptions = ImportOptions()
  ) {
    self.readers = readers
    self.importing = importing
  }

  /// The settings without any configuration.
  package static var standard: AnalysisSettings {
    AnalysisSettings(readers: { $0.readers(allReaders) })
  }
}
