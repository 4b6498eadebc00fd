internal import Simulator

/// The words and symbols of an announcement, equal for all spellings that sound the same.
///
/// ``RecordedWords`` leaves out symbols, which are heard.
struct SpokenKey: Hashable {
  private let words: RecordedWords
  private let symbols: [String]

  init(_ text: String) {
    words = RecordedWords(text)
    symbols = AsHeard(text).text.unicodeScalars
      .filter { !SpokenKey.isPartOfWord($0) && !SpokenKey.isSpelledVariously($0) }
      .map { String($0) }
  }

  /// Whether there are neither words nor symbols.
  var isEmpty: Bool { words.words.isEmpty && symbols.isEmpty }

  private static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.isWhitespace
  }

  /// Whether testers and readers write a symbol as a word or leave it out: “%”, “pop-up”, “1:30”.
  private static func isSpelledVariously(_ scalar: Unicode.Scalar) -> Bool {
    ["%", "-", ",", ".", ":", ";", "'", "’"].contains(scalar)
  }
}
