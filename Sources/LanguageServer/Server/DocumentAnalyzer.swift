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
      while true {
        let context = store.context
        let unsaved = store.unsavedTexts(besides: uri)
        let (analysis, paths) = analysis(
          of: snapshot.text, at: snapshot.address, in: context, besides: unsaved
        ) {
          !store.isNewest(serial, of: uri, in: context)
        }
        // A file that was read may have changed in the editor meanwhile.
        if store.recordPaths(paths, of: uri, with: unsaved) || !store.isNewest(serial, of: uri) {
          return store.keepingReadable(analysis, of: uri)
        }
      }
    }
  }

  /// Returns the analysis of a text, and the paths of the files that it read.
  ///
  /// - Parameters:
  ///   - unsaved: The texts that count in place of files.
  ///   - isStale: Returns whether the analysis is no longer needed. If it returns `true`, the
  ///     analysis may end without a complete result.
  func analysis(
    of text: DocumentText, at address: DocumentAddress, in context: AnalysisStore.Context,
    besides unsaved: UnsavedTexts, isStale: () -> Bool = { false }
  ) -> (analysis: DocumentAnalysis, paths: Set<String>) {
    let overlay = FileOverlay(unsaved.texts)
    let made = FileOverlay.$current.withValue(overlay) {
      analysis(
        of: text, at: address, in: context, sharing: store.run(for: unsaved, in: context),
        isStale: isStale)
    }
    return (made, overlay.paths)
  }

  private func analysis(
    of text: DocumentText, at address: DocumentAddress, in context: AnalysisStore.Context,
    sharing run: ImportRun, isStale: () -> Bool
  ) -> DocumentAnalysis {
    switch provider(address.path, context.settings, context.folder) {
    case .success(var settings):
      settings.importing.run = run
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
