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

  /// Returns a number in a pattern of `DecimalFormat` such as `#,##0.00 km`.
  ///
  /// Returns `nil` for a pattern with other symbols, and if the number has no exact form.
  package static func text(of number: Double, in pattern: String) -> String? {
    guard let start = pattern.firstIndex(where: { "#0".contains($0) }) else { return nil }
    let digits = pattern[start...].prefix { "#0,.".contains($0) }
    let (prefix, suffix) = (pattern[..<start], pattern[digits.endIndex...])
    let isPercent = suffix == "%"
    let literal = isPercent ? String(prefix) : "\(prefix)\(suffix)"
    let isPlain = !literal.contains { "#0.,;%‰¤E'+-*@".contains($0) }
    let parts = digits.split(separator: ".", omittingEmptySubsequences: false)
    let decimals = parts.count > 1 ? String(parts[1]) : ""
    let groups = parts[0].split(separator: ",", omittingEmptySubsequences: false)
    guard isPlain, parts.count <= 2, decimals.count <= 10, !decimals.contains(","),
      !decimals.contains("#0"), groups.count == 1 || groups.last?.count == 3
    else { return nil }
    let scaled = isPercent ? number * 100 : number
    guard var text = rounded(abs(scaled), decimals.count) else { return nil }
    let isZero = !text.contains { "123456789".contains($0) }
    let fewestDecimals = decimals.filter { $0 == "0" }.count
    for _ in fewestDecimals..<decimals.count where text.hasSuffix("0") { text.removeLast() }
    if text.hasSuffix(".") { text.removeLast() }
    let whole = text.prefix { $0 != "." }
    let fewestDigits = parts[0].filter { $0 == "0" }.count
    // Implementations differ in the sign of zero, and in the zero before a fraction.
    if isZero ? scaled < 0 : whole == "0" && fewestDigits == 0 { return nil }
    text = String(repeating: "0", count: max(0, fewestDigits - whole.count)) + text
    if groups.count > 1 { text = text.grouped }
    return "\(scaled < 0 ? "-" : "")\(prefix)\(text)\(suffix)"
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
