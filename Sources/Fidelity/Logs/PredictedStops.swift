internal import Simulator

/// The stops of a transcript, with usage hints and other words separated, as in a log.
struct PredictedStops {
  /// The stops without usage hints.
  let words: [Stop]
  /// The stops with only their usage hints.
  let hints: [Stop]
  /// For each stop, the key of its words.
  let keys: [SpokenKey]
  /// The number of stops with each key.
  private(set) var counts: [SpokenKey: Int] = [:]
  /// The index of the first stop with each key.
  private var firstIndices: [SpokenKey: Int] = [:]
  /// For each key, the spelling of the predicted stop that sounds like the key.
  ///
  /// A stop with a usage hint has two keys: one without the hint, and one with the hint.
  private var spellings: [SpokenKey: Spelling] = [:]

  /// The words and the usage hint of a predicted stop, in the spelling of the prediction.
  struct Spelling {
    var words: String
    /// The usage hint, if the key includes the hint.
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

  /// Returns the index of the only stop with a key, or `nil` if no stop or several stops have the
  /// key.
  func index(of key: SpokenKey) -> Int? { counts[key] == 1 ? firstIndices[key] : nil }

  /// Returns the spelling of the predicted stop that sounds like heard words, or `nil` if no stop
  /// sounds like them.
  subscript(key: SpokenKey) -> Spelling? { spellings[key] }
}

extension Stop {
  /// Returns the stop with only the parts whose kind satisfies `isKept`.
  fileprivate func keeping(_ isKept: (Part.Kind) -> Bool) -> Stop {
    var stop = self
    stop.announcement = Announcement(
      announcement.utterances.map { Utterance($0.parts.filter { isKept($0.kind) }) }
        .filter { !$0.parts.isEmpty })
    stop.omissions = omissions.filter { isKept($0.kind) }
    return stop
  }
}
