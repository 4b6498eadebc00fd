package import TextIO

/// An XML document in flat storage, whose elements and runs of text refer to each other by index.
///
/// Comments and processing instructions are skipped, and CDATA is text. As in snippets, there may
/// be several roots, and text next to them.
package struct XMLDocument: Sendable {
  /// The index of an item in the storage of its document.
  package struct ID: Sendable, Hashable, Comparable {
    fileprivate let index: Int32

    fileprivate init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    fileprivate var offset: Int { Int(index) }

    /// Orders items as in the file.
    package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// The name of an element or attribute; a single reference, since a file repeats few names.
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
    /// The text before the colon; empty without one.
    package var prefix: String { storage.prefix }
    /// The namespace of the prefix; `nil` without a prefix or if it is not declared.
    package var namespace: String? { storage.namespace }
    /// The name as written in the file.
    package var qualified: String { prefix.isEmpty ? local : "\(prefix):\(local)" }

    package static func == (left: Name, right: Name) -> Bool {
      left.storage === right.storage
        || left.local == right.local && left.prefix == right.prefix
          && left.namespace == right.namespace
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(local) }
  }

  /// An attribute with its value, in which entities are resolved.
  package struct Attribute: Sendable, Hashable {
    package var name: Name
    package var value: String
  }

  /// The start tag of an element.
  package struct Element: Sendable, Hashable {
    package var name: Name
    /// The attributes in the order of the file, without namespace declarations.
    package var attributes: [Attribute]
    /// The position of its `<`.
    package var location: SourcePosition
  }

  package enum Item: Sendable, Hashable {
    case element(Element)
    /// Text between tags, with all its white space.
    case text(String)
  }

  /// The items among the roots.
  package var roots: Items { Items(document: self, upcoming: 0, end: count) }
  /// Prefixes without a namespace declaration, each with the position of its first use.
  package private(set) var undeclared: [(prefix: String, location: SourcePosition)] = []

  private var items: [Item] = []
  /// The index of each item's parent; −1 for the roots.
  private var parents: [Int32] = []
  /// The index after each item's last descendant.
  private var ends: [Int32] = []
}

extension XMLDocument {
  package var count: Int { items.count }

  /// Returns the start tag of an element, or `nil` for text.
  package func element(_ id: ID) -> Element? {
    guard case .element(let element) = items[id.offset] else { return nil }
    return element
  }

  /// Returns a run of text, or `nil` for an element.
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

  /// Returns the child elements and runs of text of an element, in the order of the file.
  package func items(of id: ID) -> Items {
    Items(document: self, upcoming: id.offset + 1, end: end(of: id))
  }

  /// Returns the child elements of an element.
  package func children(of id: ID) -> [ID] { items(of: id).filter { element($0) != nil } }

  /// Returns the first child element with a local name.
  package func child(_ local: String, of id: ID) -> ID? {
    items(of: id).first { element($0)?.name.local == local }
  }

  /// Returns all descendant elements, in the order of the file.
  package func elements(below id: ID) -> [ID] {
    branch(of: id).dropFirst().filter { element($0) != nil }
  }

  private func end(of id: ID) -> Int { Int(ends[id.offset]) }

  /// Returns the last descendant of an element, or the element itself if it is empty.
  package func lastItem(below id: ID) -> ID { ID(end(of: id) - 1) }

  /// Returns the number of items that an element consists of, itself included.
  package func size(of id: ID) -> Int { end(of: id) - id.offset }

  /// Returns all text in an element, concatenated.
  package func textContent(of id: ID) -> String {
    var content = ""
    for item in items[id.offset..<end(of: id)] {
      if case .text(let text) = item { content += text }
    }
    return content
  }

  /// Every item, in the order of the file.
  package var inOrder: IDRange { (0..<count).lazy.map { ID($0) } }

  /// Returns an item and all its descendants, in the order of the file.
  package func branch(of id: ID) -> IDRange { (id.offset..<end(of: id)).lazy.map { ID($0) } }

  /// Items that are contiguous in storage.
  package typealias IDRange = LazyMapSequence<Range<Int>, ID>

  /// The children of an item, or the roots, in the order of the file.
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
  /// Returns the value of an attribute by its local name, in any namespace.
  package subscript(_ local: String) -> String? {
    attributes.first { $0.name.local == local }?.value
  }

  /// Returns the value of an attribute whose name has no prefix.
  package func plain(_ local: String) -> String? {
    attributes.first { $0.name.local == local && $0.name.prefix.isEmpty }?.value
  }
}

extension XMLDocument {
  /// Appends an item to the children of `parent`, or to the roots.
  @discardableResult
  mutating func append(_ item: Item, below parent: ID?) -> ID {
    let id = ID(count)
    items.append(item)
    parents.append(parent?.index ?? -1)
    ends.append(id.index + 1)
    return id
  }

  /// Ends an element: items that are appended from now on are not its descendants.
  mutating func close(_ id: ID) { ends[id.offset] = Int32(truncatingIfNeeded: count) }

  /// Records a prefix without a namespace declaration.
  mutating func recordUndeclared(_ prefix: String, at location: SourcePosition) {
    guard undeclared.count < 100, !undeclared.contains(where: { $0.prefix == prefix }) else {
      return
    }
    undeclared.append((prefix, location))
  }
}
