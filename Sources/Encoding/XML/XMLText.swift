internal import TextIO

/// Functions that escape text for XML.
///
/// XML does not allow control characters, so visible symbols replace control characters. Characters
/// that change the order of text or end a line become character references.
///
/// Source: XML 1.0, fifth edition, 2.2 and 2.11.
package enum XMLText {
  /// Returns the text, escaped for use in elements and in attributes with double quotes.
  package static func escaped(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = Array(text.unicodeScalars)
    for (index, scalar) in scalars.enumerated() {
      if CICommand.begins(at: index, in: scalars) {
        result.append(each: "&#\(scalar.value);".unicodeScalars)
      } else {
        append(scalar, to: &result)
      }
    }
    return String(result)
  }

  /// Returns the text with only `&`, `<` and `>` escaped, as WebVTT captions need it.
  package static func markup(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// Returns markup in which the control characters in texts and attributes are replaced.
  package static func withoutControls(_ markup: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in markup.unicodeScalars {
      if scalar == "\n" || scalar == "\t" {
        result.append(scalar)
      } else {
        appendVisible(scalar, to: &result)
      }
    }
    return String(result)
  }

  private static func append(_ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView) {
    switch scalar {
    case "&", "<", ">": result.append(each: markup(String(scalar)).unicodeScalars)
    case "\"": result.append(each: "&quot;".unicodeScalars)
    // Tabs and line breaks are escaped, because a parser would replace them by spaces in an
    // attribute.
    case "\t": result.append(each: "&#9;".unicodeScalars)
    case "\n": result.append(each: "&#10;".unicodeScalars)
    case "\r": result.append(each: "&#13;".unicodeScalars)
    default: appendVisible(scalar, to: &result)
    }
  }

  private static func appendVisible(
    _ scalar: Unicode.Scalar, to result: inout String.UnicodeScalarView
  ) {
    switch scalar.value {
    case 0x00...0x1F: result.append(Unicode.Scalar(0x2400 + scalar.value) ?? "\u{FFFD}")
    case 0x7F...0x9F, 0xFFFE, 0xFFFF: result.append("\u{FFFD}")
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069:
      result.append(each: "&#\(scalar.value);".unicodeScalars)
    default: result.append(scalar)
    }
  }
}
