internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A semantics tree with its nodes in the order of the file.
struct DumpTree {
  var nodes: [SemanticsNode] = []
  /// Whether the file lacks the beginning of the tree.
  ///
  /// If so, the first node is not in the file: it stands for the missing ancestors.
  var lacksBeginning = false
}

/// A parser of the trees that `debugDumpSemanticsTree` prints.
///
/// Source: Flutter, packages/flutter/lib/src/foundation/diagnostics.dart, `TextTreeRenderer`.
struct DumpTrees {
  private(set) var trees: [DumpTree] = []

  private let file: String?
  private let container: Node.Position?
  private var prefix = LogPrefix()
  /// Whether a line after the first line has the prefix of a log.
  ///
  /// If so, lines without the prefix come from other programs.
  private var isPrefixRepeated = false
  /// The last node, and the ancestors of this node.
  private var open: [OpenNode] = []
  /// The column at which the properties of the last node begin, or `nil` if no property was read
  /// yet.
  private var propertyColumn: Int?
  private var property: DumpProperty?
  /// Whether a line between two nodes followed the properties of the last node.
  private var isNodeComplete = false
  /// Whether properties followed for which the line of their node is missing.
  private var lacksNode = false

  init(_ text: DumpText, file: String?) throws(InputError) {
    self.file = file
    container = text.container
    for line in text.lines { try read(line) }
    endProperty(isLast: true)
    close(before: nil)
  }

  private mutating func read(_ line: DumpText.Line) throws(InputError) {
    if let mark = line.text.range(ofScalars: DumpMargin.mark),
      let node = DumpNodeLine(line.text, mark)
    {
      if node.isRoot || prefix.isEmpty { prefix.learn(node.prefix) }
      return try append(node, line)
    }
    guard !trees.isEmpty else { return }
    let text = prefix.removed(from: line.text)
    if !prefix.isEmpty, text.utf8.count < line.text.utf8.count {
      isPrefixRepeated = true
    } else if isPrefixRepeated {
      return
    }
    readProperty(text)
  }

  private mutating func append(
    _ node: DumpNodeLine, _ line: DumpText.Line
  ) throws(InputError) {
    endProperty()
    (propertyColumn, isNodeComplete, lacksNode) = (nil, false, false)
    close(before: node)
    let position = container ?? Node.Position(line: line.number, column: node.fileColumn)
    guard open.count < XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: SourcePosition(line: position.line, column: position.column),
        problem: "this node is nested more than \(XMLScan.maximumDepth) levels deep",
        remedy: "dump a smaller part of the screen")
    }
    if open.isEmpty { beginTree(at: position, lacksBeginning: node.isChild) }
    var semantics = SemanticsNode(id: node.id, position: position, parent: open.last?.index ?? -1)
    OneLineProperties.apply(node.rest, to: &semantics)
    if node.isIDTooLarge { semantics.unknown.append("\(DumpMargin.mark)…") }
    let tree = trees.count - 1
    if !open.isEmpty { open[open.count - 1].expectsChild = false }
    open.append(
      OpenNode(
        column: node.column, index: trees[tree].nodes.count, expectsSibling: node.hasNextSibling))
    trees[tree].nodes.append(semantics)
  }

  /// Begins a tree.
  ///
  /// If the file lacks the beginning of the tree, a node without properties stands for the missing
  /// ancestors.
  private mutating func beginTree(at position: Node.Position, lacksBeginning: Bool) {
    trees.append(DumpTree())
    guard lacksBeginning else { return }
    trees[trees.count - 1].lacksBeginning = true
    trees[trees.count - 1].nodes.append(SemanticsNode(id: 0, position: position, parent: -1))
    open.append(OpenNode(column: OpenNode.missingColumn, index: 0, expectsSibling: false))
  }

  /// Closes the nodes that are not ancestors of the next node, or all nodes at the end of the file.
  private mutating func close(before next: DumpNodeLine?) {
    let beginsTree = next.map { !$0.isChild } ?? true
    while let last = open.last {
      let isMissing = last.column == OpenNode.missingColumn
      guard isMissing ? beginsTree : last.column >= (next?.column ?? 0) else { return }
      let isFollowed = last.column == next?.column && next?.isChild == true
      if last.expectsChild || last.expectsSibling && !isFollowed, let tree = trees.indices.last {
        trees[tree].nodes[last.index].lacksFollowingLines = true
      }
      open.removeLast()
    }
  }

  private mutating func readProperty(_ line: Substring) {
    let margin = DumpMargin.width(of: line)
    let scalars = line.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: margin, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else {
      property?.appendBlankLine()
      let isDrawn = scalars.contains(where: DumpMargin.connects)
      isNodeComplete = isNodeComplete || isDrawn && property?.isOpen != true
      return
    }
    guard !lacksNode else { return }
    // A text can have a line such as “note: closed” after a line that ends with a quotation mark.
    if isNodeComplete, margin > 0, DumpProperty(line[end...])?.isKnown == true {
      return recordMissingNode()
    }
    guard let column = propertyColumn else {
      // The first property of a node is never the continuation of a text, so it begins directly
      // after the margin.
      guard let start = DumpProperty(line[end...]) else { return }
      propertyColumn = margin
      property = start
      if let node = open.last {
        // The line to the children of a node begins in the column of the node.
        open[open.count - 1].expectsChild =
          scalars.prefix(margin).dropFirst(node.column).contains(where: DumpMargin.connects)
      }
      return
    }
    // A text may begin with the same characters as a margin. Only the known column shows where the
    // text begins.
    let before = scalars.prefix(column)
    guard before.count == column, before.allSatisfy(DumpMargin.contains) else { return }
    let content = line[scalars.index(scalars.startIndex, offsetBy: column)...]
    if content.first != " ", let next = DumpProperty(content) {
      endProperty()
      property = next
    } else if property != nil {
      property?.append(content)
      isNodeComplete = false
    } else if content.first != " " {
      recordUnknown(String(content))
    }
  }

  private mutating func endProperty(isLast: Bool = false) {
    guard let property, let tree = trees.indices.last,
      let node = trees[tree].nodes.indices.last
    else { return }
    self.property = nil
    property.apply(to: &trees[tree].nodes[node], isLast: isLast)
  }

  /// Records that the line with the node of the following properties is missing.
  private mutating func recordMissingNode() {
    guard let tree = trees.indices.last, let node = open.last else { return }
    endProperty()
    lacksNode = true
    trees[tree].nodes[node.index].lacksFollowingLines = true
  }

  private mutating func recordUnknown(_ text: String) {
    guard let tree = trees.indices.last, let node = trees[tree].nodes.indices.last else { return }
    trees[tree].nodes[node].unknown.append(String(text.prefix(40)))
  }
}

/// A node to which the following lines of a dump may belong.
private struct OpenNode {
  /// The column of a node that stands for missing ancestors.
  static let missingColumn = -1

  var column: Int
  var index: Int
  /// Whether a drawn line leads from the node to a sibling that must follow.
  var expectsSibling: Bool
  /// Whether a drawn line leads from the node to a child that must follow.
  var expectsChild = false
}

/// A line on which a node begins: ` ├─SemanticsNode#5`.
private struct DumpNodeLine {
  /// The text before the margin of the line, such as the prefix of a log.
  let prefix: Substring
  /// Whether the node has no drawn line to a parent.
  let isRoot: Bool
  /// Whether a drawn line certainly leads from a parent to the node.
  let isChild: Bool
  /// Whether the drawn line leads on to another child of the same parent.
  let hasNextSibling: Bool
  /// The column of the node within the tree.
  ///
  /// A child has a larger column than its parent.
  let column: Int
  let id: Int
  /// Whether the number of the node is larger than the numbers that Flutter uses.
  let isIDTooLarge: Bool
  /// The text after the number of the node.
  let rest: Substring
  /// The column of the node in the line of the file, counted from 1.
  let fileColumn: Int

  /// Reads a line, or returns `nil` if no node begins on the line.
  init?(_ line: Substring, _ mark: Range<Substring.Index>) {
    let before = line[..<mark.lowerBound].unicodeScalars
    var start = before.endIndex
    var width = 0
    var connects = false
    while start > before.startIndex {
      let previous = before.index(before: start)
      guard DumpMargin.contains(before[previous]) else { break }
      connects = connects || DumpMargin.connects(before[previous])
      start = previous
      width += 1
    }
    let digits = line[mark.upperBound...].prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty else { return nil }
    let head = line[..<start]
    // The text of a label may contain the words with which a node begins.
    guard !head.contains("\"") else { return nil }
    let number = Int32(digits)
    id = Int(number ?? .max)
    isIDTooLarge = number == nil
    prefix = head
    // The drawn lines are “├” and “└”.
    let margin = before[start...]
    hasNextSibling = margin.contains { $0.value == 0x251C }
    isChild = margin.contains { $0.value == 0x251C || $0.value == 0x2514 }
    isRoot = !connects
    column = width
    rest = line[digits.endIndex...]
    fileColumn = head.unicodeScalars.count + width + 1
  }
}
