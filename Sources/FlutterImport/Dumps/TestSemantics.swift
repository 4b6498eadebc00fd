internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A parser of the Dart code that describes a semantics tree in a test.
///
/// Source: Flutter, packages/flutter/test/widgets/semantics_tester.dart,
/// `generateTestSemanticsExpressionForCurrentSemanticsTree`.
struct TestSemantics {
  /// The text at the beginning of each node.
  static let mark = "TestSemantics("

  /// Returns the trees in the code of a test.
  ///
  /// The result is empty if the code contains no nodes.
  static func trees(in text: String, file: String?) throws(InputError) -> [DumpTree] {
    guard text.range(ofScalars: mark) != nil || text.range(ofScalars: "TestSemantics.") != nil
    else { return [] }
    var parser = TestSemantics(text, file: file)
    try parser.parse()
    return parser.trees
  }

  private enum Bracket { case node(Int), other }

  private let bytes: [UInt8]
  private let file: String?
  private var offset = 0
  private var position = SourcePosition.start
  private var trees: [DumpTree] = []
  private var brackets: [Bracket] = []
  private var depth = 0
  /// The argument that is being read for each open node, with the words and texts of the argument's
  /// value so far.
  private var arguments: [Argument] = []

  private struct Argument {
    var name = ""
    var words: [String] = []
    var text: String?
  }

  private init(_ text: String, file: String?) {
    bytes = Array(text.utf8)
    self.file = file
  }

  private mutating func parse() throws(InputError) {
    while offset < bytes.count {
      let byte = bytes[offset]
      switch byte {
      case UInt8(ascii: "'"), UInt8(ascii: "\""):
        let text = string(closedBy: byte)
        if !arguments.isEmpty {
          arguments[arguments.count - 1].text = (arguments.last?.text ?? "") + text
        }
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        brackets.append(.other)
        step()
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        close()
        step()
      case UInt8(ascii: ","):
        if case .node? = brackets.last { endArgument() }
        step()
      case _ where TestSemantics.isName(byte): try readWord()
      default: step()
      }
    }
    while !brackets.isEmpty { close() }
  }

  private mutating func step() {
    position.step(over: bytes[offset])
    offset += 1
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func readWord() throws(InputError) {
    let start = (offset, position)
    while offset < bytes.count, TestSemantics.isName(bytes[offset]) { step() }
    let word = String(decoding: bytes[start.0..<offset], as: UTF8.self)
    var next = offset
    while next < bytes.count, bytes[next] <= 0x20 { next += 1 }
    let sign = next < bytes.count ? bytes[next] : 0
    if sign == UInt8(ascii: "("), word == "TestSemantics" || word.hasPrefix("TestSemantics.") {
      while offset <= next { step() }
      return try beginNode(at: start.1)
    }
    guard !arguments.isEmpty else { return }
    if sign == UInt8(ascii: ":"), case .node? = brackets.last {
      arguments[arguments.count - 1] = Argument(name: word)
    } else {
      arguments[arguments.count - 1].words.append(word)
    }
  }

  private mutating func beginNode(at start: SourcePosition) throws(InputError) {
    guard depth < XMLScan.maximumDepth else {
      throw InputError(
        file: file, position: start,
        problem: "this node is nested more than \(XMLScan.maximumDepth) levels deep",
        remedy: "give a smaller part of the tree")
    }
    let parent = brackets.last { if case .node = $0 { true } else { false } }
    if depth == 0 { trees.append(DumpTree()) }
    let tree = trees.count - 1
    var index = -1
    if case .node(let above)? = parent { index = above }
    let node = SemanticsNode(
      id: trees[tree].nodes.count,
      position: Node.Position(line: start.line, column: start.column), parent: index)
    brackets.append(.node(trees[tree].nodes.count))
    trees[tree].nodes.append(node)
    arguments.append(Argument())
    depth += 1
  }

  private mutating func close() {
    guard case .node? = brackets.last else {
      if !brackets.isEmpty { brackets.removeLast() }
      return
    }
    endArgument()
    brackets.removeLast()
    arguments.removeLast()
    depth -= 1
  }

  /// Returns the text of a string in quotation marks, and moves to the byte after the string.
  private mutating func string(closedBy quote: UInt8) -> String {
    var text: [UInt8] = []
    step()
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "\\"), offset + 1 < bytes.count {
        step()
        switch bytes[offset] {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        default: text.append(bytes[offset])
        }
      } else {
        text.append(bytes[offset])
      }
      step()
    }
    if offset < bytes.count { step() }
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func endArgument() {
    guard let argument = arguments.last, case .node(let index)? = brackets.last,
      let tree = trees.indices.last
    else { return }
    arguments[arguments.count - 1] = Argument()
    trees[tree].nodes[index].apply(argument.name, argument.words, argument.text)
  }
}

extension SemanticsNode {
  /// Sets a property of a node from an argument of `TestSemantics(…)`.
  fileprivate mutating func apply(_ name: String, _ words: [String], _ text: String?) {
    switch name {
    case "", "children", "transform", "thickness", "elevation", "key": return
    case "id": if let number = words.first.flatMap({ Int32($0) }) { id = Int(number) }
    case "rect":
      let numbers = words.dropFirst().joined(separator: ", ")
      if words.first?.hasPrefix("Rect.from") == true {
        _ = setBox(from: "\(words[0].dropFirst("Rect.".count))(\(numbers))")
      }
    case "flags" where words.first == "SemanticsFlags":
      for (field, value) in zip(words.dropFirst(), words.dropFirst(2)) {
        if let known = SemanticsFlag.flags(field: field, value: value) { flags.formUnion(known) }
      }
    case "flags", "actions":
      let types: Set = ["SemanticsFlag", "SemanticsAction"]
      // Bits are written as `SemanticsAction.tap.index | SemanticsAction.increase.index`.
      let list = words.filter { !types.contains($0) && $0 != "0" }
        .map { $0.hasSuffix(".index") ? String($0.dropLast(".index".count)) : $0 }
        .joined(separator: ", ")
      SemanticsProperty.apply(name, list, to: &self)
    default:
      SemanticsProperty.apply(
        name, text.map { "\"\($0)\"" } ?? words.joined(separator: " "), to: &self)
    }
  }
}
