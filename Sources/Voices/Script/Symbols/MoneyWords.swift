/// The words for sums of money, in languages with the currency spoken after the number.
///
/// Assumed: the voices of phones say “five dollars” for “$5”; eSpeak NG says “dollar five”.
struct MoneyWords: Sendable, Hashable {
  /// The names of a currency and of its hundredth.
  struct Currency: Sendable, Hashable {
    /// The singular: “dollar”.
    var one: String
    /// The plural: “dollars”.
    var many: String
    /// The name of one hundredth: “cent”; may be empty.
    var oneMinor = ""
    /// The name of several hundredths: “cents”; may be empty.
    var minor: String
  }

  /// The currencies by their signs.
  var currencies: [Character: Currency]
  /// The decimal separator in numbers: “.”.
  var decimal: Character
  /// The separator between groups of digits in numbers: “,”.
  var grouping: Character
  /// The word between the whole number and the fraction: “and”.
  var joiner: String
  /// The words that may follow a number as a part of the number: “million”.
  var magnitudes: [String]

  /// Returns the words for an amount of a currency.
  func words(_ number: Substring, _ currency: Currency, magnitude: Substring?) -> String {
    if let magnitude { return "\(number) \(magnitude) \(currency.many)" }
    let pieces = number.split(separator: decimal, omittingEmptySubsequences: false)
    let whole = pieces.first ?? number
    let unit = whole == "1" ? currency.one : currency.many
    guard pieces.count == 2, let fraction = pieces.last, fraction.count == 2 else {
      return "\(number) \(pieces.count == 1 ? unit : currency.many)"
    }
    if fraction == "00" { return "\(whole) \(unit)" }
    let cents = fraction.first == "0" ? fraction.dropFirst() : fraction
    let minor = cents == "1" ? currency.oneMinor : currency.minor
    let tail = [joiner, String(cents), minor].filter { !$0.isEmpty }
    return "\(whole) \(unit) \(tail.joined(separator: " "))"
  }

  static let english = MoneyWords(
    currencies: [
      "$": Currency(one: "dollar", many: "dollars", oneMinor: "cent", minor: "cents"),
      "€": Currency(one: "euro", many: "euros", oneMinor: "cent", minor: "cents"),
      "£": Currency(one: "pound", many: "pounds", oneMinor: "penny", minor: "pence"),
      "¥": Currency(one: "yen", many: "yen", minor: ""),
      "₹": Currency(one: "rupee", many: "rupees", oneMinor: "paisa", minor: "paise"),
    ],
    decimal: ".", grouping: ",", joiner: "and",
    magnitudes: ["thousand", "million", "billion", "trillion"])

  static let german = MoneyWords(
    currencies: [
      "$": Currency(one: "Dollar", many: "Dollar", minor: ""),
      "€": Currency(one: "Euro", many: "Euro", minor: ""),
      "£": Currency(one: "Pfund", many: "Pfund", minor: ""),
      "¥": Currency(one: "Yen", many: "Yen", minor: ""),
      "₹": Currency(one: "Rupie", many: "Rupien", minor: ""),
    ],
    decimal: ",", grouping: ".", joiner: "",
    magnitudes: ["Tausend", "Million", "Millionen", "Milliarde", "Milliarden"])
}
