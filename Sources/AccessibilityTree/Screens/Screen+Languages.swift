extension Screen {
  /// The languages of all nodes, computed in one pass.
  package struct Languages: Sendable {
    /// The language that applies to each node, indexed by node.
    ///
    /// The array is empty if no node states a language. All nodes then have the screen's language.
    private var own: [String?] = []
    private let general: String?

    fileprivate init(_ screen: Screen) {
      general = screen.language.flatMap { $0.isEmpty ? nil : $0 }
      guard screen.preorder.contains(where: { screen[$0.index].language != nil }) else { return }
      own = Array(repeating: nil, count: screen.count)
      for visit in screen.preorder {
        let above = screen.parent(of: visit.index).map { own[Int($0.position)] } ?? general
        let language = screen[visit.index].language ?? above
        own[Int(visit.index.position)] = language.flatMap { $0.isEmpty ? nil : $0 }
      }
    }

    /// Returns the language of a node's text, or `nil` when unknown.
    package subscript(_ index: Node.Index) -> String? {
      own.isEmpty ? general : own[Int(index.position)]
    }
  }

  package var languages: Languages { Languages(self) }
}
