extension DOM {
  /// An attribute of an element that refers to others.
  struct Reference: Hashable, Sendable {
    var element: ID
    var name: AttributeName
  }

  /// What a browser knows of a page beyond elements and attributes.
  struct Capture: Sendable {
    /// Elements that a script referred to as objects, which need no identifier.
    ///
    /// Source: HTML Standard, 2.6.1 “Reflecting content attributes in IDL attributes”, element references.
    var references: [Reference: [ID]] = [:]
    /// Frames whose document is known.
    var frames: Set<ID> = []
    /// Custom elements of which nothing is seen from outside.
    var closed: Set<ID> = []
  }
}
