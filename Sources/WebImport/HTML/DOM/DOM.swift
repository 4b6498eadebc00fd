internal import AccessibilityTree

/// A parsed page: its elements and texts in document order, stored in arrays.
struct DOM: Sendable {
  /// The index of an element or text.
  ///
  /// −1 means none.
  typealias ID = Int32

  enum Namespace: UInt8, Sendable {
    case html, svg, mathML
  }

  /// An element or text, with the indices of its parent, children and siblings.
  struct Item: Sendable {
    var tag: HTMLTag
    var namespace = Namespace.html
    /// Whether the parser added the element because the page lacks it, such as `<tbody>`.
    var isImplied = false
    /// Whether an attribute of the element has a name that begins with `aria-`.
    var hasARIA = false
    var parent: ID
    var firstChild: ID = -1
    var lastChild: ID = -1
    var next: ID = -1
    var previous: ID = -1
    /// The ``AttributeName/bit`` of each attribute.
    ///
    /// An attribute whose bit is missing is absent; two names may have the same bit.
    var attributeBits: UInt64 = 0
    var firstAttribute: Int32 = 0
    var attributeCount: Int32 = 0
    var line: Int32
    var column: Int32
  }

  struct Attribute: Sendable {
    var name: AttributeName
    var value: String
  }

  private(set) var items: [Item] = []
  private(set) var attributes: [Attribute] = []
  /// The spellings of attributes whose name is ``AttributeName/unknown``, by their index in
  /// `attributes`.
  private(set) var unknownAttributes: [Int32: String] = [:]
  private(set) var unknownTags: [ID: String] = [:]
  /// The text of each item.
  ///
  /// For an element, the text is empty.
  private(set) var texts: [String] = []
  var body: ID = -1
  /// The report of a browser about the page, or `nil` for a page from a file.
  var capture: Capture?
  /// The first element that the parser moved because of the depth limit, or −1 if there is none.
  var firstTooDeep: ID = -1
  var root: ID { items.isEmpty ? -1 : 0 }

  var count: Int { items.count }
  /// All elements and texts, in document order.
  var ids: some BidirectionalCollection<ID> { items.indices.lazy.map(ID.init) }

  subscript(id: ID) -> Item {
    _read { yield items[Int(id)] }
  }

  mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    texts.reserveCapacity(count)
  }

  /// Appends an item as the last child of its parent.
  mutating func append(_ item: Item, text: String = "") -> ID {
    let id = ID(items.count)
    var item = item
    item.firstAttribute = Int32(attributes.count)
    if item.parent >= 0 {
      let before = items[Int(item.parent)].lastChild
      item.previous = before
      if before >= 0 {
        items[Int(before)].next = id
      } else {
        items[Int(item.parent)].firstChild = id
      }
      items[Int(item.parent)].lastChild = id
    }
    items.append(item)
    texts.append(text)
    return id
  }

  /// Joins a text with the last item if the last item is a text with this parent.
  ///
  /// - Returns: Whether the last item is such a text.
  mutating func appendToLastText(_ text: String, below parent: ID) -> Bool {
    guard let last = items.last, last.tag == .characters, last.parent == parent else {
      return false
    }
    texts[texts.count - 1] += text
    return true
  }

  mutating func appendAttribute(_ name: AttributeName, spelling: String, value: String) {
    if name == .unknown { unknownAttributes[Int32(attributes.count)] = spelling }
    if spelling.hasPrefix("aria-") { items[items.count - 1].hasARIA = true }
    attributes.append(Attribute(name: name, value: value))
    items[items.count - 1].attributeCount += 1
    items[items.count - 1].attributeBits |= name.bit
  }

  mutating func setLastName(_ name: String) { unknownTags[ID(items.count - 1)] = name }

  /// Returns the value of an attribute, or `nil` if the element lacks the attribute.
  func attribute(_ name: AttributeName, of id: ID) -> String? {
    attributeIndex(name, id).map { attributes[$0].value }
  }

  /// Whether an element has an attribute, regardless of its value.
  func has(_ name: AttributeName, _ id: ID) -> Bool { attributeIndex(name, id) != nil }

  @inline(__always) private func attributeIndex(_ name: AttributeName, _ id: ID) -> Int? {
    // Most questions are about attributes that the element lacks.
    guard items[Int(id)].attributeBits & name.bit != 0 else { return nil }
    return foundAttributeIndex(name, id)
  }

  @inline(never) private func foundAttributeIndex(_ name: AttributeName, _ id: ID) -> Int? {
    let first = Int(items[Int(id)].firstAttribute)
    let range = first..<first + Int(items[Int(id)].attributeCount)
    return range.first { attributes[$0].name == name }
  }

  /// Returns the value of the attribute with a name in lower case.
  func attribute(spelled spelling: String, of id: ID) -> String? {
    if let known = AttributeName.bySpelling[spelling], known != .unknown {
      return attribute(known, of: id)
    }
    let item = items[Int(id)]
    for index in item.firstAttribute..<(item.firstAttribute + item.attributeCount)
    where attributes[Int(index)].name == .unknown && unknownAttributes[index] == spelling {
      return attributes[Int(index)].value
    }
    return nil
  }

  /// Returns the names of an element's attributes in lower case.
  func spellings(of id: ID) -> [String] {
    let item = items[Int(id)]
    return (item.firstAttribute..<(item.firstAttribute + item.attributeCount)).map { index in
      unknownAttributes[index] ?? attributes[Int(index)].name.spelling
    }
  }

  /// Returns the attributes of an element in the order of the file, with names in lower case.
  func attributes(of id: ID) -> [SourceTree.Attribute] {
    let item = items[Int(id)]
    return (item.firstAttribute..<(item.firstAttribute + item.attributeCount)).map { index in
      let (name, value) = (attributes[Int(index)].name, attributes[Int(index)].value)
      guard case .unknown = name, let spelling = unknownAttributes[index] else {
        return SourceTree.Attribute(name.spelling, value)
      }
      return SourceTree.Attribute(spelling, value)
    }
  }

  /// Returns the words of an attribute, joined by single spaces, or `nil` if there are no words.
  func words(_ name: AttributeName, of id: ID) -> String? {
    guard let text = attribute(name, of: id), !text.isBlank else { return nil }
    return text.spaceCollapsed
  }

  /// Returns the value of an attribute in lower case, without white space at the ends.
  func keyword(_ name: AttributeName, of id: ID) -> String? {
    attribute(name, of: id)?.asciiTrimmed.asciiLowercased
  }

  /// Returns the tag of an HTML element, or `unknown` for elements of SVG and MathML.
  func htmlTag(_ id: ID) -> HTMLTag {
    let item = items[Int(id)]
    return item.namespace == .html ? item.tag : .unknown
  }

  /// Returns the local name in lower case.
  ///
  /// The name is empty for text.
  func name(of id: ID) -> String {
    switch items[Int(id)].tag {
    case .characters: ""
    case .unknown: unknownTags[id] ?? "unknown"
    case let tag: tag.rawValue
    }
  }

  func text(of id: ID) -> String { texts[Int(id)] }

  func isText(_ id: ID) -> Bool { items[Int(id)].tag == .characters }

  /// Returns the position of an item in its file, or `nil` if the parser added the item.
  func position(of id: ID) -> Node.Position? {
    guard !items[Int(id)].isImplied else { return nil }
    return Node.Position(line: Int(items[Int(id)].line), column: Int(items[Int(id)].column))
  }

  /// Returns the first item after an item and all its descendants.
  ///
  /// The result is −1 if no such item is inside `top`.
  func following(_ id: ID, within top: ID) -> ID {
    var current = id
    while current != top, current >= 0 {
      let next = items[Int(current)].next
      if next >= 0 { return next }
      current = items[Int(current)].parent
    }
    return -1
  }

  /// Returns the item after `id` in document order, or −1 if no such item is inside `top`.
  func successor(of id: ID, within top: ID) -> ID {
    let child = items[Int(id)].firstChild
    return child >= 0 ? child : following(id, within: top)
  }

  func firstChild(_ tag: HTMLTag, of id: ID) -> ID? {
    children(of: id).first { items[Int($0)].tag == tag }
  }

  func children(of id: ID) -> Chain {
    Chain(dom: self, direction: .siblings, upcoming: items[Int(id)].firstChild)
  }

  /// Returns the ancestors of an item, nearest first.
  func ancestors(of id: ID) -> Chain {
    Chain(dom: self, direction: .ancestors, upcoming: items[Int(id)].parent)
  }

  /// Returns the descendants of an item, in document order.
  func descendants(of id: ID) -> Chain {
    Chain(dom: self, direction: .branch(top: id), upcoming: items[Int(id)].firstChild)
  }

  func previousElement(_ id: ID) -> ID {
    var sibling = items[Int(id)].previous
    while sibling >= 0, isText(sibling) { sibling = items[Int(sibling)].previous }
    return sibling
  }

  func nextElement(_ id: ID) -> ID {
    var sibling = items[Int(id)].next
    while sibling >= 0, isText(sibling) { sibling = items[Int(sibling)].next }
    return sibling
  }

  /// Returns all text inside an item, including hidden text, exactly as the page contains it.
  func textContent(of id: ID) -> String {
    descendants(of: id).reduce(into: texts[Int(id)]) { $0 += texts[Int($1)] }
  }

  struct Chain: Sequence, IteratorProtocol {
    fileprivate enum Direction { case siblings, ancestors, branch(top: ID) }

    fileprivate let dom: DOM
    fileprivate let direction: Direction
    fileprivate var upcoming: ID

    mutating func next() -> ID? {
      guard upcoming >= 0 else { return nil }
      let current = upcoming
      switch direction {
      case .siblings: upcoming = dom[current].next
      case .ancestors: upcoming = dom[current].parent
      case .branch(let top): upcoming = dom.successor(of: current, within: top)
      }
      return current
    }
  }
}
