package import AccessibilityTree

/// Numbers in the format in which platforms show them.
package enum ShownNumber {
  /// Returns a number with at most one decimal and without trailing zeros: 2.50 → `2.5`.
  package static func text(_ number: Double) -> String {
    guard let tenths = nearestWhole(number * 10) else { return "\(number)" }
    let whole = abs(tenths / 10)
    let rest = abs(tenths % 10)
    let sign = tenths < 0 ? "-" : ""
    return rest == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(rest)"
  }

  /// Returns a number without decimals.
  package static func wholeText(_ number: Double) -> String {
    nearestWhole(number).map { "\($0)" } ?? "\(number)"
  }

  /// Returns the position of a range's current number between its limits, as a whole percentage.
  ///
  /// A number outside the range counts as the nearest limit. The result is `nil` if the range is
  /// empty, reversed or not finite.
  package static func percentage(_ range: Value.Range) -> String? {
    guard let now = range.now, now.isFinite else { return nil }
    let minimum = range.minimum ?? 0
    let maximum = range.maximum ?? 100
    let extent = maximum - minimum
    guard extent.isFinite, extent > 0 else { return nil }
    let share = (Swift.min(Swift.max(now, minimum), maximum) - minimum) / extent
    return wholeText(share * 100)
  }

  /// Returns the nearest whole number, or `nil` for a number that is too large.
  ///
  /// Halves are rounded away from zero.
  private static func nearestWhole(_ number: Double) -> Int64? {
    guard number.isFinite, abs(number) < 1e15 else { return nil }
    return Int64(number < 0 ? number - 0.5 : number + 0.5)
  }
}

extension Value.Range {
  /// The current number of the range as a text, or `nil` if there is no finite current number.
  package var shownNow: String? { now.flatMap { $0.isFinite ? ShownNumber.text($0) : nil } }
}
