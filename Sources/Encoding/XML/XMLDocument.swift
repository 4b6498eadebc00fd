package import TextIO

/// An XML document.
///
/// The elements and texts are stored in arrays and refer to each other by index.
///
/// Comments and processing instructions are skipped, and CDATA is text. A document can be a
/// fragment with several roots, and with text between the roots.
package struct XMLDocument: Sendable {
  /// The index of an element or text in the arrays of its document.
  package struct ID: Sendable, Hashable, Comparable {
    fileprivate let index: Int32

    fileprivate init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    fileprivate var offset: Int { Int(index) }

    /// Returns whether the left item comes before the right one in the file.
    package static func < (left: ID, right: ID) -> Bool { left.index < right.index }
  }

  /// The name of an element or attribute.
  ///
  /// The text is stored in an object, so that copies of the name are cheap: a file repeats a few
  /// names very often.
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

    /// The part of the name after the colon.
    package var local: String { storage.local }
    /// The part of the name before the colon, or an empty text if there is none.
    package var prefix: String { storage.prefix }
    /// The namespace of the prefix, or `nil` if there is no prefix or it is not declared.
    package var namespace: String? { storage.namespace }
    /// The name with its prefix, as it is written in the file.
    package var qualified: String { prefix.isEmpty ? local : "\(prefix):\(local)" }

    package static func == (left: Name, right: Name) -> Bool {
      left.storage === right.storage
        || left.local == right.local && left.prefix == right.prefix
          && left.namespace == right.namespace
    }

    package func hash(into hasher: inout Hasher) { hasher.combine(local) }
  }

  /// An attribute.
  ///
  /// The entities in its value are resolved.
  package struct Attribute: Sendable, Hashable {
    package var name: Name
    package var value: String
  }

  /// The start tag of an element.
  package struct Element: Sendable, Hashable {
    package var name: Name
    /// The attributes in the order of the file, without namespace declarations.
    package var attributes: [Attribute]
    /// The position of the `<` with which the tag begins.
    package var location: SourcePosition
  }

  package enum Item: Sendable, Hashable {
    case element(Element)
    /// Text between tags, including all white space.
    case text(String)
  }

  /// The roots: all elements and texts without a parent.
  package var roots: Items { Items(document: self, upcoming: 0, end: count) }
  /// The prefixes that are used without a namespace declaration, each with the position of its
  /// first use.
  package private(set) var undeclared: [(prefix: String, location: SourcePosition)] = []

  private var items: [Item] = []
  /// For each item, the index of its parent, or −1 for a root.
  private var parents: [Int32] = []
  /// For each item, the index after its last descendant, or after the item itself if it has no
  /// descendants.
  private var ends: [Int32] = []
}

extension XMLDocument {
  package var count: Int { items.count }

  /// Returns the start tag of an element, or `nil` for text.
  package func element(_ id: ID) -> Element? {
    guard case .element(let element) = items[id.offset] else { return nil }
    return element
  }

  /// Returns the text of an item, or `nil` for an element.
  package func text(_ id: ID) -> String? {
    guard case .text(let text) = items[id.offset] else { return nil }
    return text
  }

  /// The elements without a parent.
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

  /// Returns the first child element with this local name.
  package func child(_ local: String, of id: ID) -> ID? {
    items(of: id).first { element($0)?.name.local == local }
  }

  /// Returns all descendant elements, in the order of the file.
  package func elements(below id: ID) -> [ID] {
    branch(of: id).dropFirst().filter { element($0) != nil }
  }

  private func end(of id: ID) -> Int { Int(ends[id.offset]) }

  /// Returns the last descendant of an element, or the element itself if it has no descendants.
  package func lastItem(below id: ID) -> ID { ID(end(of: id) - 1) }

  /// Returns the number of items in an element, including the element itself.
  package func size(of id: ID) -> Int { end(of: id) - id.offset }

  /// Returns the text of all descendants of an element, joined without separators.
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

  /// A range of elements and texts, in the order of the file.
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
  /// Returns the value of the attribute with this local name, in any namespace.
  package subscript(_ local: String) -> String? {
    attributes.first { $0.name.local == local }?.value
  }

  /// Returns the value of an attribute whose name has no prefix.
  package func plain(_ local: String) -> String? {
    attributes.first { $0.name.local == local && $0.name.prefix.isEmpty }?.value
  }
}

extension XMLDocument {
  /// Appends an item as the last child of `parent`, or as a root if `parent` is `nil`.
  @discardableResult
  mutating func append(_ item: Item, below parent: ID?) -> ID {
    let id = ID(count)
    items.append(item)
    parents.append(parent?.index ?? -1)
    ends.append(id.index + 1)
    return id
  }

  /// Ends an element, after its last child was appended.
  ///
  /// Items that are appended later are not descendants of this element.
  mutating func close(_ id: ID) { ends[id.offset] = Int32(truncatingIfNeeded: count) }

  /// Records a prefix without a namespace declaration.
  mutating func recordUndeclared(_ prefix: String, at location: SourcePosition) {
    guard undeclared.count < 100, !undeclared.contains(where: { $0.prefix == prefix }) else {
      return
    }
    undeclared.append((prefix, location))
  }
}
