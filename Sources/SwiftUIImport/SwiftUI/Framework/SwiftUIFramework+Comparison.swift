internal import ComponentSource

/// The comparison of texts in the order of a language.
extension SwiftUIFramework {
  /// Returns the order of two texts: `name.localizedCompare(other)`.
  ///
  /// The result is `nil` if the order in the language is unknown, or if only the case differs.
  ///
  /// Source: Foundation, `ComparisonResult`, `String.localizedCompare(_:)` and
  /// `String.caseInsensitiveCompare(_:)`, which does not depend on the language.
  func comparison(
    _ call: FrameworkCall, of receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let ignoresCase = SwiftUIFramework.comparisons[call.name],
      let arguments = call.arguments, arguments.count == 1, arguments[0].label == nil,
      let left = SwiftUIFramework.plainText(receiver, &evaluator),
      let right = SwiftUIFramework.plainText(arguments[0].value, &evaluator)
    else { return nil }
    if left == right { return member("orderedSame", call) }
    let (first, second) = (left.lowercased(), right.lowercased())
    if first == second { return ignoresCase ? member("orderedSame", call) : nil }
    guard texts.hasEnglishOrder || call.name == "caseInsensitiveCompare" else { return nil }
    return member(first < second ? "orderedAscending" : "orderedDescending", call)
  }

  /// The functions that compare texts, with whether they ignore the case of letters.
  private static let comparisons = [
    "localizedCompare": false, "localizedStandardCompare": false,
    "localizedCaseInsensitiveCompare": true, "caseInsensitiveCompare": true,
  ]

  /// Returns a text that consists of English letters and spaces, or `nil` for other values.
  private static func plainText(_ value: SourceValue, _ evaluator: inout Evaluator) -> String? {
    guard case .string(let text) = evaluator.currentValue(value) else { return nil }
    var known = ""
    for part in text.parts {
      guard case .text(let own) = part else { return nil }
      known += own
    }
    return known.allSatisfy { $0.isASCII && $0.isLetter || $0 == " " } ? known : nil
  }
}

extension SwiftUITexts {
  /// Whether the language sorts texts of English letters letter by letter, in the order of English.
  ///
  /// In other languages, such as Estonian, a letter has another place, or several letters count as
  /// one, as `ch` does in Czech.
  ///
  /// Source: Unicode CLDR 44, collations.
  fileprivate var hasEnglishOrder: Bool {
    let language = String(tag.prefix { $0 != "-" })
    return ["en", "de", "es", "fr", "it", "ja", "ko", "nl", "pl", "pt", "zh"].contains(language)
  }
}
