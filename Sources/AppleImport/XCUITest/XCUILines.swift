internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A parser of the lines of a `debugDescription`.
///
/// The parser reads bytes, because the syntax is ASCII and dumps can be large.
struct XCUILines {
  /// An element whose description may continue on the next lines.
  private struct OpenElement {
    var head: XCUIHead
    var text: [UInt8]
    var position: Node.Position
    /// Whether the first line of the element contains attributes.
    var hasTexts: Bool

    /// Whether the last quoted text of the element continues on the next line.
    var isUnfinished: Bool {
      guard hasTexts, let last = text.last, last != UInt8(ascii: "'") else { return false }
      return !["Disabled", "Selected", "Focused"].contains {
        text.suffix($0.count) == Array($0.utf8)[...]
      }
    }
  }

  private let lines: [ArraySlice<UInt8>]
  private let file: String?
  private var trees: [XCUITree] = []
  private var tree = XCUITree()
  private var open: OpenElement?
  /// The possible parents of the next element, with their columns and their indices in the tree.
  ///
  /// The innermost possible parent comes last.
  private var ancestors: [(column: Int, index: Int)] = []
  private var isInTree: Bool
  /// Whether the prefix of a log precedes the first element of the tree, and so all its elements.
  private var isPrefixed = false

  /// Returns the trees of all descriptions in a text.
  static func trees(in text: String, file: String?) throws(InputError) -> [XCUITree] {
    var lines = XCUILines(text, file: file)
    try lines.read()
    return lines.trees
  }

  /// Divides a text into lines.
  ///
  /// In a text from a string literal, line breaks are escaped.
  private init(_ text: String, file: String?) {
    self.file = file
    let bytes = Array(ColorCodes.removed(from: text).utf8)
    let isEscaped = bytes.range(ofBytes: #"Element subtree:\n"#.utf8) != nil
    let plain = isEscaped ? XCUILines.unescaped(bytes) : bytes
    lines = plain.split(separator: 0x0A, omittingEmptySubsequences: false).map {
      $0.last == 0x0D ? $0.dropLast() : $0
    }
    // If a text has no headings, only the lines of the tree were copied. Then the tree begins in
    // the first line.
    isInTree = !lines.contains { $0.range(ofBytes: XCUILines.heading) != nil }
  }

  /// Whether a text contains a line that describes an element.
  ///
  /// The prefix of a log can precede the element on its line.
  static func holdElement(_ bytes: [UInt8]) -> Bool {
    guard bytes.first(where: { $0 > 0x20 }) != UInt8(ascii: "<") else { return false }
    return bytes.split(separator: 0x0A).contains { line in
      guard let head = XCUIHead(line) else { return false }
      return head.isKnown && !head.isBare
    }
  }

  private static let heading = Array("Element subtree:".utf8)
  private static let ends = ["Path to element:", "Query chain:"].map { Array($0.utf8) }
  private static let start = Array("Attributes:".utf8)

  private static func unescaped(_ bytes: [UInt8]) -> [UInt8] {
    var plain: [UInt8] = []
    plain.reserveCapacity(bytes.count)
    var bytes = bytes[...]
    while let last = bytes.last, last <= 0x20 || last == UInt8(ascii: "\"") { bytes.removeLast() }
    var isEscape = false
    for byte in bytes {
      if isEscape {
        let control = [UInt8(ascii: "n"): UInt8(0x0A), UInt8(ascii: "t"): 0x09][byte]
        plain.append(control ?? byte)
        isEscape = false
      } else if byte == UInt8(ascii: "\\") {
        isEscape = true
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  private mutating func read() throws(InputError) {
    for (index, line) in lines.enumerated() {
      if line.range(ofBytes: XCUILines.heading) != nil {
        try end()
        isInTree = true
      } else if XCUILines.isFound(XCUILines.start, in: line) {
        // The tree usually begins after a later heading. An incomplete copy can lack the later
        // heading, so the tree begins here, too.
        try end()
        isInTree = true
      } else if isInTree, XCUILines.ends.contains(where: { XCUILines.isFound($0, in: line) }) {
        try close()
        isInTree = false
      } else if isInTree {
        try read(line, number: index + 1)
      }
    }
    try end()
  }

  /// Whether a line is the given heading of a section.
  ///
  /// The prefix of a log can precede the heading on its line. A quoted text with the same words is
  /// not a heading.
  private static func isFound(_ heading: [UInt8], in line: ArraySlice<UInt8>) -> Bool {
    guard let found = line.range(ofBytes: heading) else { return false }
    let before = line[..<found.lowerBound]
    return !["'", ", 0x", ", {{"].contains { before.range(ofBytes: $0.utf8) != nil }
  }

  private mutating func read(_ line: ArraySlice<UInt8>, number: Int) throws(InputError) {
    // In a tree without prefixes, a text can continue with words that look like an element after a
    // prefix.
    if let head = XCUIHead(line),
      !((head.isBare || head.hasPrefix && !isPrefixed) && open?.isUnfinished == true)
    {
      if tree.count == 0, open == nil { isPrefixed = head.hasPrefix }
      try close()
      let position = Node.Position(line: number, column: head.column + 1)
      open = OpenElement(
        head: head, text: Array(head.rest), position: position,
        hasTexts: head.rest.contains(UInt8(ascii: "'")))
    } else if open != nil {
      open?.text.append(0x0A)
      open?.text.append(contentsOf: line)
    }
  }

  private mutating func close() throws(InputError) {
    guard let element = open else { return }
    open = nil
    while let last = ancestors.last, last.column >= element.head.column { ancestors.removeLast() }
    guard ancestors.count < XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: element.position,
        problem: "this element is nested more than \(XMLScan.maximumDepth) levels deep",
        remedy: "print the debugDescription of a smaller part of the screen")
    }
    let attributes = XCUIAttributes(element.text)
    let isMac = XCUIElementKind.macOnly.contains(element.head.type)
    // Only apps and windows have titles. In other elements, a text can look like the attribute
    // `title`.
    let isTitled =
      attributes.named["title"] != nil && ["Application", "Window"].contains(element.head.type)
    guard !isMac, !isTitled else {
      throw XCUIElementBuilder.macAppError(file: file, at: element.position)
    }
    let read = element.head.element(attributes, at: element.position, &tree)
    let index = tree.append(read, to: ancestors.last?.index ?? -1)
    ancestors.append((element.head.column, index))
  }

  private mutating func end() throws(InputError) {
    try close()
    if tree.count > 0 { trees.append(tree) }
    tree = XCUITree()
    ancestors = []
  }
}
