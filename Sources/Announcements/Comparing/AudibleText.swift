/// A text reduced to its audible content, so that two transcripts can be compared as heard.
///
/// Case, pauses, quotes and brackets are not audible. Symbols, signs and decimal points are
/// audible. Two texts sound the same when their `AudibleText` values are equal. Composed and decomposed
/// letters are equal, because Swift compares strings by canonical equivalence.
package struct AudibleText: Sendable, Hashable {
  /// The reduced text: in folded case, without inaudible characters, and with one space between
  /// words.
  package let text: String

  /// Creates the reduced form of a text.
  package init(_ text: String) {
    self.text = AudibleText.reducedASCII(text) ?? AudibleText.reduced(text)
  }

  /// Returns a text reduced to its audible content.
  static func reduced(_ text: String) -> String {
    let scalars = text.flatMap(AudibleText.folded)
    var reduced = String.UnicodeScalarView()
    var owesSpace = false
    for (index, scalar) in scalars.enumerated() {
      switch AudibleText.treatment(of: scalar, at: index, in: scalars) {
      case .dropped: continue
      case .space: owesSpace = true
      case .kept:
        if owesSpace, !reduced.isEmpty { reduced.append(" ") }
        owesSpace = false
        reduced.append(scalar)
      }
    }
    return String(reduced)
  }

  private enum Treatment {
    case kept, dropped, space
  }

  private static func treatment(
    of scalar: Unicode.Scalar, at index: Int, in scalars: [Unicode.Scalar]
  ) -> Treatment {
    let before = index > 0 ? scalars[index - 1] : nil
    let after = index + 1 < scalars.count ? scalars[index + 1] : nil
    if scalar.properties.isWhitespace || scalar == separator { return .space }
    if isDirectionOrMark(scalar) { return .dropped }
    if isPause(scalar) || isQuoteOrBracket(scalar) {
      let isInside = isDigit(before) && isDigit(after)
      return isInside || startsNumber(scalar, before, after) ? .kept : .dropped
    }
    if isHyphen(scalar) { return isLetter(before) && isLetter(after) ? .space : .kept }
    return .kept
  }

  /// The ideographic comma, which separates parts without a space in Chinese.
  private static let separator: Unicode.Scalar = "\u{3001}"

  /// Whether the full stop at an index begins a decimal number without digits before the point:
  /// “.5”, “-.5”.
  private static func startsNumber(
    _ scalar: Unicode.Scalar, _ before: Unicode.Scalar?, _ after: Unicode.Scalar?
  ) -> Bool {
    guard scalar == ".", isDigit(after) else { return false }
    guard let before else { return true }
    return before.properties.isWhitespace || isHyphen(before) || before == "\u{2212}"
      || before == "+"
  }

  /// Returns the simple case folding of a character.
  ///
  /// Characters that are canonically equivalent before folding are equivalent afterwards.
  ///
  /// Source: Unicode, CaseFolding.txt, status C and S.
  private static func folded(_ character: Character) -> [Unicode.Scalar] {
    // The dotted I and the dotless i have no simple folding, only a full or Turkic one.
    if character == "\u{130}" || character == "\u{131}" { return Array(character.unicodeScalars) }
    return character.unicodeScalars.map { scalar in
      // U+0345 is a combining iota. Do not fold it, because its uppercase form is not a combining
      // mark.
      let upper = scalar == "\u{345}" ? nil : single(scalar.properties.uppercaseMapping)
      let base = upper ?? scalar
      return single(base.properties.lowercaseMapping) ?? base
    }
  }

  private static func single(_ mapping: String) -> Unicode.Scalar? {
    mapping.unicodeScalars.count == 1 ? mapping.unicodeScalars.first : nil
  }

  /// Whether a scalar controls the direction of text, or is a byte order mark.
  ///
  /// Some phrases of readers end with a byte order mark.
  private static func isDirectionOrMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func isPause(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ".", ";", ":", "!", "?": true
    default: false
    }
  }

  private static func isQuoteOrBracket(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\"", "'": true
    default:
      switch scalar.properties.generalCategory {
      case .openPunctuation, .closePunctuation, .initialPunctuation, .finalPunctuation: true
      default: false
      }
    }
  }

  private static func isHyphen(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "-" || scalar == "\u{2010}" || scalar == "\u{2011}"
  }

  private static func isDigit(_ scalar: Unicode.Scalar?) -> Bool {
    scalar?.properties.generalCategory == .decimalNumber
  }

  private static func isLetter(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar else { return false }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark: return true
    default: return scalar.properties.isAlphabetic
    }
  }
}
