internal import VoiceProtocol

/// A text that is safe for the engine: one line of visible characters.
///
/// The speech engine interprets control characters as commands, ends a text at U+0000, and ignores
/// combining accents. Source: trials with espeak-ng 1.51.
package struct SafeText: Sendable, Hashable {
  /// The text to speak; may be empty.
  package private(set) var text: String
  /// Whether the original text was too long.
  ///
  /// If so, ``text`` is only the beginning of the original text.
  package private(set) var isCut = false

  /// Creates a safe text: composed, with single spaces, and without control characters and
  /// inaudible characters.
  package init(_ text: String) {
    var scalars: [Unicode.Scalar] = []
    var isSpaceDue = false
    var rest = text.unicodeScalars.makeIterator()
    var next = rest.next()
    while let scalar = next {
      next = rest.next()
      if scalar.properties.isWhitespace {
        isSpaceDue = !scalars.isEmpty
      } else if Self.isKept(scalar, after: scalars.last, before: next) {
        if scalars.count + (isSpaceDue ? 2 : 1) > VoiceRequest.longestText {
          isCut = true
          break
        }
        if isSpaceDue { scalars.append(" ") }
        isSpaceDue = false
        scalars.append(scalar)
      }
    }
    self.text = ComposedText.of(scalars)
  }

  private static func isKept(
    _ scalar: Unicode.Scalar, after last: Unicode.Scalar?, before next: Unicode.Scalar?
  ) -> Bool {
    // U+200D joins several emoji into a sequence with one name. The engine does not support
    // variation selectors.
    if scalar == "\u{200D}" { return isPicture(last) && isPicture(next) }
    if scalar.value == 0xFE0E || scalar.value == 0xFE0F { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .privateUse, .unassigned, .surrogate: false
    default: true
    }
  }

  private static func isPicture(_ scalar: Unicode.Scalar?) -> Bool {
    guard let scalar, scalar.value > 0xFF else { return false }
    return scalar.properties.isEmoji || scalar.properties.isEmojiModifier
  }
}
