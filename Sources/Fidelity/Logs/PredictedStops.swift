internal import Simulator

/// The stops of a transcript with words and usage hints apart, as a log has them.
struct PredictedStops {
  /// The stops without usage hints.
  let words: [Stop]
  /// The stops with only their usage hints.
  let hints: [Stop]
  /// The key of the words of each stop.
  let keys: [SpokenKey]
  /// The number of stops with each key.
  private(set) var counts: [SpokenKey: Int] = [:]
  /// The index of the first stop with each key.
  private var firstIndices: [SpokenKey: Int] = [:]
  /// For words that are spelled differently, with or without the hint, the words of a stop.
  private var spellings: [SpokenKey: Spelling] = [:]

  /// What a stop says, as predicted.
  struct Spelling {
    var words: String
    /// The hint, if it is among the words of the key.
    var hint: String?
  }

  init(_ stops: [Stop]) {
    words = stops.map { $0.keeping { !$0.isUsageHint && $0 != .sound } }
    hints = stops.map { $0.keeping(\.isUsageHint) }
    keys = words.map { SpokenKey($0.announcement.text) }
    for (index, key) in keys.enumerated() {
      counts[key, default: 0] += 1
      firstIndices[key] = firstIndices[key] ?? index
      let words = words[index].announcement.text
      spellings[key] = spellings[key] ?? Spelling(words: words)
      let hint = hints[index].announcement.text
      guard !hint.isEmpty else { continue }
      let whole = SpokenKey(stops[index].announcement.text)
      spellings[whole] = spellings[whole] ?? Spelling(words: words, hint: hint)
    }
  }

  /// Whether any stop has a usage hint.
  var hasHints: Bool { hints.contains { !$0.announcement.utterances.isEmpty } }

  /// Returns the index of the only stop with a key, or `nil` if there is none or several.
  func index(of key: SpokenKey) -> Int? { counts[key] == 1 ? firstIndices[key] : nil }

  /// Returns the words of a stop that sound like words that were heard, or `nil` if none does.
  subscript(key: SpokenKey) -> Spelling? { spellings[key] }
}

extension Stop {
  /// Returns the stop with the parts of some kinds only.
  fileprivate func keeping(_ isKept: (Part.Kind) -> Bool) -> Stop {
    var stop = self
    stop.announcement = Announcement(
      announcement.utterances.map { Utterance($0.parts.filter { isKept($0.kind) }) }
        .filter { !$0.parts.isEmpty })
    stop.omissions = omissions.filter { isKept($0.kind) }
    return stop
  }
}
