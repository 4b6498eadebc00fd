/// A printer of screens as outlines, in the format of Playwright's snapshots.
struct OutlinePrinter {
  private let screen: Screen
  private var lines: [String] = []
  private var leftOut = 0
  /// For each kind of node, the default values of all facts, in the order of ``Node/facts``.
  private var presets: [Kind: [[OutlineValue]]] = [:]

  static func outline(of screen: Screen) -> String {
    var printer = OutlinePrinter(screen)
    printer.print()
    return printer.lines.joined(separator: "\n")
  }

  private init(_ screen: Screen) { self.screen = screen }

  private mutating func print() {
    let preset = Screen()
    for fact in Screen.facts {
      for value in fact.difference(fact.outlined(screen), fact.outlined(preset)) {
        add(value.property, at: 0)
      }
    }
    var visits = screen.preorder
    while let visit = visits.next() {
      if visit.depth >= Screen.outlineDepthLimit {
        leftOut += 1
      } else if printNode(visit) {
        visits.skipDescendants(of: visit)
      }
    }
    guard leftOut > 0 else { return }
    lines.append(
      "# \(leftOut) nodes are left out: an outline holds \(Screen.outlineDepthLimit) levels")
  }

  /// Prints a node.
  ///
  /// Returns whether the printed line includes the descendants of the node.
  private mutating func printNode(_ visit: Screen.Visit) -> Bool {
    let node = screen[visit.index]
    let facts = facts(of: visit.index)
    let attributes = facts.filter { $0.form == .attribute }.map(\.value.attribute)
    let properties = facts.filter { $0.form == .property }.map(\.value.property)
    let child = screen.firstChild(of: visit.index)
    if attributes.isEmpty, properties.isEmpty, child == nil, let text = plainText(of: visit.index) {
      add("text: \(OutlineText.value(text))", at: visit.depth)
      return true
    }
    let key = OutlineText.key(head(of: node, attributes))
    let text = node.role.outlineText == .value ? node.value?.text : nil
    if properties.isEmpty, let inline = inlineText(of: visit.index, text) {
      add("\(key): \(OutlineText.value(inline))", at: visit.depth)
      return true
    }
    let isLeaf = properties.isEmpty && text == nil && child == nil
    add(isLeaf ? key : key + ":", at: visit.depth)
    for property in properties { add(property, at: visit.depth + 1) }
    if let text { add("text: \(OutlineText.value(text))", at: visit.depth + 1) }
    return false
  }

  private mutating func add(_ item: String, at depth: Int) {
    lines.append(String(repeating: "  ", count: depth) + "- " + item)
  }

  private func head(of node: Node, _ attributes: [String]) -> String {
    let name = node.label.map { [OutlineText.quoted($0.text)] } ?? []
    return ([node.role.outlineWord(in: screen.origin)] + name + attributes).joined(separator: " ")
  }

  /// Returns the label of a plain text node, to be printed as `- text: …`, or `nil` for any other
  /// node.
  private func plainText(of index: Node.Index) -> String? {
    let node = screen[index]
    guard node.role == .text else { return nil }
    switch screen.parent(of: index).map({ screen[$0].role.outlineText }) {
    case .value, .number: return nil
    case .label, .child, nil: return node.label?.text
    }
  }

  /// Returns the text to print after the colon of an item, or `nil` if the item needs more lines.
  ///
  /// For a field, this is the value of the field. For other roles, it is the text of the only
  /// child, if that child is plain text.
  private mutating func inlineText(of index: Node.Index, _ text: String?) -> String? {
    let child = screen.firstChild(of: index)
    if let text { return child == nil ? text : nil }
    guard screen[index].role.outlineText == .child, let child,
      screen.nextSibling(of: child) == nil, screen.firstChild(of: child) == nil,
      facts(of: child).isEmpty
    else { return nil }
    return plainText(of: child)
  }

  /// Returns, for each fact in ``Node/facts``, the default values for a node.
  private mutating func given(to index: Node.Index) -> [[OutlineValue]] {
    let node = screen[index]
    let above = screen.parent(of: index).map { screen[$0] }
    let role = Role(rawValue: node.role.outlineWord(in: screen.origin))
    var preset = Node(outlined: role, in: screen.origin, under: above)
    preset.states.invalid = node.outlineInvalid
    let kind = Kind(role: role, hidden: preset.hidden, invalid: preset.states.invalid)
    if let known = presets[kind] { return known }
    let values = Node.facts.map { $0.outlined(preset) }
    presets[kind] = values
    return values
  }

  /// The properties of a node that determine its default values.
  private struct Kind: Hashable {
    var role: Role
    var hidden: Hidden?
    var invalid: States.Invalid?
  }

  private typealias PrintedFact = (form: Fact<Node>.Form, value: OutlineValue)

  /// Returns the facts that an outline prints for a node in addition to role, name and text.
  private mutating func facts(of index: Node.Index) -> [PrintedFact] {
    let node = screen[index]
    var facts: [PrintedFact] = []
    let word = node.role.outlineWord
    if node.role.outlineWord(in: screen.origin) != word {
      facts.append((.property, OutlineValue("role", text: node.role.rawValue)))
    }
    let parts = Fact<Node>.Part.all.map { $0.isPresent(node) }
    for (fact, given) in zip(Node.facts, given(to: index)) {
      let isMissing = fact.part.map { !parts[$0.number] } ?? false
      for value in fact.difference(isMissing ? [] : fact.outlined(node), given) {
        facts.append((fact.form, value))
      }
    }
    if node.value?.text == nil, node.value != Value(), screen.outlineChoice(of: index) != nil {
      facts.append((.property, OutlineValue("value", word: OutlineValue.undefined)))
    }
    return facts
  }
}
