/// The elements of a file as their author wrote them: tags, views or components with their attributes.
///
/// A ``Screen`` holds what elements mean; those who judge the writing itself, such as audits, look here.
/// A node and the element that it was made of have the same position. Elements lie in one array in document order and know their neighbours by index.
public struct SourceTree: Sendable, Hashable {
  /// The language of the file, which says how to read names and attributes.
  public enum Language: String, Sendable, Hashable {
    /// HTML, with local names of tags and attributes in lower case.
    case html
    /// XML of Android's: layouts and dumps, attributes without their namespace.
    case android
    /// Storyboards, XIBs and page sources of iOS.
    case ios
    /// JSX, with props whose values are literals as text and others in braces.
    case jsx
  }

  /// One attribute, its value decoded.
  public struct Attribute: Sendable, Hashable {
    /// The name, as ``Language`` says.
    public var name: String
    /// The value.
    public var value: String

    /// An attribute.
    public init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  /// One element.
  public struct Element: Sendable, Hashable {
    /// The tag, class or component.
    public var name: String
    /// The attributes in the order in which they were written.
    public var attributes: [Attribute] = []
    /// The texts right inside it, joined.
    public var text = ""
    /// The names of attributes that stand in its start tag again, and count for nothing there.
    public var repeatedAttributes: [String] = []
    /// Where its start tag begins; absent for what a parser added.
    public var position: Node.Position?
    /// The line in which its start tag ends.
    public var endLine: Int?
    /// The element around it.
    public fileprivate(set) var parent: Int?
    /// The first element right inside it.
    public fileprivate(set) var firstChild: Int?
    /// The next element with the same parent.
    public fileprivate(set) var nextSibling: Int?
    fileprivate var lastChild: Int?

    /// An element without attributes.
    public init(_ name: String, at position: Node.Position? = nil) {
      self.name = name
      self.position = position
    }

    /// The value of the first attribute of that name.
    @inlinable public subscript(name: String) -> String? {
      for place in attributes.indices where attributes[place].name == name {
        return attributes[place].value
      }
      return nil
    }
  }

  /// The language of the file.
  public let language: Language
  /// Whether the whole document stands in the file, and not only a piece of one.
  public var isWholeDocument = true
  /// The files of translations that stand beside the file.
  public var translations: [Translation] = []
  /// Usable where elements are looked at, so that what is read of one is all that is copied.
  @usableFromInline var elements: [Element] = []

  /// A file without elements.
  public init(_ language: Language) { self.language = language }

  /// How many elements there are.
  @inlinable public var count: Int { elements.count }

  /// The places of all elements, in document order.
  @inlinable public var indices: Range<Int> { elements.indices }

  /// The element at a place.
  @inlinable public subscript(place: Int) -> Element { _read { yield elements[place] } }

  /// Adds an element as the last child of another.
  @discardableResult
  public mutating func append(_ element: Element, to parent: Int? = nil) -> Int {
    let place = elements.count
    var element = element
    element.parent = parent
    elements.append(element)
    guard let parent else { return place }
    if let last = elements[parent].lastChild {
      elements[last].nextSibling = place
    } else {
      elements[parent].firstChild = place
    }
    elements[parent].lastChild = place
    return place
  }

  /// Changes where elements stand, as for a file that is a piece of another.
  public mutating func movePositions(_ place: (Node.Position) -> Node.Position) {
    for index in elements.indices {
      guard let old = elements[index].position else { continue }
      let new = place(old)
      elements[index].endLine = elements[index].endLine.map { $0 + new.line - old.line }
      elements[index].position = new
    }
  }

  /// The elements right inside another, in order.
  public func children(of place: Int) -> some Sequence<Int> {
    sequence(state: elements[place].firstChild) { next -> Int? in
      defer { next = next.flatMap { elements[$0].nextSibling } }
      return next
    }
  }

  /// The elements around another, nearest first.
  public func ancestors(of place: Int) -> some Sequence<Int> {
    sequence(state: elements[place].parent) { next -> Int? in
      defer { next = next.flatMap { elements[$0].parent } }
      return next
    }
  }

  /// The places of an element and of everything inside it.
  public func branch(of place: Int) -> Range<Int> {
    var end = place
    while let last = elements[end].lastChild { end = last }
    return place..<end + 1
  }
}
