/// Texts as scalars of YAML.
///
/// Source: YAML 1.2.2, sections 5.1, 5.7, 7.3.1 and 8.1.
package enum YAMLText {
  /// The width at which long lines are folded.
  private static let width = 100

  /// Returns a text as the value of a key: in quotes, or as a block, which is easier to edit.
  ///
  /// - Parameter indent: The number of spaces before each line of a block.
  package static func scalar(_ text: String, indent: Int) -> String {
    // Split the text by scalars, as YAML does: Swift would treat a space and a following combining
    // mark as a single `Character`.
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard isPlain(text, lines), lines.count > 1 || text.utf8.count > width else {
      return quoted(text)
    }
    let margin = String(repeating: " ", count: max(indent, 1))
    let isLiteral = lines.count > 1
    let shown = isLiteral ? lines.map { String($0) } : folded(text)
    return (isLiteral ? "|-" : ">-")
      + shown.map { $0.isEmpty ? "\n" : "\n\(margin)\($0)" }.joined()
  }

  /// Returns a text in double quotes.
  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"", "\\": result += "\\\(scalar)"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      default:
        guard isInvisible(scalar) else {
          result.unicodeScalars.append(scalar)
          continue
        }
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let (letter, count) = scalar.value > 0xFFFF ? ("U", 8) : ("u", 4)
        result += "\\\(letter)" + String(repeating: "0", count: count - digits.count) + digits
      }
    }
    return result + "\""
  }

  /// Whether a text can be a block: no line begins or ends with a space, and no character needs an
  /// escape.
  private static func isPlain(_ text: String, _ lines: [Substring.UnicodeScalarView]) -> Bool {
    guard let first = lines.first, !first.isEmpty, lines.last?.isEmpty == false,
      !hasTwoSpaces(text), !text.unicodeScalars.contains(where: { $0 != "\n" && isInvisible($0) })
    else { return false }
    return lines.allSatisfy { $0.first != " " && $0.last != " " && $0.first != "\t" }
  }

  private static func hasTwoSpaces(_ text: String) -> Bool {
    zip(text.utf8, text.utf8.dropFirst()).contains { pair in
      pair.0 == UInt8(ascii: " ") && pair.1 == UInt8(ascii: " ")
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }

  /// Returns the lines of a folded text, which a YAML parser joins with spaces.
  private static func folded(_ text: String) -> [String] {
    var lines: [String] = []
    var line = ""
    for scalars in text.unicodeScalars.split(separator: " ") {
      let word = String(scalars)
      if !line.isEmpty, line.utf8.count + word.utf8.count >= width {
        lines.append(line)
        line = word
      } else {
        line += line.isEmpty ? word : " \(word)"
      }
    }
    return lines + [line]
  }
}
