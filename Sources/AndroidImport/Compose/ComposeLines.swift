internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

/// A node of a printed semantics tree.
struct ComposeNode {
  var depth: Int
  var bounds: AndroidAttributes.Bounds
  var tag: String?
  /// The keys and values, in the order of the file.
  var properties: [(key: String, value: String)] = []
  /// Keys without a value, such as `Heading`.
  var flags: [String] = []
  var actions: [String] = []
  var position: Node.Position

  subscript(key: String) -> String? { properties.last { $0.key == key }?.value }

  /// Returns the texts of a list as one text, since merged texts are announced together.
  func list(_ key: String) -> String? {
    guard let value = self[key] else { return nil }
    let inside =
      value.hasPrefix("[") && value.hasSuffix("]") ? value.dropFirst().dropLast() : value[...]
    return inside.isEmpty ? nil : String(inside)
  }
}

/// Parses the lines that `printToLog` writes.
///
/// Source: AndroidX Compose UI Test, Output.kt, printToStringInner and appendConfigInfo.
struct ComposeLines {
  /// The nodes of each tree, in the order of the file.
  private(set) var trees: [[ComposeNode]] = []
  /// Whether the closing quote of the last value has not been read yet.
  private var isValueOpen = false
  private let file: String?

  init(_ text: String, file: String?) throws(InputError) {
    self.file = file
    var number = 0
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    for line in lines {
      number += 1
      try read(ComposeLines.withoutLog(line), number)
    }
    guard trees.contains(where: { !$0.isEmpty }) else {
      throw InputError(
        file: file, problem: "the file has no node of a semantics tree",
        remedy: "print a tree in a test: composeTestRule.onRoot().printToLog(\"screen\")")
    }
    guard !isValueOpen else {
      throw InputError(
        file: file, position: trees.last?.last?.position,
        problem: "the last value of this node has no closing quote",
        remedy: "copy the whole tree from the log")
    }
  }

  /// Returns a line without the prefix that logcat writes.
  private static func withoutLog(_ line: Substring) -> Substring {
    guard let first = line.first, first.isNumber || line.dropFirst().first == "/" else {
      return line
    }
    guard let end = line.range(ofScalars: ": ") else {
      return line.last == ":" ? "" : line
    }
    let head = line[..<end.lowerBound]
    let levels = ["D", "I", "V", "W", "E"]
    let isLog =
      levels.contains { head.hasPrefix("\($0)/") }
      || head.split(separator: " ").contains { levels.contains(String($0)) }
    return isLog ? line[end.upperBound...] : line
  }

  private mutating func read(_ line: Substring, _ number: Int) throws(InputError) {
    let margin = line.prefix { $0 == " " || $0 == "|" || $0 == "-" }
    let text = line[margin.endIndex...]
    let position = Node.Position(line: number, column: margin.count + 1)
    if text.hasPrefix("Node #"), text.contains(" at (l=") {
      isValueOpen = false
      try appendNode(text, below: margin, position)
    } else if isValueOpen {
      appendToValue("\n" + line)
    } else if text.hasPrefix("Printing with useUnmergedTree") || text.hasPrefix("printToLog:") {
      trees.append([])
    } else if trees.last?.isEmpty == false {
      readProperty(text)
    }
  }

  /// Appends the node of a line such as `Node #3 at (l=0.0, t=63.0, r=9.0, b=9.0)px, Tag: 'email'`.
  private mutating func appendNode(
    _ text: Substring, below margin: Substring, _ position: Node.Position
  ) throws(InputError) {
    let depth = margin.hasSuffix("|-") ? margin.count / 3 : 0
    guard depth < XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: position,
        problem: "this node is nested more than \(XMLScan.maximumDepth) levels deep",
        remedy: "print the tree of a smaller part of the screen")
    }
    let edges = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
      .compactMap { $0.split(separator: "=").last.flatMap { Double($0) } }
    guard edges.count == 4, edges.allSatisfy(\.isFinite) else {
      throw InputError(
        file: file, position: position,
        problem: "this node does not have the four edges l, t, r and b",
        remedy: "print the tree again; a node looks like: Node #1 at (l=0.0, t=0.0, r=9.0, b=9.0)px"
      )
    }
    var node = ComposeNode(
      depth: depth,
      bounds: AndroidAttributes.Bounds(
        left: edges[0], top: edges[1], right: edges[2], bottom: edges[3]), position: position)
    if let tag = text.range(ofScalars: ", Tag: '") {
      let name = text[tag.upperBound...]
      node.tag = String(name.hasSuffix("'") ? name.dropLast() : name)
    }
    // A second topmost node without a heading before it begins another tree.
    if trees.isEmpty || depth == 0 && trees[trees.count - 1].isEmpty == false { trees.append([]) }
    trees[trees.count - 1].append(node)
  }

  private mutating func readProperty(_ text: Substring) {
    let (tree, last) = (trees.count - 1, trees[trees.count - 1].count - 1)
    if text.hasPrefix("["), text.hasSuffix("]") {
      trees[tree][last].flags += ComposeLines.words(text.dropFirst().dropLast())
    } else if text.hasPrefix("Actions = ["), text.hasSuffix("]") {
      trees[tree][last].actions += ComposeLines.words(text.dropFirst(11).dropLast())
    } else if let sign = text.range(ofScalars: " = '") {
      let key = text[..<sign.lowerBound]
      guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
      else { return }
      let value = text[sign.upperBound...]
      isValueOpen = !ComposeLines.isClosed(value, list: value.hasPrefix("["))
      trees[tree][last].properties.append(
        (String(key), String(isValueOpen ? value : value.dropLast())))
    }
  }

  private mutating func appendToValue(_ line: String) {
    let (tree, last) = (trees.count - 1, trees[trees.count - 1].count - 1)
    let property = trees[tree][last].properties.count - 1
    let isList = trees[tree][last].properties[property].value.hasPrefix("[")
    isValueOpen = !ComposeLines.isClosed(line[...], list: isList)
    trees[tree][last].properties[property].value += isValueOpen ? line : String(line.dropLast())
  }

  /// Whether a value ends at the end of a line.
  ///
  /// Quotes inside values are not escaped.
  private static func isClosed(_ line: Substring, list: Bool) -> Bool {
    line.hasSuffix(list ? "]'" : "'")
  }

  private static func words(_ text: Substring) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
