internal import Simulator

/// Finds the elements in the lines of a `debugDescription`.
struct XCUILines {
  /// An element whose lines are not all read.
  private struct Open {
    var head: XCUIHead
    var text: String
    var position: Node.Position
  }

  private let lines: [Substring]
  private var trees: [XCUITree] = []
  private var tree = XCUITree()
  private var open: Open?
  /// Columns of the elements around the next one, the innermost last, with their places.
  private var around: [(column: Int, place: Int)] = []
  private var isInTree: Bool

  /// The lines of a text; one that was copied out of a string literal has them escaped.
  init(_ text: String) {
    let isEscaped = text.utf8.count < 1 << 24 && XCUILines.isEscaped(text)
    let text = isEscaped ? XCUILines.unescaped(text) : text
    lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    // Whoever copies the tree alone leaves the headings out.
    isInTree = !lines.contains { XCUILines.holds($0, "Element subtree:") }
  }

  /// The trees of all descriptions.
  mutating func trees(file: String?) throws(ImportError) -> [XCUITree] {
    for (index, line) in lines.enumerated() {
      if XCUILines.holds(line, "Element subtree:") {
        try end(file)
        isInTree = true
      } else if isInTree, let position = XCUILines.end(of: line) {
        try close(file)
        isInTree = position
      } else if isInTree {
        try read(line, number: index + 1, file)
      }
    }
    try end(file)
    return trees
  }

  /// Whether a line ends the tree, and if so whether another begins without a heading.
  private static func end(of line: Substring) -> Bool? {
    let text = line.drop { $0 == " " || $0 == "\t" }
    let isEnd = ["Path to element:", "Query chain:", "Attributes:"].contains { text.hasPrefix($0) }
    return isEnd ? false : nil
  }

  private static func holds(_ line: Substring, _ heading: String) -> Bool {
    line.utf8.count < 4_096 && line.firstRange(of: heading) != nil
  }

  private static func isEscaped(_ text: String) -> Bool {
    text.firstRange(of: #"Element subtree:\n"#) != nil
  }

  private static func unescaped(_ text: String) -> String {
    var plain = ""
    var isEscape = false
    for character in text {
      if isEscape {
        plain.append(character == "n" ? "\n" : character == "t" ? "\t" : character)
        isEscape = false
      } else if character == "\\" {
        isEscape = true
      } else {
        plain.append(character)
      }
    }
    return plain
  }

  private mutating func read(
    _ line: Substring, number: Int, _ file: String?
  ) throws(ImportError) {
    if let head = XCUIHead(line) {
      try close(file)
      let position = Node.Position(line: number, column: head.column + 1)
      open = Open(head: head, text: String(head.rest), position: position)
    } else if open != nil {
      open?.text += "\n" + line
    }
  }

  private mutating func close(_ file: String?) throws(ImportError) {
    guard let element = open else { return }
    open = nil
    while let last = around.last, last.column >= element.head.column { around.removeLast() }
    guard around.count < XMLScan.maximumDepth else {
      throw ImportError(
        file: file, position: element.position,
        problem: "elements are nested more than \(XMLScan.maximumDepth) deep here",
        remedy: "check the indentation")
    }
    let isMac =
      XCUIElementKind.macOnly.contains(element.head.type) || element.head.isTitled(element.text)
    guard !isMac else { throw XCUIFields.isMac(file: file, at: element.position) }
    let read = element.head.element(element.text, at: element.position, &tree)
    let place = tree.append(read, to: around.last?.place ?? -1)
    around.append((element.head.column, place))
  }

  private mutating func end(_ file: String?) throws(ImportError) {
    try close(file)
    if tree.count > 0 { trees.append(tree) }
    tree = XCUITree()
    around = []
  }
}
