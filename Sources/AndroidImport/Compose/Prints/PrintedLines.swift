internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A parser of the lines that `printToLog` and `printToString` write.
///
/// Source: AndroidX Compose UI Test, Output.kt, printToStringInner and appendConfigInfo.
struct PrintedLines {
  /// The trees in the order of the file.
  private(set) var trees: [PrintedTree] = []

  private let file: String?
  private var prefix = LogPrefix()
  /// Whether a node has a number of a list of nodes.
  private var hasNumbers = false
  /// The number of titles, which test code prints before each tree or list of nodes.
  private var titleCount = 0
  /// Whether the last value still lacks its closing quote.
  private var isValueOpen = false
  /// The last node and its ancestors, each with its column and its index in the tree.
  private var open: [(column: Int, index: Int)] = []
  /// The location of a node whose line is incomplete.
  ///
  /// An incomplete line is an error unless the file ends with this line.
  private var brokenNode: Node.Position?

  init(_ text: String, file: String?) throws(InputError) {
    self.file = file
    var number = 0
    let text = ColorCodes.removed(from: text)
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: PrintedLines.isBreak) {
      number += 1
      try read(line, number)
    }
    trees.removeAll { $0.nodes.isEmpty }
    guard let last = trees.indices.last else { throw noNode(in: text) }
    if isValueOpen { trees[last].end = trees[last].nodes.last?.position }
    if let brokenNode { trees[last].end = brokenNode }
    let isFlat =
      trees.count > 2 && titleCount < 2 && !hasNumbers && trees.allSatisfy { $0.nodes.count == 1 }
    if isFlat { trees = [PrintedTree(joining: trees)] }
  }

  /// What a test prints if no node fits.
  static let noNodes = "There were 0 nodes found"

  private static func isBreak(_ character: Character) -> Bool {
    character == "\n" || character == "\r\n"
  }

  private func noNode(in text: String) -> InputError {
    if let brokenNode { return invalidNode(at: brokenNode) }
    let isEmpty = text.range(ofScalars: PrintedLines.noNodes) != nil
    return InputError(
      file: file,
      problem: isEmpty
        ? "the test found no node to print" : "the file has no node of a semantics tree",
      remedy: "print a tree in a test: composeTestRule.onRoot().printToLog(\"screen\")")
  }

  private func invalidNode(at position: Node.Position) -> InputError {
    InputError(
      file: file, position: position,
      problem: "this node does not have the four edges l, t, r and b",
      remedy: "print the tree again; a node looks like: Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px")
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(InputError) {
    if let brokenNode, line.contains(where: { !$0.isWhitespace }) {
      throw invalidNode(at: brokenNode)
    }
    if let node = PrintedNodeLine(line) {
      isValueOpen = false
      try append(node, Node.Position(line: number, column: node.fileColumn))
      return
    }
    let line = prefix.removed(from: line)
    if isValueOpen { return appendToValue("\n" + line) }
    if let title = line.range(ofScalars: "Printing with useUnmergedTree = '") {
      titleCount += 1
      beginTree(isUnmerged: line[title.upperBound...].hasPrefix("true"))
    } else if trees.last?.nodes.isEmpty == false {
      readProperty(line.drop { " |-\t".contains($0) })
    }
  }

  private mutating func beginTree(isUnmerged: Bool? = nil) {
    trees.append(PrintedTree(isUnmerged: isUnmerged))
    open = []
  }

  private mutating func append(
    _ line: PrintedNodeLine, _ position: Node.Position
  ) throws(InputError) {
    // A second topmost node begins another tree, even if there is no title before the node.
    if trees.isEmpty { beginTree() }
    if !line.isChild, trees.last?.nodes.isEmpty == false {
      beginTree(isUnmerged: trees.last?.isUnmerged)
    }
    if !line.isChild || trees.last?.nodes.isEmpty == true { prefix.learn(line.prefix) }
    guard let bounds = line.bounds else {
      if line.isClosed { throw invalidNode(at: position) }
      return brokenNode = position
    }
    while let last = open.last, last.column >= line.column { open.removeLast() }
    guard open.count < XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: position,
        problem: "this node is nested more than \(XMLScan.maximumDepth) levels deep",
        remedy: "print the tree of a smaller part of the screen")
    }
    let tree = trees.count - 1
    var node = PrintedTree.Node(
      bounds: bounds, position: position, parent: open.last?.index ?? -1)
    node.semantics.tag = line.tag
    hasNumbers = hasNumbers || line.isNumbered
    if line.isChild { trees[tree].childColumns.insert(line.column) }
    open.append((line.column, trees[tree].nodes.count))
    trees[tree].nodes.append(node)
  }

  private mutating func readProperty(_ text: Substring) {
    let (tree, last) = (trees.count - 1, trees[trees.count - 1].nodes.count - 1)
    if text.hasPrefix("["), text.hasSuffix("]") {
      trees[tree].nodes[last].semantics.flags += PrintedLines.words(text.dropFirst().dropLast())
    } else if text.hasPrefix("Actions = ["), text.hasSuffix("]") {
      trees[tree].nodes[last].semantics.actions += PrintedLines.words(text.dropFirst(11).dropLast())
    } else if let sign = text.range(ofScalars: " = '") ?? text.range(ofScalars: ": '") {
      let key = text[..<sign.lowerBound]
      guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
      else { return }
      let value = text[sign.upperBound...]
      isValueOpen = !PrintedLines.isClosed(value, list: value.hasPrefix("["))
      trees[tree].nodes[last].semantics.properties.append(
        (String(key), String(isValueOpen ? value : value.dropLast())))
    } else if text.hasPrefix("Has "), text.range(ofScalars: " child") != nil {
      trees[tree].cutNodes.append(trees[tree].nodes[last].position)
    }
  }

  private mutating func appendToValue(_ line: String) {
    let (tree, last) = (trees.count - 1, trees[trees.count - 1].nodes.count - 1)
    let property = trees[tree].nodes[last].semantics.properties.count - 1
    let isList =
      trees[tree].nodes[last].semantics.properties[property].value.hasPrefix("[")
    isValueOpen = !PrintedLines.isClosed(line[...], list: isList)
    trees[tree].nodes[last].semantics.properties[property].value +=
      isValueOpen ? line : String(line.dropLast())
  }

  /// Whether the value in a line ends on this line.
  ///
  /// Quotes inside values are not escaped.
  private static func isClosed(_ line: Substring, list: Bool) -> Bool {
    line.hasSuffix(list ? "]'" : "'")
  }

  private static func words(_ text: Substring) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
