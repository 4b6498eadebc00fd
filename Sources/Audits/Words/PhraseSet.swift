/// A set of phrases, for searching texts of any length in one pass.
struct PhraseSet: Sendable {
  private let byFirstWord: [String: [[String]]]
  private let firstWords: WordSet

  /// Creates a set of phrases; each phrase is given as a list of words.
  init(_ phrases: [[String]]) {
    byFirstWord = Dictionary(grouping: phrases.filter { !$0.isEmpty }) { $0[0] }
    firstWords = WordSet(Array(byFirstWord.keys))
  }

  /// Whether a list of words contains one of the phrases.
  func isFound(in words: [String]) -> Bool {
    words.indices.contains { index in
      firstWords.mayHold(words[index])
        && byFirstWord[words[index]]?.contains { words[index...].starts(with: $0) } == true
    }
  }

  /// Whether a phrase may begin with a word, as far as a fast check shows.
  func mayBegin(with word: String) -> Bool { firstWords.mayHold(word) }

  /// Whether a word is one of the phrases.
  func contains(_ word: String) -> Bool { firstWords.mayHold(word) && contains([word]) }

  /// Whether a list of words is one of the phrases.
  func contains(_ words: [String]) -> Bool {
    guard let first = words.first, firstWords.mayHold(first) else { return false }
    return byFirstWord[first]?.contains(words) == true
  }
}
