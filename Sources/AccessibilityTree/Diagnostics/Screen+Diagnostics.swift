extension Screen {
  /// Finds the node of each diagnostic that has a location in the file but no node.
  ///
  /// The node of a diagnostic is the node that begins at the diagnostic's location. The location of
  /// a diagnostic about an attribute is inside a start tag. The node is then the last node that
  /// begins before the location.
  package mutating func connectDiagnostics() {
    let open = diagnostics.indices.filter {
      diagnostics[$0].node == nil && diagnostics[$0].position != nil
    }
    guard !open.isEmpty else { return }
    var wanted = Set(open.compactMap { diagnostics[$0].position })
    for entry in open { wanted.formUnion(diagnostics[entry].repeats.map(\.position)) }
    var found: [Node.Position: Node.Index] = [:]
    let isInside = open.contains { diagnostics[$0].kind.isOfAttribute }
    var starts: [String?: [(position: Node.Position, index: Node.Index)]] = [:]
    for index in (0..<count).lazy.map(Node.Index.init) {
      guard let position = self[index].position else { continue }
      if wanted.contains(position), found[position] == nil { found[position] = index }
      if isInside { starts[position.file, default: []].append((position, index)) }
    }
    for file in starts.keys { starts[file]?.sort { Screen.isBefore($0, $1) } }
    for entry in open {
      guard let position = diagnostics[entry].position else { continue }
      let isInside = diagnostics[entry].kind.isOfAttribute
      func node(at position: Node.Position) -> Node.Index? {
        found[position]
          ?? (isInside ? Screen.last(before: position, among: starts[position.file] ?? []) : nil)
      }
      diagnostics[entry].node = node(at: position)
      for other in diagnostics[entry].repeats.indices {
        diagnostics[entry].repeats[other].node = node(
          at: diagnostics[entry].repeats[other].position)
      }
    }
  }

  /// Whether `left` sorts before `right`.
  ///
  /// Nodes are sorted by location. Nodes at the same location are sorted by descending index.
  private static func isBefore(
    _ left: (position: Node.Position, index: Node.Index),
    _ right: (position: Node.Position, index: Node.Index)
  ) -> Bool {
    (left.position.line, left.position.column, right.index)
      < (right.position.line, right.position.column, left.index)
  }

  /// Returns the last of the sorted nodes that begins before a location.
  private static func last(
    before position: Node.Position, among starts: [(position: Node.Position, index: Node.Index)]
  ) -> Node.Index? {
    var (low, high) = (0, starts.count)
    while low < high {
      let middle = (low + high) / 2
      let start = starts[middle].position
      if (start.line, start.column) < (position.line, position.column) {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low == 0 ? nil : starts[low - 1].index
  }
}
