internal import Simulator

/// An XML document in flat storage: elements and runs of text that know their neighbours by index.
///
/// Comments and processing instructions are left out, CDATA is text. There may be several roots and
/// text beside them, since snippets have both.
struct XMLDocument: Sendable {
  /// The place of an item in the storage of its document.
  struct ID: Sendable, Hashable, Comparable {
    fileprivate let index: Node.Index
    fileprivate var place: Int { Int(index.position) }

    fileprivate init(_ index: Node.Index) { self.index = index }
    fileprivate init(_ place: Int) { index = Node.Index(place) }

    /// Orders items as they stand in the file.
    static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// The name of an element or attribute: one reference, since a file has few and repeats them.
  struct Name: Sendable, Hashable {
    private final class Storage: Sendable {
      let local: String
      let prefix: String
      let namespace: String?

      init(_ local: String, _ prefix: String, _ namespace: String?) {
        (self.local, self.prefix, self.namespace) = (local, prefix, namespace)
      }
    }

    private let storage: Storage

    init(local: String, prefix: String = "", namespace: String? = nil) {
      storage = Storage(local, prefix, namespace)
    }

    /// The name without prefix.
    var local: String { storage.local }
    /// What stands before the colon; empty without one.
    var prefix: String { storage.prefix }
    /// What the prefix stands for; absent without a prefix and for one that nothing declares.
    var namespace: String? { storage.namespace }

    /// The name as it stands in the file.
    var qualified: String { prefix.isEmpty ? local : "\(prefix):\(local)" }

    static func == (left: Name, right: Name) -> Bool {
      left.storage === right.storage
        || left.local == right.local && left.prefix == right.prefix
          && left.namespace == right.namespace
    }

    func hash(into hasher: inout Hasher) { hasher.combine(local) }
  }

  /// An attribute with its value, without entities.
  struct Attribute: Sendable, Hashable {
    var name: Name
    var value: String
  }

  /// The start tag of an element.
  struct Element: Sendable, Hashable {
    var name: Name
    /// Its attributes in the order of the file, without namespace declarations.
    var attributes: [Attribute]
    /// Where its `<` stands.
    var position: Node.Position
  }

  /// One item of a document.
  enum Item: Sendable, Hashable {
    case element(Element)
    /// Text as it stands between tags, with all its white space.
    case text(String)
  }

  /// The items among the roots.
  var roots: Items { Items(document: self, upcoming: structure.firstRoot.map(ID.init)) }
  /// Prefixes that no namespace declaration explains, each where it is met first.
  private(set) var undeclared: [(prefix: String, position: Node.Position)] = []

  private var items: [Item] = []
  private var structure = Structure()
  /// For each item the place behind everything below.
  private var ends: [Int32] = []
}

extension XMLDocument {
  var count: Int { items.count }

  /// The start tag of an element; absent for text.
  func element(_ id: ID) -> Element? {
    guard case .element(let element) = items[id.place] else { return nil }
    return element
  }

  /// A run of text; absent for an element.
  func text(_ id: ID) -> String? {
    guard case .text(let text) = items[id.place] else { return nil }
    return text
  }

  /// The elements among the roots.
  var rootElements: [ID] { roots.filter { element($0) != nil } }

  func parent(of id: ID) -> ID? { structure.parent(of: id.index).map(ID.init) }

  /// Elements and runs of text right below an element, in the order of the file.
  func items(of id: ID) -> Items {
    Items(document: self, upcoming: structure.firstChild(of: id.index).map(ID.init))
  }

  /// The elements right below an element.
  func children(of id: ID) -> [ID] { items(of: id).filter { element($0) != nil } }

  /// The first element of that local name right below an element.
  func child(_ local: String, of id: ID) -> ID? {
    items(of: id).first { element($0)?.name.local == local }
  }

  /// Every element below an element, in the order of the file.
  func elements(below id: ID) -> [ID] {
    (id.place + 1..<end(of: id)).map { ID($0) }
      .filter { element($0) != nil }
  }

  private func end(of id: ID) -> Int { Int(ends[id.place]) }

  /// The last item below an element, or itself where it is empty.
  func lastItem(below id: ID) -> ID { ID(end(of: id) - 1) }

  /// How many items an element is, with all below it.
  func size(of id: ID) -> Int { end(of: id) - id.place }

  /// All text below an element, joined as it stands.
  func textContent(of id: ID) -> String {
    var content = ""
    // What is below an item follows it in storage.
    for item in items[id.place..<end(of: id)] {
      if case .text(let text) = item { content += text }
    }
    return content
  }

  /// Every item, in the order of the file.
  var inOrder: Places { (0..<count).lazy.map { ID($0) } }

  /// An item and everything below it, in the order of the file.
  func branch(of id: ID) -> Places {
    (id.place..<end(of: id)).lazy.map { ID($0) }
  }

  /// Items that stand one behind the other in storage.
  typealias Places = LazyMapSequence<Range<Int>, ID>

  /// Items in the order of the file that have the same parent.
  struct Items: Sequence, IteratorProtocol {
    fileprivate let document: XMLDocument
    fileprivate var upcoming: ID?

    mutating func next() -> ID? {
      guard let id = upcoming else { return nil }
      upcoming = document.structure.next(after: id.index).map(ID.init)
      return id
    }
  }

}

extension XMLDocument.Element {
  /// The value of an attribute by its name without prefix, whatever its namespace.
  subscript(_ local: String) -> String? {
    attributes.first { $0.name.local == local }?.value
  }

  /// The value of an attribute without a namespace.
  func plain(_ local: String) -> String? {
    attributes.first { $0.name.local == local && $0.name.prefix.isEmpty }?.value
  }
}

extension XMLDocument {
  /// Adds an item as the last below `parent`, or as the last of the roots.
  @discardableResult
  mutating func append(_ item: Item, below parent: ID?) -> ID {
    let id = ID(structure.append(to: parent?.index))
    items.append(item)
    ends.append(id.index.position + 1)
    return id
  }

  /// Ends an element: what is appended from now on is not below it.
  mutating func close(_ id: ID) { ends[id.place] = Int32(truncatingIfNeeded: count) }

  /// Notes a prefix that nothing declares.
  mutating func noteUndeclared(_ prefix: String, at position: Node.Position) {
    guard undeclared.count < 100, !undeclared.contains(where: { $0.prefix == prefix }) else {
      return
    }
    undeclared.append((prefix, position))
  }
}
