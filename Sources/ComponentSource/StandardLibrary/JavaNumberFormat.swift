/// A number format of Java for English in the United States: `NumberFormat.getInstance(Locale.US)`.
///
/// Source: Java, `NumberFormat`; Android formats numbers with ICU, which rounds a digit 5 to the
/// even neighbour. Unicode CLDR, locale en-US: number patterns.
package enum JavaNumberFormat: Sendable {
  case number
  case integer
  case currency
  case percent

  /// Creates the format that a function of `NumberFormat` returns.
  package init?(function: String) {
    switch function {
    case "getInstance", "getNumberInstance": self = .number
    case "getIntegerInstance": self = .integer
    case "getCurrencyInstance": self = .currency
    case "getPercentInstance": self = .percent
    default: return nil
    }
  }

  /// Returns a number in this format, or `nil` if the number has no exact form.
  package func text(of number: Double) -> String? {
    let scaled = self == .percent ? number * 100 : number
    let decimals =
      switch self {
      case .number: 3
      case .currency: 2
      case .integer, .percent: 0
      }
    guard let rounded = JavaNumberFormat.rounded(abs(scaled), decimals) else { return nil }
    var text = rounded.grouped
    if self == .number, text.contains(".") {
      while text.hasSuffix("0") { text.removeLast() }
      if text.hasSuffix(".") { text.removeLast() }
    }
    if self == .currency { text = "$" + text }
    if self == .percent { text += "%" }
    // ICU keeps the sign of a number that is rounded to zero.
    return scaled < 0 ? "-" + text : text
  }

  /// Returns a number with a fixed number of decimals.
  ///
  /// A number halfway between two results is rounded to the result with an even last digit.
  private static func rounded(_ number: Double, _ decimals: Int) -> String? {
    guard let above = Evaluator.roundedHalfUp(number, decimals) else { return nil }
    let digits = "\(number)"
    let parts = digits.split(separator: ".")
    guard parts.count == 2, parts[1].utf8.count == decimals + 1, parts[1].hasSuffix("5"),
      parts[1].allSatisfy({ $0.isNumber })
    else { return above }
    var below = String(digits.dropLast())
    if below.hasSuffix(".") { below.removeLast() }
    guard let last = below.last, let digit = last.wholeNumberValue, digit.isMultiple(of: 2) else {
      return above
    }
    return below
  }
}
