/// A parser that builds a screen from the lines of an outline.
///
/// A stack contains the items that can still get children, so that the parser needs no recursion.
struct OutlineReader {
  /// The screen with the nodes and facts that were read so far.
  private(set) var screen = Screen()
  private var open = [OpenItem(indent: -1, subject: .screen)]
  /// The facts that the outline states for each node.
  ///
  /// The parser must not replace these facts by default values.
  private var stated: [StatedFacts] = []
  private var identifiers: Set<String> = []

  private enum Subject {
    case screen
    case node(Node.Index)
    case leaf(String)
  }

  private struct OpenItem {
    var indent: Int
    var subject: Subject
    /// The indentation of the items below this item, or `nil` before the first of them is read.
    var inside: Int?
    /// The names of the facts that the outline stated for this item.
    var names: [String] = []
  }

  private struct StatedFacts: OptionSet {
    var rawValue: UInt8
    static let hidden = StatedFacts(rawValue: 1)
    static let value = StatedFacts(rawValue: 2)
    static let invalid = StatedFacts(rawValue: 4)
    static let byName = ["hidden": hidden, "value": value, "invalid": invalid]
  }

  static func screen(from outline: String) throws(OutlineError) -> Screen {
    var reader = OutlineReader()
    var lines = OutlineLines(outline)
    var isFirst = true
    while let line = lines.next() {
      let marksDocument = isFirst && line.scalars == ["-", "-", "-"]
      isFirst = false
      if !marksDocument { try reader.read(line) }
    }
    reader.applyDefaults()
    return reader.screen
  }

  private mutating func read(_ line: OutlineLines.Line) throws(OutlineError) {
    var scanner = OutlineScanner(line.scalars, line: line.number, from: line.indent)
    if scanner.next == "\t" {
      throw scanner.error("a tab stands in the indentation", remedy: "indent with spaces")
    }
    try close(to: line.indent, scanner)
    guard scanner.skip("-"), scanner.next == nil || scanner.skipSpaces() else {
      throw scanner.error(
        "an item begins with a dash and a space, not with “\(OutlineText.excerpt(scanner.rest))”",
        remedy: "write, for example, - button \"Save\"")
    }
    let position = scanner.position
    switch try OutlineItem(reading: &scanner) {
    case .property(let value): try add(value, at: position, indent: line.indent)
    case .node(let head, let text):
      try add(head, text, at: position, indent: line.indent, scanner)
    case .unchanged:
      screen.diagnostics.append(
        ImportDiagnostic(
          "A part of the snapshot that had not changed is left out.", kind: .leftOut, at: position))
      open.append(OpenItem(indent: line.indent, subject: .leaf("an item left out")))
    }
  }

  /// Ends the open items that cannot contain an item with this indentation.
  private mutating func close(to indent: Int, _ scanner: OutlineScanner) throws(OutlineError) {
    while open[open.count - 1].indent >= indent { open.removeLast() }
    let last = open.count - 1
    if case .leaf(let name) = open[last].subject {
      throw scanner.error(
        "nothing can be inside \(name)",
        remedy: "indent this item by \(OutlineReader.spaces(open[last].indent))")
    }
    let expected = open[last].inside ?? indent
    guard expected == indent else {
      throw scanner.error(
        "this item is indented by \(OutlineReader.spaces(indent)), those beside it by \(expected)",
        remedy: "indent it by \(OutlineReader.spaces(expected))")
    }
    open[last].inside = indent
  }

  private static func spaces(_ count: Int) -> String { count == 1 ? "1 space" : "\(count) spaces" }
}

extension OutlineReader {
  private mutating func add(
    _ head: OutlineItem.Head, _ text: OutlineItem.Text?, at position: Node.Position, indent: Int,
    _ scanner: OutlineScanner
  ) throws(OutlineError) {
    let above = openNode
    if let above, isText(head, text, of: above) {
      setValue(text?.value.text, of: above)
      open.append(OpenItem(indent: indent, subject: .leaf("the text of a field")))
      return
    }
    guard open.count <= Screen.outlineDepthLimit else {
      throw scanner.error(
        "this item is more than \(Screen.outlineDepthLimit) levels deep",
        remedy: "take out levels, or build the screen in Swift", at: position)
    }
    let role = Role(rawValue: head.role)
    try check(role, at: position)
    var node = Node(outlined: role, in: screen.origin, under: above.map { screen[$0] })
    node.position = position
    node.label = head.name.map { AuthoredText($0, from: role.outlineLabelOrigin) }
    let index = screen.append(node, to: above)
    stated.append([])
    open.append(OpenItem(indent: indent, subject: .node(index)))
    for attribute in head.attributes {
      try set(attribute.value, of: index, at: attribute.position, form: .attribute)
    }
    if let text { addText(text, to: index) }
  }

  private var openNode: Node.Index? {
    guard case .node(let index) = open[open.count - 1].subject else { return nil }
    return index
  }

  /// Whether an item `- text: …` is the value of the field above it.
  private func isText(
    _ head: OutlineItem.Head, _ text: OutlineItem.Text?, of field: Node.Index
  ) -> Bool {
    switch screen[field].role.outlineText {
    case .label, .child: return false
    case .value, .number:
      return head.role == Role.text.rawValue && head.name == nil && head.attributes.isEmpty
        && text != nil && !stated[Int(field.position)].contains(.value)
    }
  }

  private mutating func addText(_ text: OutlineItem.Text, to index: Node.Index) {
    let label = AuthoredText(text.value.text ?? "", from: .content)
    switch screen[index].role.outlineText {
    case .value, .number: return setValue(text.value.text, of: index)
    case .label where screen[index].label == nil: return screen[index].label = label
    case .label, .child:
      var child = Node(outlined: .text, in: screen.origin, under: screen[index])
      child.label = label
      child.position = text.position
      screen.append(child, to: index)
      stated.append([])
    }
  }

  private mutating func setValue(_ text: String?, of index: Node.Index) {
    var value = screen[index].value ?? Value()
    if screen[index].role.outlineText == .number, let number = text.flatMap({ Double($0) }) {
      var range = value.range ?? Value.Range(now: nil)
      range.now = number
      value.range = range
    } else {
      value.text = text
    }
    screen[index].value = value
    stated[Int(index.position)].insert(.value)
  }

  /// Throws an error for an unknown role, because readers would announce the misspelled name of the
  /// role.
  ///
  /// Only screens of origin `design` are checked, because web pages and dumps may have roles of
  /// their own. ARIA's roles are accepted even if no reader has a rule for them.
  private func check(_ role: Role, at position: Node.Position) throws(OutlineError) {
    guard screen.origin == .design, !role.isOutlineRole else { return }
    let name = OutlineText.excerpt(role.rawValue.unicodeScalars)
    let nearest = NearestWord.nearest(to: role.rawValue, among: Role.allCases.map(\.rawValue))
    let question = nearest.map { "did you mean “\($0)”? " } ?? ""
    throw OutlineError(
      "the role “\(name)” is not known",
      remedy: question + "a role of the app's own is written - other with /role: \(name) below it",
      at: position)
  }
}

extension OutlineReader {
  private mutating func add(
    _ value: OutlineValue, at position: Node.Position, indent: Int
  ) throws(OutlineError) {
    switch open[open.count - 1].subject {
    case .node(let index): try set(value, of: index, at: position, form: .property)
    case .screen: try set(value, at: position)
    case .leaf: break
    }
    let name = "/" + OutlineText.excerpt(value.name.unicodeScalars)
    open.append(OpenItem(indent: indent, subject: .leaf(name)))
  }

  private mutating func set(
    _ value: OutlineValue, of index: Node.Index, at position: Node.Position,
    form: Fact<Node>.Form
  ) throws(OutlineError) {
    guard let fact = Fact.fact(value.name, in: Node.factsByName) else {
      throw Fact.unknown(value.name, among: Node.facts, form, at: position)
    }
    try recordName(of: fact, at: position)
    try fact.apply(value, to: &screen[index], at: position)
    if let statement = StatedFacts.byName[fact.name] {
      stated[Int(index.position)].insert(statement)
    }
    guard fact.name == "id", let id = value.text, screen.origin == .design else { return }
    guard identifiers.insert(id).inserted else {
      throw OutlineError(
        "the identifier “\(OutlineText.excerpt(id.unicodeScalars))” is used twice",
        remedy: "give each node an /id of its own", at: position)
    }
  }

  private mutating func set(
    _ value: OutlineValue, at position: Node.Position
  ) throws(OutlineError) {
    guard let fact = Fact.fact(value.name, in: Screen.factsByName) else {
      throw Fact.unknown(value.name, among: Screen.facts, .property, at: position)
    }
    guard screen.count == 0 || fact.isIgnored else {
      throw OutlineError(
        "a property of the screen follows a node",
        remedy: "put it before the first node, or indent it below the node it belongs to",
        at: position)
    }
    try recordName(of: fact, at: position)
    try fact.apply(value, to: &screen, at: position)
  }

  /// Records that the outline states a fact of an item.
  ///
  /// Throws an error when the fact is stated a second time.
  private mutating func recordName<Subject>(
    of fact: Fact<Subject>, at position: Node.Position
  ) throws(OutlineError) {
    guard !fact.isRepeatable, !fact.isIgnored, !fact.isFamily else { return }
    guard !open[open.count - 1].names.contains(fact.name) else {
      throw OutlineError(
        "“\(fact.name)” is given twice", remedy: "leave one of them out", at: position)
    }
    open[open.count - 1].names.append(fact.name)
  }

  /// Sets default values that depend on the parent or the children of a node.
  ///
  /// Facts from the outline keep their values.
  private mutating func applyDefaults() {
    for position in 0..<screen.count {
      let index = Node.Index(position)
      let node = screen[index]
      if !stated[position].contains(.hidden) {
        let parent = screen.parent(of: index).map { screen[$0] }
        screen[index].hidden = Node(outlined: node.role, in: screen.origin, under: parent).hidden
      }
      if !stated[position].contains(.invalid) { screen[index].states.invalid = node.outlineInvalid }
      if !stated[position].contains(.value), let choice = screen.outlineChoice(of: index) {
        screen[index].value = Value(text: choice)
      }
    }
  }
}
