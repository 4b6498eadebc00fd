/// The words of an announcement in a normalized spelling, because testers spell the same words
/// differently.
///
/// “pop up button” equals “popup button”, “%” equals “percent”, and “three” equals “3”. Only
/// comparisons with recordings normalize spellings.
struct RecordedWords: Hashable {
  let words: [String]

  init(_ text: String) {
    let spelled = text.lowercased().replacing("%", with: " percent ")
    let words = spelled.unicodeScalars.split { !RecordedWords.isPartOfWord($0) }
    self.words = RecordedWords.fold(words.map { String($0) })
  }

  /// Returns the number of these words that another announcement contains.
  ///
  /// A repeated word counts twice only if the other announcement repeats the word, too.
  func countOfWords(in other: RecordedWords) -> Int {
    var left: [String: Int] = [:]
    for word in other.words { left[word, default: 0] += 1 }
    return words.count { word in
      guard let count = left[word], count > 0 else { return false }
      left[word] = count - 1
      return true
    }
  }

  /// Whether a scalar is part of a word; other scalars separate words.
  static func isPartOfWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "_"
      || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Returns words with small numbers as digits, and with some pairs joined that some testers write
  /// as one word, such as “pop up”.
  private static func fold(_ words: [String]) -> [String] {
    var folded: [String] = []
    var index = 0
    while index < words.count {
      let word = words[index]
      let next = index + 1 < words.count ? words[index + 1] : ""
      if pairs[word]?.contains(next) == true {
        folded.append(word + next)
        index += 2
        continue
      }
      folded += split(word) ?? [numbers[word] ?? word]
      index += 1
    }
    return folded
  }

  /// Splits a number from the word after it: “30pm” → “30”, “pm”, as in “1:30 pm”.
  private static func split(_ word: String) -> [String]? {
    guard word.hasSuffix("am") || word.hasSuffix("pm") else { return nil }
    let number = word.dropLast(2)
    guard !number.isEmpty, number.allSatisfy(\.isASCII), Int(number) != nil else { return nil }
    return [String(number), String(word.suffix(2))]
  }

  private static let pairs: [String: Set<String>] = [
    "pop": ["up"], "check": ["box"], "tick": ["box"], "list": ["box"], "combo": ["box"],
    "edit": ["box"],
    "multi": ["line"], "spin": ["button"], "double": ["tap"], "long": ["press"],
  ]

  private static let numbers: [String: String] = [
    "one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "six": "6", "seven": "7",
    "eight": "8", "nine": "9", "ten": "10", "eleven": "11", "twelve": "12",
  ]
}
