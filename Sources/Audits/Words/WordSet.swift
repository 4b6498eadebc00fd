/// A set of words, with a fast check that rules out most other words.
///
/// The check compares the length and the first byte, and needs no hashing.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private let words: Set<String>
  /// A bit set of the words' shapes: the length and the first byte of each word determine one bit.
  private let shapes: UInt64

  init(_ words: [String]) {
    self.words = Set(words)
    shapes = words.reduce(0) { $0 | WordSet.shape(of: $1) }
  }

  init(arrayLiteral words: String...) { self.init(words) }

  func contains(_ word: String) -> Bool { mayHold(word) && words.contains(word) }

  func mayHold(_ word: String) -> Bool { shapes & WordSet.shape(of: word) != 0 }

  private static func shape(of word: String) -> UInt64 {
    word.utf8.withContiguousStorageIfAvailable { bytes in
      // A word with characters beyond ASCII can be encoded in several ways, so the check never rules
      // out such a word.
      guard let first = bytes.first, bytes.allSatisfy({ $0 < 0x80 }) else { return 1 }
      return 2 << ((UInt64(first) &* 7 &+ UInt64(bytes.count)) % 63)
    } ?? 1
  }
}
