/// The words of one event, joined from the fragments in which they were spoken.
///
/// After an interruption TalkBack speaks an utterance again, so the log has the same fragments in
/// the same order twice. Such a repeat is left out, but only if all fragments are repeated.
struct JoinedFragments {
  /// The maximum number of bytes to join; a message of Android's log has at most 4 KB.
  ///
  /// Assumed: the words of an event are never longer than this.
  static let maximumBytes = 1 << 16

  private(set) var text = ""
  /// Whether fragments were left out because the text would be too long.
  private(set) var isCut = false
  private let separator: String
  private var fragments: [String] = []
  /// The number of fragments.
  var count: Int { fragments.count }
  /// The number of fragments, from the first, that the latest words repeat in order.
  private var repeatedCount = 0

  init(_ words: String, separator: String) {
    self.separator = separator
    if !words.isEmpty { append(words) }
  }

  /// Adds words, unless they are part of a repeat.
  mutating func add(_ words: String) {
    guard !isRepeat(words) else { return }
    endRepeat()
    append(words)
  }

  /// Returns whether words repeat the whole text or are the next fragment of a repeat, and counts
  /// the fragment.
  mutating func isRepeat(_ words: String) -> Bool {
    if repeatedCount == 0, words == text { return true }
    guard repeatedCount < fragments.count, fragments[repeatedCount] == words else { return false }
    repeatedCount += 1
    if repeatedCount == fragments.count { repeatedCount = 0 }
    return true
  }

  /// Adds the fragments of an incomplete repeat, because they were new words.
  mutating func endRepeat() {
    for index in 0..<repeatedCount { append(fragments[index]) }
    repeatedCount = 0
  }

  /// Discards an incomplete repeat and returns its fragments.
  mutating func removeRepeat() -> [String] {
    defer { repeatedCount = 0 }
    return Array(fragments.prefix(repeatedCount))
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
