/// Writes numbers as platforms show them.
enum ShownNumber {
  /// A number with at most one decimal and no trailing zero.
  static func text(_ number: Double) -> String {
    guard let tenths = nearestWhole(number * 10) else { return "\(number)" }
    let whole = abs(tenths / 10)
    let rest = abs(tenths % 10)
    let sign = tenths < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// A number without decimals.
  static func wholeText(_ number: Double) -> String {
    nearestWhole(number).map { "\($0)" } ?? "\(number)"
  }

  /// The nearest whole number, halves away from zero; absent for what is too large.
  private static func nearestWhole(_ number: Double) -> Int64? {
    guard number.isFinite, abs(number) < 1e15 else { return nil }
    return Int64(number < 0 ? number - 0.5 : number + 0.5)
  }
}
