/// The CSS selectors that lead to one element of a page, through frames and shadow trees.
package struct ElementSelector: Sendable, Hashable {
  /// The selectors to apply in each document, from the page itself to the innermost frame.
  ///
  /// The selectors in a document lead to the next frame; those in the last document lead to the
  /// element.
  ///
  /// If there are several selectors in a document, each selector after the first is applied in the
  /// shadow tree of the element that the previous selector finds.
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
