package import Audits
package import Importers
package import Reports
package import Scenarios
package import Simulator

/// The settings with which a file is analyzed, from its configuration and from the client.
package struct AnalysisSettings: Sendable {
  /// A function that returns the readers for a screen, with the settings for the screen's file.
  package var readers: @Sendable (ImportedScreen) -> [any ScreenReader]
  package var importing: ImportOptions
  /// The format of the file, or `nil` to detect the format.
  package var format: InputFormat?
  /// The names of the screens to read; an empty array means all screens of the file.
  package var screens: [String] = []
  package var audit = Audit()
  /// The lowest severity of the findings to report, or `nil` to report all findings.
  package var severity: AuditRule.Severity?
  /// The known findings to leave out of the report, or `nil` to report all findings.
  package var baseline: AuditBaseline?
  /// The options for checking Markdown documents.
  package var scenarios = ScenarioOptions()

  package init(
    readers: @escaping @Sendable (ImportedScreen) -> [any ScreenReader],
    importing: ImportOptions = ImportOptions()
  ) {
    self.readers = readers
    self.importing = importing
  }

  /// The settings that are used without a configuration.
  package static var standard: AnalysisSettings {
    AnalysisSettings(readers: { $0.readers(allReaders) })
  }
}
