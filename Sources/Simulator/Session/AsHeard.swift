/// A text reduced to what can be heard of it, so that two transcripts can be compared as heard.
///
/// Case, pauses, quotes and brackets cannot be heard; a symbol, a sign and a decimal point can.
/// Two texts are the same to the ear when their `AsHeard` are equal; equality of strings already
/// is by canonical equivalence, so composed and decomposed letters are one.
public struct AsHeard: Sendable, Hashable {
  /// The reduced text: lower case, one space between words.
  public let text: String

  /// Reduces a text.
  public init(_ text: String) {
    let scalars = Array(text.lowercased().unicodeScalars)
    var reduced = String.UnicodeScalarView()
    var owesSpace = false
    for (place, scalar) in scalars.enumerated() {
      switch AsHeard.treatment(of: scalar, at: place, in: scalars) {
      case .dropped: continue
      case .space: owesSpace = true
      case .kept:
        if owesSpace, !reduced.isEmpty { reduced.append(" ") }
        owesSpace = false
        reduced.append(scalar)
      }
    }
    self.text = String(reduced)
  }

  private enum Treatment {
    case kept, dropped, space
  }

  private static func treatment(
    of scalar: Unicode.Scalar, at place: Int, in scalars: [Unicode.Scalar]
  ) -> Treatment {
    let before = place > 0 ? scalars[place - 1] : nil
    let after = place + 1 < scalars.count ? scalars[place + 1] : nil
    if scalar.properties.isWhitespace { return .space }
    if isPause(scalar) || isQuoteOrBracket(scalar) {
      return isDigit(before) && isDigit(after) ? .kept : .dropped
    }
    if isHyphen(scalar) { return isLetter(before) && isLetter(after) ? .space : .kept }
    return .kept
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
