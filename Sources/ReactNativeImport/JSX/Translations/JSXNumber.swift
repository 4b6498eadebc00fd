/// Numbers as JavaScript writes them for people.
enum JSXNumber {
  /// Returns the text of a number.
  ///
  /// Source: ECMA-262, Number::toString.
  static func text(of number: Double) -> String {
    if number.isNaN { return "NaN" }
    if number.isInfinite { return number < 0 ? "-Infinity" : "Infinity" }
    if abs(number) < 9e15, let whole = Int(exactly: number) { return "\(whole)" }
    let parts = "\(abs(number))".split(separator: "e")
    guard parts.count == 2, let exponent = Int(parts[1]) else {
      let text = "\(number)"
      return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
    let sign = number < 0 ? "-" : ""
    let digits = parts[0].filter { $0 != "." }
    if (0...20).contains(exponent), digits.count <= exponent + 1 {
      return sign + digits + String(repeating: "0", count: exponent + 1 - digits.count)
    }
    if (-6 ... -1).contains(exponent) {
      return "\(sign)0." + String(repeating: "0", count: -exponent - 1) + digits
    }
    return "\(sign)\(parts[0])e\(exponent < 0 ? "" : "+")\(exponent)"
  }

  /// Returns a number with separators between groups of three digits, such as `1,234.5`.
  ///
  /// At most three decimals are kept. The result is `nil` for languages other than English, whose
  /// separators are not known here.
  ///
  /// Source: ECMA-402, Number.prototype.toLocaleString with default options.
  static func grouped(_ number: Double, language: String?) -> String? {
    let tag = language ?? "en"
    guard tag == "en" || tag == "en-US" || tag == "en-GB", abs(number) < 1e12 else { return nil }
    let thousandths = Int((abs(number) * 1_000).rounded())
    var whole = "\(thousandths / 1_000)"
    var grouped = ""
    while whole.utf8.count > 3 {
      grouped = ",\(whole.suffix(3))\(grouped)"
      whole = String(whole.dropLast(3))
    }
    var decimals = "\(1_000 + thousandths % 1_000)".dropFirst()
    while decimals.last == "0" { decimals = decimals.dropLast() }
    let sign = number < 0 && thousandths > 0 ? "-" : ""
    return "\(sign)\(whole)\(grouped)\(decimals.isEmpty ? "" : ".\(decimals)")"
  }
}
