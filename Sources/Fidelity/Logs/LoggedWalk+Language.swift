package import Simulator
package import SpeechLogs

extension LoggedWalk {
  /// Returns the language that the reader in a log most likely spoke, if it is not the language of
  /// `reader`.
  ///
  /// The most likely language is the language with predicted roles and usage hints in the largest
  /// number of the walk's utterances. Other words do not count, because the texts of an app may be
  /// in another language than the reader.
  ///
  /// - Parameters:
  ///   - reader: The reader of the prediction.
  ///   - screen: The screen.
  ///   - transcript: The prediction.
  /// - Returns: A value of the setting `locale`, or `nil` if no other language fits better, or if
  ///   the screen is too large to be read in each language.
  package func likelyLanguage(
    of reader: any ScreenReader, on screen: Screen, _ transcript: Transcript
  ) -> String? {
    let own = LanguageTag(reader.language)?.language
    let values = type(of: reader).settings.first { $0.key == "locale" }?.values ?? []
    let others = values.filter { LanguageTag($0)?.language != own }
    guard !others.isEmpty, screen.count < LoggedWalk.nodeLimit / others.count else { return nil }
    let heard = stops.prefix(LoggedWalk.utteranceLimit).map { stop in
      " \(AudibleText("\(stop.words). \(stop.hint ?? "")").text) "
    }
    var best = (locale: String?.none, count: transcript.countReaderWords(in: heard))
    for locale in others {
      var other = reader
      guard (try? other.set("locale", to: locale)) != nil else { continue }
      let count = other.read(screen, listsSkippedNodes: false).countReaderWords(in: heard)
      if count > best.count { best = (locale, count) }
    }
    return best.locale
  }

  /// The maximum number of nodes to read in all languages together.
  ///
  /// The screen is read once in each language.
  private static let nodeLimit = 200_000

  /// The maximum number of utterances to search, which is enough to recognize the language.
  private static let utteranceLimit = 500
}

extension Transcript {
  /// Returns the number of utterances that contain a role or a usage hint of the transcript.
  fileprivate func countReaderWords(in utterances: [String]) -> Int {
    let parts = stops.lazy.flatMap(\.announcement.parts)
      .filter { $0.kind == .role || $0.kind == .usageHint }
    let phrases = Set(parts.map { " \(AudibleText($0.text).text) " })
    return utterances.count { heard in phrases.contains { heard.contains($0) } }
  }
}
