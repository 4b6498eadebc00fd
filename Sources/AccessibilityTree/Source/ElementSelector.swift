/// The CSS selectors that lead to one element of a page, through frames and shadow trees.
package struct ElementSelector: Sendable, Hashable {
  /// For each document, from the page to the innermost frame, the selectors to apply in the
  /// document.
  ///
  /// The selectors in a document lead to the next frame. The selectors in the last document lead to
  /// the element.
  ///
  /// If a document has several selectors, each of them finds an element. The next selector is
  /// applied in the shadow tree of this element.
  package var documents: [[String]]

  package init(_ documents: [[String]]) { self.documents = documents }

  /// The element that a selector finds in a page.
  package enum Match: Sendable, Hashable {
    /// An element of the file, by its index in ``SourceTree``.
    case element(Int)
    /// A node of a document in a frame.
    case node(Node.Index)
  }
}
