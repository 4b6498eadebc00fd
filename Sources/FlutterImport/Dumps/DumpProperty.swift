internal import AccessibilityTree

/// A property of a node with all its lines.
struct DumpProperty {
  private let name: String
  private var lines: [Substring]
  /// Whether the text has several lines, and therefore begins on the line after the name.
  private let isBlock: Bool
  /// The number of blank lines that may belong to the text.
  private var blankLines = 0

  /// The width at which Flutter wraps a text.
  ///
  /// Source: Flutter, diagnostics.dart, `_wrapWidthProperties`.
  private static let width = 65

  /// Creates a property from its first line, or `nil` if the line does not begin a property.
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

  mutating func append(_ line: Substring) {
    let line = line.trimmedAtEnd(of: \.isWhitespace)
    lines += Array(repeating: "", count: min(blankLines, 100))
    blankLines = 0
    lines.append(
      isBlock ? line.dropFirst(line.hasPrefix("  ") ? 2 : 0) : line.drop { $0 == " " })
  }

  mutating func appendBlankLine() { if isBlock, !lines.isEmpty { blankLines += 1 } }

  /// Applies the property to its node.
  ///
  /// - Parameter isLast: Whether the dump ends with the property.
  func apply(to node: inout SemanticsNode, isLast: Bool) {
    let text = isBlock ? unwrapped : lines.joined(separator: " ")
    SemanticsProperty.apply(name, text, to: &node)
    let isOpen =
      text.utf8.first == 0x22 && (text.utf8.count == 1 || !text.utf8.dropFirst().contains(0x22))
    if isLast, isOpen { node.isCut = true }
  }

  /// A text of several lines, without the line breaks that Flutter added.
  ///
  /// Flutter adds a line break if the next word is too long for the line.
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
