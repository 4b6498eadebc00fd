extension SourceTree {
  /// An element of a source file as its author wrote it: a tag, view or component.
  @usableFromInline package struct Element: Sendable, Hashable {
    /// The facts.
    ///
    /// All copies of an element share this storage until one copy changes.
    @usableFromInline var storage: Storage
    /// The index of the parent, or `nil` for a topmost element.
    package internal(set) var parent: Int?
    /// The index of the first child.
    package internal(set) var firstChild: Int?
    /// The index of the next sibling.
    package internal(set) var nextSibling: Int?
    var lastChild: Int?
    /// The position of the element among the file's topmost elements of the same name.
    ///
    /// The value is `nil` inside other elements, and in a tree with all topmost elements of the
    /// file.
    package internal(set) var ordinal: Ordinal?

    /// The position of an element, from 1, among the topmost elements of the same name.
    package struct Ordinal: Sendable, Hashable {
      package var number: Int
      /// Whether no other topmost element of the file has the same name.
      package var isOnly: Bool
    }

    /// Creates an element without attributes.
    package init(_ name: String, at position: Node.Position? = nil) {
      storage = Storage(Facts(name: name, position: position))
    }

    /// The name of the tag, class or component.
    @inlinable package var name: String {
      get { storage.facts.name }
      set { own.facts.name = newValue }
    }
    /// The attributes in the order of the file.
    @inlinable package var attributes: [Attribute] {
      get { storage.facts.attributes }
      _modify { yield &own.facts.attributes }
    }
    /// The texts directly inside the element, joined, without the texts inside its children.
    @inlinable package var text: String {
      get { storage.facts.text }
      _modify { yield &own.facts.text }
    }
    /// The visible text of an element hidden from readers; `nil` for other elements.
    ///
    /// If the code shows several such texts, each is on a line of its own.
    @inlinable package var silentText: String? {
      get { storage.facts.silentText }
      set { own.facts.silentText = newValue }
    }
    /// The names of the attributes that occur more than once in the start tag.
    ///
    /// A parser uses only the first occurrence.
    @inlinable package var repeatedAttributes: [String] {
      get { storage.facts.repeatedAttributes }
      set { own.facts.repeatedAttributes = newValue }
    }
    /// The location of the start tag, or `nil` if the parser added the element.
    @inlinable package var position: Node.Position? {
      get { storage.facts.position }
      set { own.facts.position = newValue }
    }
    /// The last line of the start tag.
    @inlinable package var endLine: Int? {
      get { storage.facts.endLine }
      set { own.facts.endLine = newValue }
    }

    /// Returns the value of the first attribute with a name.
    @inlinable package subscript(name: String) -> String? {
      for attribute in storage.facts.attributes where attribute.name == name {
        return attribute.value
      }
      return nil
    }

    /// Whether two elements have the same facts, relatives and ordinal.
    @usableFromInline package static func == (left: Element, right: Element) -> Bool {
      (left.storage === right.storage || left.storage.facts == right.storage.facts)
        && left.parent == right.parent && left.firstChild == right.firstChild
        && left.nextSibling == right.nextSibling && left.lastChild == right.lastChild
        && left.ordinal == right.ordinal
    }

    /// Hashes the facts.
    @usableFromInline package func hash(into hasher: inout Hasher) {
      hasher.combine(storage.facts)
    }
  }
}

extension SourceTree.Element {
  /// The stored facts of an element.
  ///
  /// For the meaning of a fact, see the property of ``SourceTree/Element`` with the same name.
  @usableFromInline struct Facts: Sendable, Hashable {
    @usableFromInline var name: String
    @usableFromInline var attributes: [SourceTree.Attribute] = []
    @usableFromInline var text = ""
    @usableFromInline var silentText: String?
    @usableFromInline var repeatedAttributes: [String] = []
    @usableFromInline var position: Node.Position?
    @usableFromInline var endLine: Int?
  }

  /// The storage of an element's facts, so that copying an element copies one reference.
  ///
  /// Unchecked `Sendable`: an element changes the facts only if no other element shares the
  /// storage. The compiler enforces exclusive access to that element.
  @usableFromInline final class Storage: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var facts: Facts

    @usableFromInline init(_ facts: Facts) { self.facts = facts }
  }

  /// The storage for a change of the facts.
  ///
  /// If another element shares the storage, this element first gets a copy of its own.
  @inlinable var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.facts) }
      return storage
    }
  }
}
