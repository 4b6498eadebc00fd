extension DOM {
  struct Reference: Hashable, Sendable {
    var element: ID
    var name: AttributeName
  }

  /// The report of a browser about a page, beyond its elements and attributes.
  struct Capture: Sendable {
    /// The references that a script set with element objects instead of identifiers.
    ///
    /// The keys are an element and an attribute.
    ///
    /// Source: HTML Standard, 2.6.1 “Reflecting content attributes in IDL attributes”, element
    /// references.
    var references: [Reference: [ID]] = [:]
    /// The frames whose documents were captured.
    var frames: Set<ID> = []
    /// The custom elements with a closed shadow tree, which scripts cannot read.
    var closed: Set<ID> = []
    /// The elements with the attribute `popover` that are open.
    var openPopovers: Set<ID> = []
    /// The dialog that `showModal()` opened.
    ///
    /// If several such dialogs are open, this is the topmost dialog.
    var modal: ID?
    /// Whether the file is only a part of a page, so that the browser added `html`, `head` and
    /// `body`.
    var isPart = false
  }
}
