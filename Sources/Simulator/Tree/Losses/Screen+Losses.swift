extension Screen {
  /// Finds the nodes of losses that have none yet, by their places in the file: the node that stands
  /// there, and for a loss in an attribute the last one that begins before it.
  package mutating func connectLosses() {
    let open = losses.indices.filter { losses[$0].node == nil && losses[$0].position != nil }
    guard !open.isEmpty else { return }
    let wanted = Set(open.compactMap { losses[$0].position })
    var found: [Node.Position: Node.Index] = [:]
    let isInside = open.contains { losses[$0].kind.isOfAttribute }
    var starts: [(position: Node.Position, index: Node.Index)] = []
    for index in (0..<count).lazy.map(Node.Index.init) {
      guard let position = self[index].position else { continue }
      if wanted.contains(position), found[position] == nil { found[position] = index }
      if isInside { starts.append((position, index)) }
    }
    for place in open {
      guard let position = losses[place].position else { continue }
      losses[place].node = found[position]
      guard losses[place].node == nil, losses[place].kind.isOfAttribute else { continue }
      losses[place].node = Screen.last(before: position, among: starts)
    }
  }

  private static func last(
    before position: Node.Position, among starts: [(position: Node.Position, index: Node.Index)]
  ) -> Node.Index? {
    func isBefore(_ left: Node.Position, _ right: Node.Position) -> Bool {
      (left.line, left.column) < (right.line, right.column)
    }
    var last: (position: Node.Position, index: Node.Index)?
    for start in starts where start.position.file == position.file {
      guard isBefore(start.position, position) else { continue }
      if let known = last, !isBefore(known.position, start.position) { continue }
      last = start
    }
    return last?.index
  }
}
