/// CSS selectors that lead to one element of a page, through frames and shadow trees.
package struct ElementSelector: Sendable, Hashable {
  /// The selectors in each document: first those of the frames, last those of the element.
  ///
  /// Within a document, each selector applies to the shadow tree of the element that the previous
  /// selector selects.
  package var documents: [[String]]

  package init(_ documents: [[String]]) { self.documents = documents }

  /// The element of a page that a selector selects.
  package enum Match: Sendable, Hashable {
    /// An element of the file, by its index in ``SourceTree``.
    case element(Int)
    /// A node of a document in a frame.
    case node(Node.Index)
  }
}
