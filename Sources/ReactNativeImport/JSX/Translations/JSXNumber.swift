/// Numbers as JavaScript writes them for people.
enum JSXNumber {
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
