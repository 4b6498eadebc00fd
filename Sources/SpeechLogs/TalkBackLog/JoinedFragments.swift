/// The words of one event, joined from the fragments in which TalkBack spoke them.
///
/// After an interruption, TalkBack speaks an utterance again. The log then has the same fragments
/// in the same order twice. The second series of fragments is called a repeat. A repeat is left
/// out, but only if it is complete.
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
  /// The number of fragments that an incomplete repeat contains so far; 0 if there is no incomplete
  /// repeat.
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

  /// Returns whether words are a repeat: the whole text again, or the next fragment of a repeat.
  ///
  /// In the second case, this function also counts the fragment as part of the repeat.
  mutating func isRepeat(_ words: String) -> Bool {
    if repeatedCount == 0, words == text { return true }
    guard repeatedCount < fragments.count, fragments[repeatedCount] == words else { return false }
    repeatedCount += 1
    if repeatedCount == fragments.count { repeatedCount = 0 }
    return true
  }

  /// Ends an incomplete repeat and adds its fragments, because the words turned out to be new.
  mutating func endRepeat() {
    for index in 0..<repeatedCount { append(fragments[index]) }
    repeatedCount = 0
  }

  /// Removes an incomplete repeat and returns its fragments.
  mutating func removeRepeat() -> [String] {
    defer { repeatedCount = 0 }
    return Array(fragments.prefix(repeatedCount))
  }

  private mutating func append(_ words: String) {
    let count = text.utf8.count + separator.utf8.count + words.utf8.count
    // The limit applies to joined fragments only. The first fragment may have any length.
    guard text.isEmpty || count <= JoinedFragments.maximumBytes else {
      isCut = true
      return
    }
    if !text.isEmpty { text += separator }
    text += words
    fragments.append(words)
  }
}
