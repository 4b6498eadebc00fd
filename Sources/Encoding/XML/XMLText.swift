internal import TextIO

/// Escaping of text for XML.
///
/// XML does not allow control characters, so their visible symbols replace them.
///
/// Source: XML 1.0, fifth edition, 2.2 and 2.11.
package enum XMLText {
  /// Returns the text with escapes for elements and for attributes in double quotes.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if CICommand.begins(at: index, in: scalars) {
        result.append(contentsOf: "&#\(scalar.value);".unicodeScalars)
      } else {
        append(scalar, to: &result)
      }
    }
    return String(result)
  }

  /// Returns the text with only `&`, `<` and `>` escaped, as in captions.
  package static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    switch scalar {
    case "&", "<", ">": result.append(contentsOf: markup(String(scalar)).unicodeScalars)
    case "\"": result.append(contentsOf: "&quot;".unicodeScalars)
    // In an attribute, a parser would replace these characters by spaces.
    case "\t": result.append(contentsOf: "&#9;".unicodeScalars)
    case "\n": result.append(contentsOf: "&#10;".unicodeScalars)
    case "\r": result.append(contentsOf: "&#13;".unicodeScalars)
    default: result.append(allowed(scalar))
    }
  }

  private static func allowed(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}"
    case 0x7F...0x9F, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: scalar
    }
  }
}
