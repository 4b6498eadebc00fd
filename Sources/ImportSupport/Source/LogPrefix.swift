/// The text that a log, a build server or a quotation writes before each line of a tree.
///
/// The prefix is learned from lines that contain a node. Its numbers, the spaces that pad them, and
/// a group in brackets at its beginning may differ from line to line.
package struct LogPrefix {
  private enum Token {
    case character(Character)
    case digits
    case spaces(Int)
    /// A group in brackets at the beginning, such as the elapsed time in `flutter run --verbose`:
    /// `[  +12 ms]`, or `[        ]` if no time has elapsed.
    case brackets
  }

  private var tokens: [Token] = []

  package init() {}

  /// Whether there is no prefix.
  package var isEmpty: Bool { tokens.isEmpty }

  /// Learns the prefix from the text before a node.
  ///
  /// `prefix` does not include the characters that draw the lines of the tree (` |-`).
  package mutating func learn(_ prefix: Substring) {
    tokens = []
    var rest = prefix
    if let end = LogPrefix.endOfBrackets(rest) {
      tokens.append(.brackets)
      rest = rest[end...]
    }
    for character in rest {
      switch (character, tokens.last) {
      case (" ", .spaces(let count)?): tokens[tokens.count - 1] = .spaces(count + 1)
      case (" ", _): tokens.append(.spaces(1))
      case (_, .digits?) where LogPrefix.isDigit(character): break
      case _ where LogPrefix.isDigit(character): tokens.append(.digits)
      default: tokens.append(.character(character))
      }
    }
  }

  /// Returns a line without the prefix, or the unchanged line if it does not begin with the prefix.
  package func removed(from line: Substring) -> Substring {
    var rest = line
    for (index, token) in tokens.enumerated() {
      switch token {
      case .character(let character):
        guard rest.first == character else { return line }
        rest.removeFirst()
      case .digits:
        // Spaces can pad a number that has fewer digits than the number in the learned prefix.
        let digits = rest.drop { $0 == " " }
        guard digits.first.map(LogPrefix.isDigit) == true else { return line }
        rest = digits.drop(while: LogPrefix.isDigit)
      case .spaces(let count):
        // After the last space, the tree begins, whose own spaces matter.
        let isLast = index == tokens.count - 1
        let spaces = rest.prefix { $0 == " " }.count
        rest = rest.dropFirst(isLast ? min(spaces, count) : spaces)
      case .brackets:
        guard let end = LogPrefix.endOfBrackets(rest) else { return line }
        rest = rest[end...]
      }
    }
    return rest
  }

  /// Returns the index after a group in brackets at the beginning of a text, or `nil` if the text
  /// begins with no such group.
  private static func endOfBrackets(_ text: Substring) -> Substring.Index? {
    guard text.first == "[", let end = text.firstIndex(of: "]") else { return nil }
    return text.index(after: end)
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
