/// A sum of money that begins with the sign of its currency: `$5.99`, `€ 3 million`.
struct MoneySum {
  /// The sum as it is said.
  let words: String
  /// Where the text goes on.
  let end: String.Index

  /// Reads a sum; absent where none begins.
  init?(in text: Substring, at place: String.Index, _ money: MoneyWords?) {
    guard let money, let currency = money.currencies[text[place]] else { return nil }
    var rest = text[text.index(after: place)...]
    if rest.first == " " || rest.first == "\u{A0}" { rest = rest.dropFirst() }
    guard rest.first?.isDigit == true else { return nil }
    var number = rest.prefix { $0.isDigit || $0 == money.decimal || $0 == money.grouping }
    // A mark at the end is the sentence's.
    while number.last?.isDigit == false { number = number.dropLast() }
    let magnitude = MoneySum.magnitude(in: text[number.endIndex...], money)
    words = money.words(number, currency, magnitude: magnitude)
    end = magnitude?.endIndex ?? number.endIndex
  }

  /// A word such as “million” right after a number.
  private static func magnitude(in rest: Substring, _ money: MoneyWords) -> Substring? {
    guard rest.first == " " || rest.first == "\u{A0}" else { return nil }
    let word = rest.dropFirst().prefix { $0.isLetter }
    return money.magnitudes.contains(String(word)) ? word : nil
  }
}

extension Character {
  /// Whether it is a digit of ASCII.
  fileprivate var isDigit: Bool { ("0"..."9").contains(self) }
}
