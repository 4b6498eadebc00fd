/// The words of one event, joined from the fragments in which they were spoken.
///
/// TalkBack speaks an utterance again after an interruption, so that the same fragments come again
/// in the same order; only such a repeat of the whole is left out.
struct JoinedFragments {
  /// The most bytes that are joined; a message of Android's log has 4 KB at most.
  ///
  /// Assumed: no event says more.
  static let maximumBytes = 1 << 16

  private(set) var text = ""
  /// Whether fragments were left out because the text would be too long.
  private(set) var isCut = false
  private let separator: String
  private var fragments: [String] = []
  /// The number of fragments that came again, in order, since the last fragment that was new.
  private var repeated = 0

  init(_ words: String, separator: String) {
    self.separator = separator
    if !words.isEmpty { append(words) }
  }

  /// Adds words, unless they repeat the whole.
  mutating func add(_ words: String) {
    guard !isRepeat(words) else { return }
    endRepeat()
    append(words)
  }

  /// Whether words are the whole text again, or the next fragment of a repeat.
  mutating func isRepeat(_ words: String) -> Bool {
    if repeated == 0, words == text { return true }
    guard repeated < fragments.count, fragments[repeated] == words else { return false }
    repeated += 1
    if repeated == fragments.count { repeated = 0 }
    return true
  }

  /// Adds the fragments of a repeat that did not become whole: they were words of their own.
  mutating func endRepeat() {
    for index in 0..<repeated { append(fragments[index]) }
    repeated = 0
  }

  /// Forgets a repeat that did not become whole, and returns its fragments.
  mutating func removeRepeat() -> [String] {
    defer { repeated = 0 }
    return Array(fragments.prefix(repeated))
  }

  private mutating func append(_ words: String) {
    let count = text.utf8.count + separator.utf8.count + words.utf8.count
    // One message alone may be of any length.
    guard text.isEmpty || count <= JoinedFragments.maximumBytes else {
      isCut = true
      return
    }
    if !text.isEmpty { text += separator }
    text += words
    fragments.append(words)
  }
}
