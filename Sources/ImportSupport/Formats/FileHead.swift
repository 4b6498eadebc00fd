internal import AccessibilityTree
internal import TextIO

/// The beginning of a file as text, from which its format is detected.
package struct FileHead {
  /// The maximum number of bytes to read.
  private static let length = 1 << 16

  /// The beginning of the file, converted to UTF-8, without a byte order mark.
  package let bytes: [UInt8]
  package let text: String

  /// The unchanged bytes at the beginning of the file.
  package let start: [UInt8]
  /// The extension of the file, in lower case.
  package let suffix: String

  /// Creates the beginning of a file.
  ///
  /// The text must begin with a byte order mark or have an encoding that is compatible with ASCII.
  package init(_ file: [UInt8], suffix: String) {
    let head = Array(file.prefix(FileHead.length))
    start = head
    self.suffix = suffix
    let isWide = head.starts(with: [0x3C, 0x00]) || head.starts(with: [0x00, 0x3C])
    let mark: [UInt8] = head.first == 0x3C ? [0xFF, 0xFE] : [0xFE, 0xFF]
    text =
      TextBytes.decodeMarked(isWide ? mark + head : head) ?? String(decoding: head, as: UTF8.self)
    bytes = Array(text.utf8)
  }

  /// Whether the beginning of the file contains an ASCII text.
  package func contains(_ needle: String) -> Bool { bytes.range(ofBytes: needle.utf8) != nil }

  /// The text without leading white space.
  package var trimmed: Substring { text.drop(while: \.isWhitespace) }

  /// Whether the text is a bug report in which a line begins with one of these texts.
  ///
  /// A bug report begins with a heading of Markdown.
  package func isReport(withLine beginnings: String...) -> Bool {
    guard trimmed.first == "#" else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let content = line.drop { $0.isWhitespace || $0 == ">" }
      return beginnings.contains { content.hasPrefix($0) }
    }
  }

  /// Whether the text begins a JSON object or array.
  package var beginsJSON: Bool {
    let rest = trimmed.dropFirst().drop(while: \.isWhitespace)
    let second = rest.first
    switch trimmed.first {
    case "{": return second == "\"" || second == "}"
    // Lines of some logs begin with empty brackets, before more text.
    case "[" where second == "]":
      return rest.dropFirst().prefix { !$0.isNewline }.allSatisfy(\.isWhitespace)
    case "[": return second == "{" || second == "\"" || second == "["
    default: return trimmed.prefix(5).trimmedAtEnd(of: \.isWhitespace) == "null"
    }
  }

  /// The kind of content in a dump or in a server's response.
  package enum Source {
    /// Elements of iOS, such as `<XCUIElementTypeButton>`.
    case elements
    /// Elements of Android that are all named `node`.
    case nodes
    /// Elements of Android that are named by their classes.
    case classes
    /// A textual description by XCUITest.
    case description
  }

  /// The kind of content in a test driver's JSON response, or `nil` if the text is not such a
  /// response.
  ///
  /// A response contains a page source of Appium or a `debugDescription` of XCUITest.
  package var answer: Source? {
    if contains("Element subtree:") { return .description }
    guard let start = text.range(ofScalars: "\"value\"") else { return nil }
    var value = text[start.upperBound...].drop { $0.isWhitespace || $0 == ":" || $0 == "\"" }
    while ["\\n", "\\r", "\\t"].contains(where: value.hasPrefix) { value = value.dropFirst(2) }
    let isEscaped = value.hasPrefix("\\u003c") || value.hasPrefix("\\u003C")
    guard value.first == "<" || isEscaped else { return nil }
    let elements = ["XCUIElementType", "AppiumAUT", "<UIA", "u003cUIA", "u003CUIA"]
    if elements.contains(where: { value.range(ofScalars: $0) != nil }) { return .elements }
    let nodes = ["<node ", "<node\n", "u003cnode ", "u003Cnode "]
    return nodes.contains { value.range(ofScalars: $0) != nil } ? .nodes : .classes
  }

  /// The kind of content in an Android dump with escaped tags inside another text, or `nil` if the
  /// text contains no such dump.
  package var escapedDump: Source? {
    for less in ["&lt;", "\\u003c", "\\u003C"]
    where contains("\(less)hierarchy") || contains("\(less)displays") {
      return contains("\(less)node ") ? .nodes : .classes
    }
    return nil
  }

  /// Whether the text contains the beginning of a tag, or continues after this beginning of the
  /// file, where a tag may follow.
  package var mayHoldElement: Bool {
    guard bytes.count < FileHead.length else { return true }
    return zip(bytes, bytes.dropFirst()).contains { first, second in
      let isName = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(second | 0x20)
      return first == UInt8(ascii: "<") && (isName || second == UInt8(ascii: ">"))
    }
  }

  /// The name of the first element, or `nil` if the text contains no element.
  package var rootName: Substring? {
    firstTag?.prefix { !$0.isWhitespace && $0 != ">" && $0 != "/" }
  }

  /// The text after the `<` of the first element.
  private var firstTag: Substring? {
    var rest = text[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      guard let first = rest.first else { return nil }
      if rest.hasPrefix("!--") {
        guard let end = rest.range(ofScalars: "-->") else { return nil }
        rest = rest[end.upperBound...]
      } else if first == "!" || first == "?" {
        if rest.prefix(9).lowercased() == "!doctype " {
          let kind = rest.dropFirst(9).drop(while: \.isWhitespace).prefix(4).lowercased()
          if kind == "html" { return rest.dropFirst(9).drop(while: \.isWhitespace) }
        }
      } else if first.isLetter || first == "_" {
        return rest
      }
    }
    return nil
  }
}
