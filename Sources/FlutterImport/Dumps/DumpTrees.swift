internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A semantics tree with its nodes in the order of the file.
struct DumpTree {
  var nodes: [SemanticsNode] = []
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
  /// The last node, and the ancestors of this node, each with its column.
  private var open: [(column: Int, index: Int)] = []
  /// The column at which the properties of the last node begin, or `nil` if no property was read
  /// yet.
  private var propertyColumn: Int?
  private var property: DumpProperty?

  init(_ text: DumpText, file: String?) throws(InputError) {
    self.file = file
    container = text.container
    for line in text.lines { try read(line) }
    endProperty(isLast: true)
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
    propertyColumn = nil
    while let last = open.last, last.column >= node.column { open.removeLast() }
    let position = container ?? Node.Position(line: line.number, column: node.fileColumn)
    guard open.count < XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: SourcePosition(line: position.line, column: position.column),
        problem: "this node is nested more than \(XMLScan.maximumDepth) levels deep",
        remedy: "dump a smaller part of the screen")
    }
    if open.isEmpty { trees.append(DumpTree()) }
    var semantics = SemanticsNode(id: node.id, position: position, parent: open.last?.index ?? -1)
    OneLineProperties.apply(node.rest, to: &semantics)
    let tree = trees.count - 1
    open.append((node.column, trees[tree].nodes.count))
    trees[tree].nodes.append(semantics)
  }

  private mutating func readProperty(_ line: Substring) {
    let margin = DumpMargin.width(of: line)
    let scalars = line.unicodeScalars
    guard
      let end = scalars.index(scalars.startIndex, offsetBy: margin, limitedBy: scalars.endIndex),
      end < scalars.endIndex
    else {
      property?.appendBlankLine()
      return
    }
    guard let column = propertyColumn else {
      // The first property of a node is never the continuation of a text, so it begins directly
      // after the margin.
      guard let start = DumpProperty(line[end...]) else { return }
      propertyColumn = margin
      property = start
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

  private mutating func recordUnknown(_ text: String) {
    guard let tree = trees.indices.last, let node = trees[tree].nodes.indices.last else { return }
    trees[tree].nodes[node].unknown.append(String(text.prefix(40)))
  }
}

/// A line on which a node begins: ` ├─SemanticsNode#5`.
private struct DumpNodeLine {
  /// The text before the margin of the line, such as the prefix of a log.
  let prefix: Substring
  /// Whether the node has no drawn line to a parent.
  let isRoot: Bool
  /// The column of the node within the tree.
  ///
  /// A child has a larger column than its parent.
  let column: Int
  let id: Int
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
    guard let id = Int32(digits) else { return nil }
    let head = line[..<start]
    // The text of a label may contain the words with which a node begins.
    guard !head.contains("\"") else { return nil }
    self.id = Int(id)
    prefix = head
    isRoot = !connects
    column = width
    rest = line[digits.endIndex...]
    fileColumn = head.unicodeScalars.count + width + 1
  }
}
