internal import ComponentSource

/// The options of a number format: `.number.precision(.fractionLength(2)).grouping(.never)`.
struct NumberOptions {
  /// The maximum number of decimals, or `nil` for a format without precision.
  var digits: Int?
  /// The minimum number of decimals, or `nil` for a format without precision.
  var minimumDigits: Int?
  var isGrouped = true
  /// Whether the number is abbreviated: `1.2K`.
  var isCompact = false

  init() {}

  /// Creates the options that modifiers of a format set, or returns `nil` if an option is unknown.
  init?(_ modifiers: [Component]) {
    for modifier in modifiers {
      let option = modifier.arguments?.first?.value
      switch (modifier.name, option?.memberName) {
      case ("precision", "fractionLength"):
        guard case .component(let length)? = option, let lengths = length.fractionLengths else {
          return nil
        }
        (minimumDigits, digits) = lengths
      case ("grouping", "never"): isGrouped = false
      case ("grouping", "automatic"), ("notation", "automatic"), ("sign", "automatic"): break
      case ("notation", "compactName"): isCompact = true
      default: return nil
      }
    }
    if isCompact, digits != nil || !isGrouped { return nil }
  }

  /// Whether the format has no other option than a fixed number of decimals.
  var isOnlyPrecision: Bool { isGrouped && !isCompact && digits == minimumDigits }
}

extension SwiftUITexts {
  /// Returns an abbreviated number such as `1.2K`, or `nil` if the abbreviations of the language
  /// are unknown.
  ///
  /// Source: Unicode CLDR 44, compact decimal formats: numbers below 10 have two significant digits
  /// and larger numbers have no decimals.
  func compact(_ number: Double) -> String? {
    guard isEnglish, number.magnitude < 1e15 else { return nil }
    let units: [(size: Double, name: String)] = [
      (1, ""), (1e3, "K"), (1e6, "M"), (1e9, "B"), (1e12, "T"),
    ]
    for (index, unit) in units.enumerated() {
      let scaled = number.magnitude / unit.size
      guard scaled < 999.5 || index == units.count - 1 else { continue }
      let isSmall = scaled < 9.95 && (unit.size > 1 || scaled >= 1 || scaled == 0)
      // Tenths are counted first, because a fraction such as 1.15 has no exact binary form.
      let tenths = (number.magnitude * 10 / unit.size).rounded(.toNearestOrEven)
      guard isSmall || scaled >= 9.95,
        var text = Evaluator.fixed(isSmall ? tenths / 10 : scaled, isSmall ? 1 : 0)
      else { return nil }
      if text.hasSuffix(".0") { text.removeLast(2) }
      return (number < 0 ? "-" : "") + text + unit.name
    }
    return nil
  }
}

extension Component {
  /// The minimum and maximum number of decimals in `.fractionLength(2)` or `.fractionLength(0...2)`,
  /// or `nil` for other calls.
  fileprivate var fractionLengths: (Int?, Int?)? {
    switch arguments?.first?.value {
    case .integer(let digits)? where (0...15).contains(digits): (digits, digits)
    case .range(let range, _)? where range.lowerBound >= 0 && range.upperBound <= 16:
      range.isEmpty ? nil : (range.lowerBound, range.upperBound - 1)
    default: nil
    }
  }
}
