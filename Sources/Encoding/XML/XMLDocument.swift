package import TextIO

/// An XML document in flat storage: elements and runs of text that know their neighbours by index.
///
/// Comments and processing instructions are left out, CDATA is text. There may be several roots and
/// text beside them, since snippets have both.
package struct XMLDocument: Sendable {
  /// The index of an item in the storage of its document.
  package struct ID: Sendable, Hashable, Comparable {
    fileprivate let index: Int32

    fileprivate init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    fileprivate var offset: Int { Int(index) }

    /// Orders items as they stand in the file.
    package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// The name of an element or attribute: one reference, since a file has few and repeats them.
  package struct Name: Sendable, Hashable {
    private final class Storage: Sendable {
      let local: String
      let prefix: String
      let namespace: String?

      init(_ local: String, _ prefix: String, _ namespace: String?) {
        (self.local, self.prefix, self.namespace) = (local, prefix, namespace)
      }
    }

    private let storage: Storage

    package init(local: String, prefix: String = "", namespace: String? = nil) {
      storage = Storage(local, prefix, namespace)
    }

    /// The name without prefix.
    package var local: String { storage.local }
    /// What stands before the colon; empty without one.
    package var prefix: String { storage.prefix }
    /// What the prefix stands for; absent without a prefix and for one that nothing declares.
    package var namespace: String? { storage.namespace }

    /// The name as it stands in the file.
    package var qualified: String { prefix.isEmpty ? local : "\(prefix):\(local)" }

    package static func == (left: Name, right: Name) -> Bool {
      left.storage === right.storage
        || left.local == right.local && left.prefix == right.prefix
          && left.namespace == right.namespace
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(local) }
  }

  /// An attribute with its value, without entities.
  package struct Attribute: Sendable, Hashable {
    package var name: Name
    package var value: String
  }

  /// The start tag of an element.
  package struct Element: Sendable, Hashable {
    package var name: Name
    /// Its attributes in the order of the file, without namespace declarations.
    package var attributes: [Attribute]
    /// Where its `<` is.
    package var location: SourcePosition
  }

  /// One item of a document.
  package enum Item: Sendable, Hashable {
    case element(Element)
    /// Text as it stands between tags, with all its white space.
    case text(String)
  }

  /// The items among the roots.
  package var roots: Items { Items(document: self, upcoming: 0, end: count) }
  /// Prefixes that no namespace declaration explains, each where it is met first.
  package private(set) var undeclared: [(prefix: String, location: SourcePosition)] = []

  private var items: [Item] = []
  /// For each item the index of the element that holds it; −1 for the roots.
  private var parents: [Int32] = []
  /// For each item the index behind everything below.
  private var ends: [Int32] = []
}

extension XMLDocument {
  package var count: Int { items.count }

  /// The start tag of an element; absent for text.
  package func element(_ id: ID) -> Element? {
    guard case .element(let element) = items[id.offset] else { return nil }
    return element
  }

  /// A run of text; absent for an element.
  package func text(_ id: ID) -> String? {
    guard case .text(let text) = items[id.offset] else { return nil }
    return text
  }

  /// The elements among the roots.
  package var rootElements: [ID] { roots.filter { element($0) != nil } }

  package func parent(of id: ID) -> ID? {
    let parent = parents[id.offset]
    return parent < 0 ? nil : ID(Int(parent))
  }

  /// Elements and runs of text right below an element, in the order of the file.
  package func items(of id: ID) -> Items {
    Items(document: self, upcoming: id.offset + 1, end: end(of: id))
  }

  /// The elements right below an element.
  package func children(of id: ID) -> [ID] { items(of: id).filter { element($0) != nil } }

  /// The first element of that local name right below an element.
  package func child(_ local: String, of id: ID) -> ID? {
    items(of: id).first { element($0)?.name.local == local }
  }

  /// Every element below an element, in the order of the file.
  package func elements(below id: ID) -> [ID] {
    (id.offset + 1..<end(of: id)).map { ID($0) }
      .filter { element($0) != nil }
  }

  private func end(of id: ID) -> Int { Int(ends[id.offset]) }

  /// The last item below an element, or itself where it is empty.
  package func lastItem(below id: ID) -> ID { ID(end(of: id) - 1) }

  /// How many items an element is, with all below it.
  package func size(of id: ID) -> Int { end(of: id) - id.offset }

  /// All text below an element, joined as it stands.
  package func textContent(of id: ID) -> String {
    var content = ""
    // What is below an item follows it in storage.
    for item in items[id.offset..<end(of: id)] {
      if case .text(let text) = item { content += text }
    }
    return content
  }

  /// Every item, in the order of the file.
  package var inOrder: Places { (0..<count).lazy.map { ID($0) } }

  /// An item and everything below it, in the order of the file.
  package func branch(of id: ID) -> Places {
    (id.offset..<end(of: id)).lazy.map { ID($0) }
  }

  /// Items that stand one behind the other in storage.
  package typealias Places = LazyMapSequence<Range<Int>, ID>

  /// Items in the order of the file that have the same parent.
  package struct Items: Sequence, IteratorProtocol {
    fileprivate let document: XMLDocument
    fileprivate var upcoming: Int
    fileprivate let end: Int

    package mutating func next() -> ID? {
      guard upcoming < end else { return nil }
      defer { upcoming = Int(document.ends[upcoming]) }
      return ID(upcoming)
    }
  }
}

extension XMLDocument.Element {
  /// The value of an attribute by its name without prefix, whatever its namespace.
  package subscript(_ local: String) -> String? {
    attributes.first { $0.name.local == local }?.value
  }

  /// The value of an attribute without a namespace.
  package func plain(_ local: String) -> String? {
    attributes.first { $0.name.local == local && $0.name.prefix.isEmpty }?.value
  }
}

extension XMLDocument {
  /// Adds an item as the last below `parent`, or as the last of the roots.
  @discardableResult
  mutating func append(_ item: Item, below parent: ID?) -> ID {
    let id = ID(count)
    items.append(item)
    parents.append(parent?.index ?? -1)
    ends.append(id.index + 1)
    return id
  }

  /// Ends an element: what is appended from now on is not below it.
  mutating func close(_ id: ID) { ends[id.offset] = Int32(truncatingIfNeeded: count) }

  /// Records a prefix that nothing declares.
  mutating func noteUndeclared(_ prefix: String, at location: SourcePosition) {
    guard undeclared.count < 100, !undeclared.contains(where: { $0.prefix == prefix }) else {
      return
    }
    undeclared.append((prefix, location))
  }
}
