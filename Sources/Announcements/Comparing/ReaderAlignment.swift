package import AccessibilityTree

/// An alignment of the stops of several readers, to show them side by side.
///
/// Stops on the same node share a row if all readers visit these nodes in the same order. Any other
/// stop can share a row with a stop on an ancestor or descendant of its node.
package struct ReaderAlignment {
  /// A row: for each reader, the index of a stop in its transcript, or `nil` if the reader has no
  /// stop in the row.
  package typealias Row = [Int?]

  /// The rows from top to bottom.
  ///
  /// Each stop is in exactly one row.
  package private(set) var rows: [Row] = []

  /// Aligns transcripts, either of one screen or of a separate screen for each reader.
  ///
  /// Nodes of different screens count as the same node if they have the same location in the file.
  /// A node missing on the first screen is placed after the nearest preceding node with a
  /// counterpart on the first screen.
  package init(_ transcripts: [Transcript], on screens: [Screen]) {
    let first = screens.first ?? Screen()
    let extents = first.extents
    var positions: [Position] = []
    for (column, transcript) in transcripts.enumerated() {
      let counterparts =
        screens.count > 1 ? Counterparts(of: screens[column], on: first) : nil
      let stops = transcript.stops.map { stop -> Position in
        guard let counterparts else {
          return Position(node: stop.node, extent: extents[Int(stop.node.position)])
        }
        let (node, isSame) = counterparts[stop.node]
        return Position(
          node: isSame ? node : nil,
          extent: node.map { extents[Int($0.position)] } ?? Screen.Extent())
      }
      var merged: [Row] = []
      var mergedPositions: [Position] = []
      for pair in pairs(positions, stops) {
        var row = pair.left.map { rows[$0] } ?? Array(repeating: nil, count: column)
        row.append(pair.right)
        merged.append(row)
        if let position = pair.left.map({ positions[$0] }) ?? pair.right.map({ stops[$0] }) {
          mergedPositions.append(position)
        }
      }
      (rows, positions) = (merged, mergedPositions)
    }
  }

  /// The position of a stop in the tree of the first screen.
  private struct Position {
    /// The node of the stop on the first screen, or `nil` if the first screen does not contain it.
    var node: Node.Index?
    var extent: Screen.Extent
  }

  private typealias Pair = (left: Int?, right: Int?)

  private func pairs(_ left: [Position], _ right: [Position]) -> [Pair] {
    var result: [Pair] = []
    var (here, there) = (0, 0)
    for anchor in ReaderAlignment.anchors(left, right) + [(left.count, right.count)] {
      while here < anchor.left || there < anchor.right {
        let pair = next(left, here..<anchor.left, right, there..<anchor.right)
        if pair.left != nil { here += 1 }
        if pair.right != nil { there += 1 }
        result.append(pair)
      }
      guard anchor.left < left.count, anchor.right < right.count else { continue }
      result.append((anchor.left, anchor.right))
      (here, there) = (anchor.left + 1, anchor.right + 1)
    }
    return result
  }

  /// Returns the next row for the stops of `left` and `right` in two ranges without a common node.
  ///
  /// A stop on a node shares the row with a stop on an ancestor or descendant of the node. If there
  /// is no such stop, the row contains only one stop: the first in document order.
  private func next(
    _ left: [Position], _ here: Range<Int>, _ right: [Position], _ there: Range<Int>
  ) -> Pair {
    guard let mine = here.first else { return (nil, there.first) }
    guard let other = there.first else { return (mine, nil) }
    let first = left[mine].extent
    let second = right[other].extent
    if first.contains(second) || second.contains(first) { return (mine, other) }
    return first.first < second.first ? (mine, nil) : (nil, other)
  }

  /// Returns the longest sequence of pairs of stops on the same node, in the same order for both
  /// readers.
  ///
  /// The readers' stops are at the positions `left` and `right`.
  private static func anchors(_ left: [Position], _ right: [Position]) -> [(left: Int, right: Int)]
  {
    var indices: [Node.Index: Int] = [:]
    for (index, position) in right.enumerated() {
      if let node = position.node, indices[node] == nil { indices[node] = index }
    }
    var candidates: [(left: Int, right: Int)] = []
    for (index, position) in left.enumerated() {
      guard let node = position.node, let other = indices.removeValue(forKey: node) else {
        continue
      }
      candidates.append((index, other))
    }
    return IncreasingSubsequence.longest(in: candidates)
  }
}

/// For each node of a screen, the node with the same location in the file on another screen.
private struct Counterparts {
  private var nodes: [(node: Node.Index?, isSame: Bool)]

  init(of screen: Screen, on first: Screen) {
    var known: [Node.Position: Node.Index] = [:]
    for visit in first.preorder {
      if let position = first[visit.index].position, known[position] == nil {
        known[position] = visit.index
      }
    }
    var latest = first.firstRootIndex
    nodes = Array(repeating: (node: latest, isSame: false), count: screen.count)
    for visit in screen.preorder {
      let same = screen[visit.index].position.flatMap { known.removeValue(forKey: $0) }
      latest = same ?? latest
      nodes[Int(visit.index.position)] = (latest, same != nil)
    }
  }

  /// Returns the first screen's node with the same location as a node, and `true`.
  ///
  /// If the first screen has no such node, the result is `false` and the counterpart of the nearest
  /// preceding node that has one, or the first root if no preceding node has one.
  subscript(node: Node.Index) -> (node: Node.Index?, isSame: Bool) { nodes[Int(node.position)] }
}
