internal import Importers
internal import TextIO

/// A function that returns the settings for a file, or the reason why the settings cannot be used.
package typealias SettingsProvider =
  @Sendable (_ path: String, _ client: ClientSettings, _ folder: String?) -> Result<
    AnalysisSettings, SettingsProblem
  >

/// The reason why the configuration of a file cannot be used.
package struct SettingsProblem: Error, Sendable {
  package var message: String

  package init(_ message: String) { self.message = message }
}

/// Everything that a thread needs to analyze documents.
///
/// Only the store in it changes.
struct DocumentAnalyzer: Sendable {
  let store: AnalysisStore
  let provider: SettingsProvider
  let client: ClientCapabilities
  /// The address of the rules page that is installed with the program, without a fragment; `nil` if
  /// there is none.
  let installedRules: String?

  /// Returns the analysis of a version of an open document, or `nil` if the document has changed.
  func analysis(of uri: String, serial: Int) -> DocumentAnalysis? {
    store.analysis(of: uri, serial: serial) { snapshot in
      let context = store.context
      return analysis(of: snapshot.text, at: snapshot.address, in: context) {
        !store.isNewest(serial, of: uri, in: context)
      }
    }
  }

  /// Returns the analysis of a text.
  ///
  /// - Parameter isStale: Returns whether the analysis is no longer needed. If it returns `true`,
  ///   the analysis may end without a complete result.
  func analysis(
    of text: DocumentText, at address: DocumentAddress, in context: AnalysisStore.Context,
    isStale: () -> Bool = { false }
  ) -> DocumentAnalysis {
    switch provider(address.path, context.settings, context.folder) {
    case .success(var settings):
      settings.importing.run = context.run
      return DocumentAnalysis(
        of: text, at: address, settings: settings, rulesAddress: rulesAddress(in: context),
        isStale: isStale)
    case .failure(let problem):
      return DocumentAnalysis(of: text, at: address, settingsProblem: problem.message)
    }
  }

  private func rulesAddress(in context: AnalysisStore.Context) -> String? {
    context.settings.rulesAddress ?? installedRules
  }

  func writer(_ analysis: DocumentAnalysis, _ snapshot: DocumentSnapshot?) -> AnswerWriter {
    AnswerWriter(
      client: client, analysis: analysis, version: snapshot?.version, serial: snapshot?.serial,
      rulesAddress: rulesAddress(in: store.context))
  }
}
