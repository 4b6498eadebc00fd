internal import AccessibilityTree

/// A property of a node in a dump, with all lines of its value.
struct DumpProperty {
  private let name: String
  private var lines: [Substring]
  /// Whether the value is a text of several lines that begins on the line after the name.
  private let isBlock: Bool
  /// The number of blank lines since the last line with text.
  ///
  /// These blank lines belong to the value if another line of the value follows.
  private var blankLines = 0

  /// The maximum number of characters in a line, after which Flutter wraps a text.
  ///
  /// Source: Flutter, diagnostics.dart, `_wrapWidthProperties`.
  private static let width = 65

  /// Creates a property from its first line, or returns `nil` if no property begins on the line.
  init?(_ line: Substring) {
    let line = line.trimmedAtEnd(of: \.isWhitespace)
    if let word = SemanticsProperty.bareWords.first(where: line.hasPrefix) {
      (name, lines, isBlock) = (word, [line.dropFirst(word.count)], false)
      return
    }
    guard let colon = line.firstIndex(of: ":"), colon > line.startIndex,
      line[..<colon].allSatisfy({ $0.isASCII && $0.isLetter || $0 == " " })
    else { return nil }
    let value = line[line.index(after: colon)...]
    // A text of several lines may have a line such as “Note: closed”.
    guard value.isEmpty || value.first == " ", line.first?.isLowercase == true else { return nil }
    name = String(line[..<colon])
    isBlock = value.isEmpty
    lines = isBlock ? [] : [value.dropFirst()]
  }

  /// Whether Flutter prints a property with this name.
  var isKnown: Bool { SemanticsProperty.isKnown(name) }

  /// Whether the value is a text of several lines that has not ended yet.
  var isOpen: Bool {
    guard isBlock, let last = lines.last(where: { !$0.isEmpty }) else { return isBlock }
    return last.last != "\"" && last.last != "]"
  }

  mutating func append(_ line: Substring) {
    let line = line.trimmedAtEnd(of: \.isWhitespace)
    lines += Array(repeating: "", count: min(blankLines, 100))
    blankLines = 0
    // Web pages and chats copy pairs of spaces as no-break spaces.
    let indent = line.prefix { $0 == " " || $0 == "\u{A0}" }.count
    lines.append(line.dropFirst(isBlock ? (indent < 2 ? 0 : 2) : indent))
  }

  mutating func appendBlankLine() { if isBlock, !lines.isEmpty { blankLines += 1 } }

  /// Sets this property of a node.
  ///
  /// - Parameter isLast: Whether the dump ends with this property.
  func apply(to node: inout SemanticsNode, isLast: Bool) {
    let text = isBlock ? unwrapped : lines.joined(separator: " ")
    SemanticsProperty.apply(name, text, to: &node)
    let isOpen =
      text.utf8.first == 0x22 && (text.utf8.count == 1 || !text.utf8.dropFirst().contains(0x22))
    if isLast, isOpen { node.isCut = true }
  }

  /// The text of a value with several lines, without Flutter's line breaks.
  ///
  /// Flutter adds a line break where the next word would make the line too long.
  private var unwrapped: String {
    guard var text = lines.first.map(String.init) else { return "" }
    for (line, next) in zip(lines, lines.dropFirst()) {
      let word = next.prefix { $0 != " " }
      let isWrapped =
        !word.isEmpty && line.utf16.count + 1 + word.utf16.count > DumpProperty.width
      text += isWrapped ? " " : "\n"
      text += next
    }
    return text
  }
}
