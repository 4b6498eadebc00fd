internal import Importers
internal import TextIO

/// Returns the settings for a file, or the reason why they cannot be used.
package typealias SettingsProvider =
  @Sendable (_ path: String, _ client: ClientSettings, _ folder: String?) -> Result<
    AnalysisSettings, SettingsProblem
  >

/// The reason why the configuration of a file cannot be used.
package struct SettingsProblem: Error, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }
}

/// Everything that threads need to analyze documents: nothing of it changes.
struct DocumentAnalyzer: Sendable {
  let store: AnalysisStore
  let provider: SettingsProvider
  let client: ClientCapabilities
  let settings: ClientSettings
  /// The first folder of the workspace, to which relative paths in the settings refer.
  let folder: String?
  let rulesAddress: String?

  /// Returns the analysis of a version of an open document, or `nil` if the document has changed.
  func analysis(of uri: String, serial: Int) -> DocumentAnalysis? {
    store.analysis(of: uri, serial: serial) { analysis(of: $0.text, at: $0.address) }
  }

  func analysis(of text: DocumentText, at address: DocumentAddress) -> DocumentAnalysis {
    switch provider(address.path, settings, folder) {
    case .success(var settings):
      settings.importing.run = store.run
      return DocumentAnalysis(
        of: text, at: address, settings: settings, rulesAddress: rulesAddress)
    case .failure(let problem):
      return DocumentAnalysis(of: text, at: address, settingsProblem: problem.message)
    }
  }

  func writer(_ analysis: DocumentAnalysis, version: Int?) -> AnswerWriter {
    AnswerWriter(
      client: client, analysis: analysis, version: version, rulesAddress: rulesAddress)
  }
}
