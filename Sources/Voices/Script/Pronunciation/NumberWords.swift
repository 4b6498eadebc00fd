internal import Simulator

/// Integers written as words.
///
/// Comparing the phonemes of these words with the engine's phonemes for digits shows how the engine
/// reads the digits.
///
/// Source: espeak-ng 1.51, voices `en-us` and `de`, which say no “and” after hundreds.
enum NumberWords {
  /// Returns a number in words, or `nil` if the language is unknown or the number is too large.
  ///
  /// - Parameter gap: The separator between the parts of a German number. The engine speaks the
  ///   parts of a long number as separate words.
  static func cardinal(
    _ digits: some StringProtocol, in language: String, gap: String = ""
  ) -> String? {
    guard digits.utf8.count <= 12, let number = Int(digits) else { return nil }
    switch LanguageTag(language)?.language {
    case "en": return english(number)
    case "de": return german(number, gap)
    default: return nil
    }
  }

  /// Returns a word for each digit, in one text.
  static func digits(_ digits: some StringProtocol, in language: String) -> String? {
    var words: [String] = []
    for digit in digits {
      guard let word = cardinal(String(digit), in: language) else { return nil }
      words.append(word)
    }
    return words.joined(separator: " ")
  }

  /// Returns a year in its usual spoken form: “nineteen eighty four”,
  /// „neunzehnhundertvierundachtzig“.
  static func year(_ digits: some StringProtocol, in language: String) -> String? {
    guard digits.utf8.count == 4, let number = Int(digits), number >= 1100 else { return nil }
    let (century, rest) = (number / 100, number % 100)
    switch LanguageTag(language)?.language {
    case "en":
      if rest == 0 { return "\(english(century)) hundred" }
      return "\(english(century)) \(rest < 10 ? "oh " : "")\(english(rest))"
    case "de":
      return "\(german(century, ""))hundert\(rest == 0 ? "" : german(rest, ""))"
    default: return nil
    }
  }

  private static let englishOnes = [
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
  ]
  private static let englishTens = [
    "", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety",
  ]
  private static let englishThousands = ["", " thousand", " million", " billion"]

  private static func english(_ number: Int) -> String {
    guard number > 0 else { return englishOnes[0] }
    var groups: [String] = []
    var rest = number
    for name in englishThousands where rest > 0 {
      if rest % 1000 > 0 { groups.append(englishHundreds(rest % 1000) + name) }
      rest /= 1000
    }
    return groups.reversed().joined(separator: " ")
  }

  private static func englishHundreds(_ number: Int) -> String {
    var words: [String] = []
    if number >= 100 { words.append("\(englishOnes[number / 100]) hundred") }
    let rest = number % 100
    if rest >= 20 {
      words.append(englishTens[rest / 10])
      if rest % 10 > 0 { words.append(englishOnes[rest % 10]) }
    } else if rest > 0 {
      words.append(englishOnes[rest])
    }
    return words.joined(separator: " ")
  }

  private static let germanOnes = [
    "null", "eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn",
    "elf", "zwölf", "dreizehn", "vierzehn", "fünfzehn", "sechzehn", "siebzehn", "achtzehn",
    "neunzehn",
  ]
  private static let germanTens = [
    "", "", "zwanzig", "dreißig", "vierzig", "fünfzig", "sechzig", "siebzig", "achtzig",
    "neunzig",
  ]

  private static func german(_ number: Int, _ gap: String) -> String {
    guard number > 0 else { return germanOnes[0] }
    let (millions, thousands, rest) = (number / 1_000_000, number / 1000 % 1000, number % 1000)
    var words: [String] = []
    if millions > 0 {
      words.append(millions == 1 ? "eine Million" : "\(german(millions, gap)) Millionen")
    }
    var last: [String] = []
    if thousands > 0 { last += [germanHundreds(thousands, gap, isLast: false), "tausend"] }
    if rest > 0 { last.append(germanHundreds(rest, gap, isLast: true)) }
    if !last.isEmpty { words.append(last.joined(separator: gap)) }
    return words.joined(separator: " ")
  }

  private static func germanHundreds(_ number: Int, _ gap: String, isLast: Bool) -> String {
    var words = number >= 100 ? ["\(germanOne(number / 100))hundert"] : []
    let rest = number % 100
    switch rest {
    case 0: break
    case 1: words.append(isLast ? "eins" : "ein")
    case 2..<20: words.append(germanOnes[rest])
    case _ where rest % 10 == 0: words.append(germanTens[rest / 10])
    default: words += [germanOne(rest % 10), "und\(germanTens[rest / 10])"]
    }
    return words.joined(separator: gap)
  }

  private static func germanOne(_ digit: Int) -> String { digit == 1 ? "ein" : germanOnes[digit] }
}
