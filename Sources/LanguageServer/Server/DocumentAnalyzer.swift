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
/// Only the content of the store changes; the other properties are constant.
struct DocumentAnalyzer: Sendable {
  let store: AnalysisStore
  let provider: SettingsProvider
  let client: ClientCapabilities
  /// The address of the rules page that is installed with the program, without a fragment; `nil` if
  /// there is none.
  let installedRules: String?

  /// Returns the analysis of a version of an open document, or `nil` if the document has changed.
  ///
  /// - Parameter change: The change of another document that causes the analysis, or `nil`. If that
  ///   document changes again, the result is `nil`, too.
  func analysis(
    of uri: String, serial: Int, after change: DocumentSnapshot? = nil
  ) -> DocumentAnalysis? {
    let isWanted = { change.map { !store.isReplaced($0) } ?? true }
    return store.analysis(of: uri, serial: serial, while: isWanted) { snapshot in
      let context = store.context
      let unsaved = store.unsavedTexts(besides: uri)
      var isStale = false
      let (analysis, paths) = analysis(
        of: snapshot.text, at: snapshot.address, in: context, besides: unsaved
      ) { paths in
        isStale =
          isStale || !store.isNewest(serial, of: uri, in: context)
          || !store.isCurrent(unsaved, for: paths, besides: uri)
        return isStale
      }
      guard !isStale, store.recordPaths(paths, of: uri, with: unsaved) else { return nil }
      return store.keepingReadable(analysis, of: snapshot, in: context)
    }
  }

  /// Returns the analysis of a text, and the paths of the files that the analysis read.
  ///
  /// - Parameters:
  ///   - unsaved: The texts to read instead of the files on disk.
  ///   - isStale: A function that gets the paths of the files read so far, and returns whether the
  ///     analysis is no longer needed. If it returns `true`, the analysis may end without a
  ///     complete result.
  func analysis(
    of text: DocumentText, at address: DocumentAddress, in context: AnalysisStore.Context,
    besides unsaved: UnsavedTexts, isStale: (_ paths: Set<String>) -> Bool = { _ in false }
  ) -> (analysis: DocumentAnalysis, paths: Set<String>) {
    let overlay = FileOverlay(unsaved.texts)
    let made = FileOverlay.$current.withValue(overlay) {
      analysis(
        of: text, at: address, in: context, sharing: store.run(for: unsaved, in: context),
        isStale: { isStale(overlay.paths) })
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
