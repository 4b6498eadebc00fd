package import Simulator
package import SpeechLogs

/// A setting with which the prediction has more in common with a log.
package struct BetterSetting: Sendable, Hashable {
  /// The key of the setting.
  package let key: String
  /// Its value.
  package let value: String

  /// Settings that a log does not always name: the language, and how the phone is used.
  private static let keys = ["locale", "input"]

  /// The most nodes of a screen and other values together, which limits the time for long screens.
  private static let maximumNodes = 200_000

  /// Returns the value of each setting that explains more of a walk than that of the reader.
  ///
  /// - Parameters:
  ///   - walk: What was heard.
  ///   - reader: The reader of the prediction.
  ///   - screen: The screen.
  ///   - comparison: The comparison with that prediction.
  ///   - isFixed: Whether a setting must keep its value.
  package static func all(
    for walk: LoggedWalk, by reader: any ScreenReader, on screen: Screen,
    _ comparison: LogComparison, keeping isFixed: (String) -> Bool
  ) -> [BetterSetting] {
    guard comparison.lines.contains(where: { $0.difference != nil }) else { return [] }
    return keys.filter { !isFixed($0) }.compactMap { key in
      let setting = type(of: reader).settings.first { $0.key == key }
      let values = (setting?.values ?? []).filter { differs($0, from: reader.value(of: key), key) }
      guard !values.isEmpty, screen.count < maximumNodes / values.count else { return nil }
      // The texts of an app have their own language, so a language is told by the reader's words.
      let score = { (transcript: Transcript) in
        key == "locale"
          ? readerWords(of: walk, transcript)
          : LogComparison(walk, with: transcript).count(of: nil)
      }
      let own = score(reader.read(screen, listsSkippedNodes: false))
      var best: (value: String, score: Int)?
      for value in values {
        var other = reader
        guard (try? other.set(key, to: value)) != nil else { continue }
        let found = score(other.read(screen, listsSkippedNodes: false))
        if found > best?.score ?? own { best = (value, found) }
      }
      return best.map { BetterSetting(key: key, value: $0.value) }
    }
  }

  /// Returns the number of utterances with a role or usage hint of a transcript.
  private static func readerWords(of walk: LoggedWalk, _ transcript: Transcript) -> Int {
    let parts = transcript.stops.lazy.flatMap(\.announcement.parts)
      .filter { $0.kind == .role || $0.kind == .usageHint }
    let phrases = Set(parts.map { " \(AsHeard($0.text).text) " })
    return walk.stops.prefix(maximumUtterances).count { stop in
      let heard = " \(AsHeard("\(stop.words). \(stop.hint ?? "")").text) "
      return phrases.contains { heard.contains($0) }
    }
  }

  /// The most utterances that are looked at, which show the language well enough.
  private static let maximumUtterances = 500

  /// Whether a value is another one; a region does not make another language.
  private static func differs(_ value: String, from current: String?, _ key: String) -> Bool {
    guard key == "locale" else { return value != current }
    return language(value) != current.map(language)
  }

  private static func language(_ tag: String) -> Substring { tag.prefix { $0 != "-" } }
}
