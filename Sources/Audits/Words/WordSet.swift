/// Words of which most others can be told by their length and first byte, without hashing them.
struct WordSet: Sendable, ExpressibleByArrayLiteral {
  private let words: Set<String>
  /// A bit for the shape of each word.
  private let shapes: UInt64

  /// A set of words.
  init(_ words: [String]) {
    self.words = Set(words)
    shapes = words.reduce(0) { $0 | WordSet.shape(of: $1) }
  }

  init(arrayLiteral words: String...) { self.init(words) }

  /// Whether a word is one of them.
  func contains(_ word: String) -> Bool { mayHold(word) && words.contains(word) }

  /// Whether a word has the shape of one of them.
  func mayHold(_ word: String) -> Bool { shapes & WordSet.shape(of: word) != 0 }

  private static func shape(of word: String) -> UInt64 {
    // Letters that can be written in two ways have two shapes.
    guard let first = word.utf8.first, word.utf8.allSatisfy({ $0 < 0x80 }) else { return 1 }
    return 2 << ((UInt64(first) &* 7 &+ UInt64(word.utf8.count)) % 63)
  }
}
