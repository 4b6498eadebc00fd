extension Float {
  /// The number as Java prints it: `1` → `1.0`, `0.0001` → `1.0E-4`.
  ///
  /// The text always has a fraction. It has an exponent if the number is less than 0.001 or at
  /// least 10,000,000. Source: java.lang.Float.toString.
  var javaText: String {
    guard isFinite else { return isNaN ? "NaN" : self < 0 ? "-Infinity" : "Infinity" }
    let sign = sign == .minus ? "-" : ""
    guard self != 0 else { return sign + "0.0" }
    let (digits, power) = significantDigits
    if power < -3 || power >= 7 {
      let rest = digits.count > 1 ? String(digits.dropFirst()) : "0"
      return "\(sign)\(digits.prefix(1)).\(rest)E\(power)"
    }
    if power < 0 { return sign + "0." + String(repeating: "0", count: -power - 1) + digits }
    let padding = String(repeating: "0", count: max(0, power + 1 - digits.count))
    let whole = digits.prefix(power + 1) + padding
    let fraction = digits.dropFirst(power + 1)
    return "\(sign)\(whole).\(fraction.isEmpty ? "0" : String(fraction))"
  }

  /// The fewest digits that identify the number, and the power of ten of the first digit.
  private var significantDigits: (digits: String, power: Int) {
    let pieces = magnitude.description.split(separator: "e")
    let mantissa = pieces.first ?? ""
    let exponent = pieces.count > 1 ? Int(pieces[1]) ?? 0 : 0
    let whole = mantissa.prefix { $0 != "." }
    let digits = mantissa.filter { $0 != "." }
    let leading = digits.prefix { $0 == "0" }.count
    var significant = digits.dropFirst(leading)
    while significant.count > 1, significant.last == "0" { significant.removeLast() }
    return (String(significant), exponent + whole.count - 1 - leading)
  }
}
