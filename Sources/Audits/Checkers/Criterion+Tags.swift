extension Criterion {
  /// Returns the number of the success criterion that a tag of another checker names.
  ///
  /// Checkers write 1.4.3 as `wcag143`, `wcag1.4.3` or `WCAG 1.4.3`. Tags for a level, such as
  /// `wcag21aa`, name no criterion.
  package static func number(inTag tag: String) -> String? {
    let lower = tag.lowercased()
    guard lower.hasPrefix("wcag") else { return nil }
    let rest = lower.dropFirst(4).drop { $0 == " " || $0 == "-" || $0 == "_" || $0 == ":" }
    let parts = rest.split(separator: ".", omittingEmptySubsequences: false)
    let digits = parts.count == 3 ? parts : Criterion.parts(of: rest)
    guard digits.count == 3, digits.allSatisfy({ !$0.isEmpty && $0.allSatisfy(\.isASCIIDigit) }),
      digits[0].count == 1, digits[1].count == 1, digits[2].count <= 2
    else { return nil }
    return digits.joined(separator: ".")
  }

  /// Divides the number of a criterion that is written without dots: `1411` is 1.4.11.
  private static func parts(of digits: Substring) -> [Substring] {
    guard (3...4).contains(digits.count) else { return [] }
    let second = digits.index(after: digits.startIndex)
    let third = digits.index(after: second)
    return [digits[..<second], digits[second..<third], digits[third...]]
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { ("0"..."9").contains(self) }
}
