internal import Simulator

/// A parsed page: elements and runs of text in flat storage, in document order.
struct DOM: Sendable {
  /// The place of an element or run of text; −1 for none.
  typealias ID = Int32

  /// The markup language an element belongs to.
  enum Namespace: UInt8, Sendable {
    case html, svg, mathML
  }

  /// An element or a run of text with its neighbours.
  struct Item: Sendable {
    var tag: HTMLTag
    var namespace = Namespace.html
    /// The parser, not the author, put it there.
    var isImplied = false
    var parent: ID
    var firstChild: ID = -1
    var lastChild: ID = -1
    var next: ID = -1
    var previous: ID = -1
    var firstAttribute: Int32 = 0
    var attributeCount: Int32 = 0
    var line: Int32
    var column: Int32
  }

  /// An attribute as written, its value decoded.
  struct Attribute: Sendable {
    var name: AttributeName
    var value: String
  }

  private(set) var items: [Item] = []
  private(set) var attributes: [Attribute] = []
  /// Spellings of attributes the importer has no rule for, by place in `attributes`.
  private(set) var unknownAttributes: [Int32: String] = [:]
  /// Local names of elements without a tag of their own.
  private(set) var unknownTags: [ID: String] = [:]
  /// Texts by item; empty for elements.
  private(set) var texts: [String] = []
  /// The root of what the page shows.
  var body: ID = -1
  /// What a browser knows of it; absent for a page that was parsed here.
  var capture: Capture?
  /// The first element that stands beside the one it is in, for want of depth; −1 for none.
  var firstTooDeep: ID = -1
  var root: ID { items.isEmpty ? -1 : 0 }

  /// How many elements and runs of text there are.
  var count: Int { items.count }
  /// All elements and runs of text, in document order.
  var ids: some Collection<ID> { items.indices.lazy.map(ID.init) }

  subscript(id: ID) -> Item {
    _read { yield items[Int(id)] }
  }

  mutating func reserveCapacity(_ count: Int) {
    items.reserveCapacity(count)
    texts.reserveCapacity(count)
  }

  /// Adds an item as the last child of its parent.
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

  /// Adds an attribute to the item added last.
  mutating func appendAttribute(_ name: AttributeName, spelling: String, value: String) {
    if name == .unknown { unknownAttributes[Int32(attributes.count)] = spelling }
    attributes.append(Attribute(name: name, value: value))
    items[items.count - 1].attributeCount += 1
  }

  /// Remembers the name of the element added last.
  mutating func nameLast(_ name: String) { unknownTags[ID(items.count - 1)] = name }

  /// The value of an attribute; absent when the element does not have it.
  func attribute(_ name: AttributeName, of id: ID) -> String? {
    place(of: name, id).map { attributes[$0].value }
  }

  /// Whether an element has an attribute, with any value.
  func has(_ name: AttributeName, _ id: ID) -> Bool { place(of: name, id) != nil }

  private func place(of name: AttributeName, _ id: ID) -> Int? {
    let first = Int(items[Int(id)].firstAttribute)
    let places = first..<first + Int(items[Int(id)].attributeCount)
    return places.first { attributes[$0].name == name }
  }

  /// The value of any attribute by its spelling in lower case.
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

  /// The names of an element's attributes in lower case, each once.
  func spellings(of id: ID) -> [String] {
    let item = items[Int(id)]
    return (item.firstAttribute..<(item.firstAttribute + item.attributeCount)).map { place in
      unknownAttributes[place] ?? attributes[Int(place)].name.spelling
    }
  }

  /// The attributes of an element in the order in which they were written, names in lower case.
  func written(of id: ID) -> [(name: String, value: String)] {
    let item = items[Int(id)]
    return (item.firstAttribute..<(item.firstAttribute + item.attributeCount)).map { place in
      let attribute = attributes[Int(place)]
      return (unknownAttributes[place] ?? attribute.name.spelling, attribute.value)
    }
  }

  /// The words of an attribute, single spaces between them; absent when there are none.
  func words(_ name: AttributeName, of id: ID) -> String? {
    guard let text = attribute(name, of: id), !text.isBlank else { return nil }
    return text.spaceCollapsed
  }

  /// An attribute's value in lower case without white space around it.
  func keyword(_ name: AttributeName, of id: ID) -> String? {
    attribute(name, of: id)?.asciiTrimmed.asciiLowercased
  }

  /// The tag of an HTML element; elements of SVG and MathML have none.
  func htmlTag(_ id: ID) -> HTMLTag {
    let item = items[Int(id)]
    return item.namespace == .html ? item.tag : .unknown
  }

  /// The local name in lower case; empty for text.
  func name(of id: ID) -> String {
    switch items[Int(id)].tag {
    case .characters: ""
    case .unknown: unknownTags[id] ?? "unknown"
    case let tag: tag.rawValue
    }
  }

  func text(of id: ID) -> String { texts[Int(id)] }

  /// Whether an item is a run of text.
  func isText(_ id: ID) -> Bool { items[Int(id)].tag == .characters }

  /// Where an item stands in its file; absent for what the parser added.
  func position(of id: ID) -> Node.Position? {
    guard !items[Int(id)].isImplied else { return nil }
    return Node.Position(line: Int(items[Int(id)].line), column: Int(items[Int(id)].column))
  }

  /// The item after a whole branch in document order, within `top`.
  func following(_ id: ID, within top: ID) -> ID {
    var current = id
    while current != top, current >= 0 {
      let next = items[Int(current)].next
      if next >= 0 { return next }
      current = items[Int(current)].parent
    }
    return -1
  }

  /// The item after `id` in document order, within `top`.
  func successor(of id: ID, within top: ID) -> ID {
    let child = items[Int(id)].firstChild
    return child >= 0 ? child : following(id, within: top)
  }

  /// The first child element with that tag.
  func firstChild(_ tag: HTMLTag, of id: ID) -> ID? {
    children(of: id).first { items[Int($0)].tag == tag }
  }

  /// The children of an item.
  func children(of id: ID) -> Chain {
    Chain(dom: self, direction: .siblings, upcoming: items[Int(id)].firstChild)
  }

  /// The items above an item, nearest first.
  func ancestors(of id: ID) -> Chain {
    Chain(dom: self, direction: .ancestors, upcoming: items[Int(id)].parent)
  }

  /// Everything inside an item, in document order.
  func descendants(of id: ID) -> Chain {
    Chain(dom: self, direction: .branch(top: id), upcoming: items[Int(id)].firstChild)
  }

  /// The element before an item with the same parent; −1 for none.
  func previousElement(_ id: ID) -> ID {
    var sibling = items[Int(id)].previous
    while sibling >= 0, isText(sibling) { sibling = items[Int(sibling)].previous }
    return sibling
  }

  /// The element behind an item with the same parent; −1 for none.
  func nextElement(_ id: ID) -> ID {
    var sibling = items[Int(id)].next
    while sibling >= 0, isText(sibling) { sibling = items[Int(sibling)].next }
    return sibling
  }

  /// All text inside an item, hidden or not, as written.
  func textContent(of id: ID) -> String {
    descendants(of: id).reduce(into: texts[Int(id)]) { $0 += texts[Int($1)] }
  }

  /// Items one behind the other in some direction.
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
