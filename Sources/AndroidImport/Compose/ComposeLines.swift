internal import Encoding
internal import ImportSupport
internal import Simulator
internal import TextIO

/// One node of a printed semantics tree.
struct ComposeNode {
  /// How deep it stands.
  var depth: Int
  var bounds: AndroidAttributes.Bounds
  var tag: String?
  /// Keys with their values, in the order of the file.
  var properties: [(key: String, value: String)] = []
  /// Keys that are there or not, such as `Heading`.
  var marks: [String] = []
  var actions: [String] = []
  var position: Node.Position

  subscript(key: String) -> String? { properties.last { $0.key == key }?.value }

  /// The texts of a list, as one: what is merged is read in one go, too.
  func list(_ key: String) -> String? {
    guard let value = self[key] else { return nil }
    let inside =
      value.hasPrefix("[") && value.hasSuffix("]") ? value.dropFirst().dropLast() : value[...]
    return inside.isEmpty ? nil : String(inside)
  }
}

/// Finds the nodes in the lines that `printToLog` writes.
///
/// Source: AndroidX Compose UI Test, Output.kt, printToStringInner and appendConfigInfo.
struct ComposeLines {
  /// The trees, each in the order of the file.
  private(set) var trees: [[ComposeNode]] = []
  /// A value whose closing quote is still to come.
  private var isOpen = false
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
        file: file, problem: "there is no node in the tree",
        remedy: "print one in a test: composeTestRule.onRoot().printToLog(\"screen\")")
    }
    guard !isOpen else {
      throw InputError(
        file: file, position: trees.last?.last?.position,
        problem: "the last value of this node has no closing quote", remedy: "copy the whole tree")
    }
  }

  /// A line without what logcat puts before it.
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
      isOpen = false
      try add(text, below: margin, position)
    } else if isOpen {
      append("\n" + line)
    } else if text.hasPrefix("Printing with useUnmergedTree") || text.hasPrefix("printToLog:") {
      trees.append([])
    } else if trees.last?.isEmpty == false {
      readProperty(text)
    }
  }

  /// `Node #3 at (l=0.0, t=63.0, r=221.0, b=120.0)px, Tag: 'email'`.
  private mutating func add(
    _ text: Substring, below margin: Substring, _ position: Node.Position
  ) throws(InputError) {
    let depth = margin.hasSuffix("|-") ? margin.count / 3 : 0
    guard depth < XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: position,
        problem: "nodes are nested more than \(XMLScan.maximumDepth) deep here",
        remedy: "check the indentation")
    }
    let edges = text.drop { $0 != "(" }.dropFirst().prefix { $0 != ")" }.split(separator: ",")
      .compactMap { $0.split(separator: "=").last.flatMap { Double($0) } }
    guard edges.count == 4, edges.allSatisfy(\.isFinite) else {
      throw InputError(
        file: file, position: position, problem: "a node must have the edges l, t, r and b",
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
    // Without its heading, another topmost node is another tree.
    if trees.isEmpty || depth == 0 && trees[trees.count - 1].isEmpty == false { trees.append([]) }
    trees[trees.count - 1].append(node)
  }

  private mutating func readProperty(_ text: Substring) {
    let (tree, last) = (trees.count - 1, trees[trees.count - 1].count - 1)
    if text.hasPrefix("["), text.hasSuffix("]") {
      trees[tree][last].marks += ComposeLines.words(text.dropFirst().dropLast())
    } else if text.hasPrefix("Actions = ["), text.hasSuffix("]") {
      trees[tree][last].actions += ComposeLines.words(text.dropFirst(11).dropLast())
    } else if let sign = text.range(ofScalars: " = '") {
      let key = text[..<sign.lowerBound]
      guard !key.isEmpty, key.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
      else { return }
      let value = text[sign.upperBound...]
      isOpen = !ComposeLines.isClosed(value, list: value.hasPrefix("["))
      trees[tree][last].properties.append(
        (String(key), String(isOpen ? value : value.dropLast())))
    }
  }

  /// Goes on with a value over several lines.
  private mutating func append(_ line: String) {
    let (tree, last) = (trees.count - 1, trees[trees.count - 1].count - 1)
    let property = trees[tree][last].properties.count - 1
    let isList = trees[tree][last].properties[property].value.hasPrefix("[")
    isOpen = !ComposeLines.isClosed(line[...], list: isList)
    trees[tree][last].properties[property].value += isOpen ? line : String(line.dropLast())
  }

  /// Whether a value ends with a line; quotes inside are not escaped.
  private static func isClosed(_ line: Substring, list: Bool) -> Bool {
    line.hasSuffix(list ? "]'" : "'")
  }

  private static func words(_ text: Substring) -> [String] {
    text.split { $0 == "," || $0 == " " }.map(String.init)
  }
}
