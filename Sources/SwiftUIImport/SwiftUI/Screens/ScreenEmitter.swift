internal import AccessibilityTree

/// The conversion of elements to the nodes of a screen.
struct ScreenEmitter {
  private(set) var screen = Screen(origin: .ios)
  /// The behaviour of each element, by the index of its node.
  private(set) var behaviours: [Node.Index: ViewBehaviour] = [:]
  /// The diagnostics about the names of elements.
  ///
  /// They are reported if a reader announces the names.
  private(set) var nameDiagnostics: [NameDiagnostic] = []

  /// Adds elements after the existing elements of the screen.
  mutating func add(
    _ elements: [ViewElement], to parent: Node.Index? = nil, asParts: Bool = false
  ) {
    for element in elements {
      var node = element.finishedNode
      // Readers visit the items of a control only while the control is open.
      if asParts { node.hidden = Hidden(.insideControl) }
      let index = screen.append(node, to: parent)
      behaviours[index] = element.behaviour
      nameDiagnostics += element.nameDiagnostics
      add(element.children, to: index, asParts: asParts || element.isStop)
    }
  }
}
