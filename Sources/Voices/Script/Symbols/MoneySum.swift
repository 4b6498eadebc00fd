/// A sum of money that begins with a currency sign: `$5.99`, `€ 3 million`.
struct MoneySum {
  /// The words in which the sum is spoken.
  let words: String
  /// The index of the first character after the sum.
  let end: String.Index

  /// Parses the sum of money at an index, or returns `nil` if no sum begins at the index.
  init?(in text: Substring, at index: String.Index, _ money: MoneyWords?) {
    guard let money, let currency = money.currencies[text[index]] else { return nil }
    var rest = text[text.index(after: index)...]
    if rest.first == " " || rest.first == "\u{A0}" { rest = rest.dropFirst() }
    guard rest.first?.isDigit == true else { return nil }
    var number = rest.prefix { $0.isDigit || $0 == money.decimal || $0 == money.grouping }
    // A punctuation mark at the end belongs to the sentence, and not to the number.
    while number.last?.isDigit == false { number = number.dropLast() }
    let magnitude = MoneySum.magnitude(in: text[number.endIndex...], money)
    words = money.words(number, currency, magnitude: magnitude)
    end = magnitude?.endIndex ?? number.endIndex
  }

  /// Returns the word at the start of a text if it belongs to the number before the text, such as
  /// “million”.
  private static func magnitude(in rest: Substring, _ money: MoneyWords) -> Substring? {
    guard rest.first == " " || rest.first == "\u{A0}" else { return nil }
    let word = rest.dropFirst().prefix { $0.isLetter }
    return money.magnitudes.contains(String(word)) ? word : nil
  }
}

extension Character {
  /// Whether the character is an ASCII digit.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
