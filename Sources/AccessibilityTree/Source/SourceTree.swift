/// The elements of a file as their author wrote them: tags, views or components with attributes.
///
/// A ``Screen`` contains the meaning of the elements. A source tree contains their spelling in the
/// file, which some audits check. A node of the screen and its element in the source tree have the
/// same location. Elements are stored in document order and linked by index.
@usableFromInline package struct SourceTree: Sendable, Hashable {
  /// The language of a file.
  ///
  /// The language defines how the names of elements and attributes are spelled.
  package enum Language: String, Sendable, Hashable {
    /// HTML.
    ///
    /// Names of tags and attributes are in lower case and have no prefix.
    case html
    /// XML of Android: layouts and dumps.
    ///
    /// Names of attributes have no namespace.
    case android
    /// Storyboards, XIBs and page sources of iOS.
    case ios
    /// JSX.
    ///
    /// The value of a prop is text for a literal in the source, and code in braces for any other
    /// expression.
    case jsx
    /// Kotlin: the composables, without their arguments.
    case kotlin
    /// Swift: the views of SwiftUI.
    ///
    /// The attributes of a view are its modifiers, with their arguments as code. The text is the
    /// code of the view without modifiers.
    case swift
  }

  /// An attribute with its decoded value.
  @usableFromInline package struct Attribute: Sendable, Hashable {
    /// The name, spelled as the ``Language`` defines.
    @usableFromInline package var name: String
    @usableFromInline package var value: String

    package init(_ name: String, _ value: String) {
      self.name = name
      self.value = value
    }
  }

  package let language: Language
  /// Whether the file is a whole document rather than a fragment.
  package var isWholeDocument = true
  /// The code of a Swift or Kotlin file, or `nil` for a file in another language.
  package var code: Code?
  /// The translation files beside the file.
  package var translations: [Translation] = []
  /// The elements.
  @usableFromInline var elements: [Element] = []

  /// Creates a tree without elements.
  package init(_ language: Language) { self.language = language }

  /// The number of elements.
  @inlinable package var count: Int { elements.count }

  /// The indices of all elements, in document order.
  @inlinable package var indices: Range<Int> { elements.indices }

  @inlinable package subscript(index: Int) -> Element {
    // `yield` gives the caller access to the element without a copy.
    _read { yield elements[index] }
  }

  /// Appends an element as the last child of `parent`, or as the last topmost element.
  @discardableResult
  package mutating func append(_ element: Element, to parent: Int? = nil) -> Int {
    let index = elements.count
    var element = element
    element.parent = parent
    elements.append(element)
    guard let parent else { return index }
    if let last = elements[parent].lastChild {
      elements[last].nextSibling = index
    } else {
      elements[parent].firstChild = index
    }
    elements[parent].lastChild = index
    return index
  }

  /// Replaces each location in a part of a document by the same location in the whole document.
  ///
  /// - Parameter newPosition: A function that converts a location in the part to a location in the
  ///   document.
  package mutating func movePositions(_ newPosition: (Node.Position) -> Node.Position) {
    // The ranges in `code` are offsets in the part, and would be wrong in the whole document.
    code = nil
    for index in elements.indices {
      guard let old = elements[index].position else { continue }
      let new = newPosition(old)
      elements[index].endLine = elements[index].endLine.map { $0 + new.line - old.line }
      elements[index].position = new
    }
  }

  /// Returns the indices of the children of an element, in order.
  package func children(of index: Int) -> some Sequence<Int> {
    sequence(state: elements[index].firstChild) { next -> Int? in
      defer { next = next.flatMap { elements[$0].nextSibling } }
      return next
    }
  }

  /// Returns the indices of the ancestors of an element, nearest first.
  package func ancestors(of index: Int) -> some Sequence<Int> {
    sequence(state: elements[index].parent) { next -> Int? in
      defer { next = next.flatMap { elements[$0].parent } }
      return next
    }
  }

  /// Returns the range of indices of an element and its descendants.
  package func branch(of index: Int) -> Range<Int> {
    var end = index
    while let last = elements[end].lastChild { end = last }
    return index..<end + 1
  }

  /// The topmost elements, in document order.
  package var roots: [Int] {
    var roots: [Int] = []
    var index = 0
    while index < count {
      roots.append(index)
      index = branch(of: index).upperBound
    }
    return roots
  }

  /// Returns a tree with only some of the topmost elements.
  ///
  /// Each of these elements gets the given ordinal: its position among the file's topmost elements.
  package func keeping(_ roots: [(index: Int, ordinal: Element.Ordinal)]) -> SourceTree {
    var tree = SourceTree(language)
    (tree.isWholeDocument, tree.translations) = (isWholeDocument, translations)
    for root in roots {
      let offset = tree.count - root.index
      for index in branch(of: root.index) {
        var element = elements[index]
        element.parent = element.parent.map { $0 + offset }
        element.firstChild = element.firstChild.map { $0 + offset }
        element.nextSibling = element.nextSibling.map { $0 + offset }
        element.lastChild = element.lastChild.map { $0 + offset }
        if index == root.index { element.ordinal = root.ordinal }
        tree.elements.append(element)
      }
    }
    return tree
  }
}
