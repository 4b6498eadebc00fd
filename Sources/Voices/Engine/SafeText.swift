internal import VoiceProtocol

/// A text as the engine may get it: one line of visible characters.
///
/// The engine takes a control character for the beginning of a command, ends a text at U+0000, and
/// loses accents that are characters of their own. Source: trials with espeak-ng 1.51.
package struct SafeText: Sendable, Hashable {
  /// What may be spoken; empty when there is nothing.
  package private(set) var text: String
  /// Whether only the beginning of the text is in it.
  package private(set) var isCut = false

  /// The text without what is harmful or inaudible, composed, with single spaces.
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
        if scalars.count + (isSpaceDue ? 2 : 1) > SpeechRequest.longestText {
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
    // U+200D joins emoji to one that has a name; the engine knows no choice between text and picture.
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
