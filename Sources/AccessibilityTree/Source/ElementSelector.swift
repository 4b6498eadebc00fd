/// CSS selectors that lead to one element of a page, through frames and shadow trees.
package struct ElementSelector: Sendable, Hashable {
  /// The way to the element in each document: first the frames, last the element.
  ///
  /// In a document, each selector is for the shadow tree of the element that the one before it
  /// selects.
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
