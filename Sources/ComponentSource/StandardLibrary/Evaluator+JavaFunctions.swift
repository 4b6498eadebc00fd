extension Evaluator {
  /// Returns the value of a static function of Java or Kotlin, or `nil` if the function is
  /// unsupported.
  ///
  /// Examples: `Math.round(2.5)`, `String.format("%d", 3)`.
  mutating func javaValue(
    _ type: String, _ name: String, _ arguments: [ComponentArgument], at range: SourceRange,
    in scope: Int
  ) -> SourceValue? {
    let values = arguments.map { currentValue($0.value) }
    switch (type, name) {
    case ("String", "format"):
      let values = values.withoutLocale
      guard case .string(let text)? = values.first, let format = text.known else { return nil }
      return formatted(format, Array(values.dropFirst())).map { .string(SourceText($0)) }
    case ("String", "valueOf"):
      guard let first = values.first, !first.isUnknown else { return values.first }
      return .string(sourceText(of: first))
    case ("Math", "round"):
      return values.first?.asNumber.flatMap { Int(exactly: ($0 + 0.5).rounded(.down)) }
        .map { .integer($0) }
    case ("Math", "floor"), ("Math", "ceil"), ("Math", "sqrt"): return rounded(name, values)
    case ("Math", "pow"):
      guard values.count == 2, let exponent = values[1].asNumber.flatMap({ Int(exactly: $0) })
      else { return nil }
      let power = ComponentArgument(label: nil, value: .integer(exponent), at: range)
      return standardValue("pow", [arguments[0], power], types: [], at: range, in: scope)
    case ("Math", "max"), ("Math", "min"), ("Math", "abs"):
      return standardValue(name, arguments, types: [], at: range, in: scope)
    default: return nil
    }
  }

  /// Returns the result of a mathematical function, such as `round`.
  ///
  /// Source: Kotlin standard library, kotlin.math; `round` rounds a half to the even integer.
  func rounded(_ name: String, _ values: [SourceValue]) -> SourceValue? {
    guard let number = values.first?.asNumber else { return nil }
    switch name {
    case "floor": return .number(number.rounded(.down))
    case "ceil": return .number(number.rounded(.up))
    case "truncate": return .number(number.rounded(.towardZero))
    case "sqrt": return number < 0 ? nil : .number(number.squareRoot())
    default:
      return .number(
        number.rounded(framework.language.isKotlin ? .toNearestOrEven : .toNearestOrAwayFromZero))
    }
  }
}

extension [SourceValue] {
  /// The values without a leading locale.
  ///
  /// A locale is not a value to format.
  var withoutLocale: [SourceValue] {
    let isLocale =
      switch first {
      case .component(let component)?:
        component.name.hasSuffix("Locale") || component.name.contains("Locale.")
      case .unknown(let own)?:
        own.name.lowercased().hasSuffix("locale") || own.name.contains("Locale.")
      default: false
      }
    return isLocale ? Array(dropFirst()) : self
  }
}

extension SourceLanguage {
  /// Whether the language is Kotlin.
  ///
  /// Its library rounds in the same way as Java.
  var isKotlin: Bool { bindsTrailingClosureToLast }
}

extension Evaluator {
  /// Returns a number with a fixed number of decimals.
  ///
  /// A digit 5 is rounded up.
  ///
  /// The function rounds the shortest decimal digits of the number, rather than its binary value,
  /// so 1.005 becomes 1.01.
  ///
  /// Source: Java, `Formatter`, RoundingMode.HALF_UP.
  static func roundedHalfUp(_ number: Double, _ decimals: Int) -> String? {
    guard number.isFinite, abs(number) < 1e15, (0...15).contains(decimals) else { return nil }
    let parts = "\(abs(number))".split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1]) ?? 0 : 0
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    var digits = Array((mantissa[0] + (mantissa.count > 1 ? mantissa[1] : "")).utf8.map { $0 - 48 })
    var point = mantissa[0].count + exponent
    if point < 1 {
      digits = Array(repeating: 0, count: 1 - point) + digits
      point = 1
    }
    let end = point + decimals
    while digits.count <= end { digits.append(0) }
    let isUp = digits[end] >= 5
    digits.removeSubrange(end...)
    var carry: UInt8 = isUp ? 1 : 0
    for index in digits.indices.reversed() where carry > 0 {
      digits[index] += carry
      carry = digits[index] / 10
      digits[index] %= 10
    }
    if carry > 0 {
      digits.insert(carry, at: 0)
      point += 1
    }
    let text = String(decoding: digits.map { $0 + 48 }, as: UTF8.self)
    let sign = number < 0 && digits.contains { $0 > 0 } ? "-" : ""
    guard decimals > 0 else { return sign + text }
    return "\(sign)\(text.prefix(point)).\(text.dropFirst(point))"
  }
}
