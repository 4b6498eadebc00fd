package import AccessibilityTree

/// Which stops of several readers belong together, so that they can stand side by side.
///
/// Stops on the same node meet in one row, in an order that both keep (the longest one that
/// both have); between those, a stop meets one on a node above or below its own.
package struct StopAlignment {
  /// One row: for each reader the place of a stop in its transcript, or nothing.
  package typealias Row = [Int?]

  /// The rows from top to bottom; every stop stands in one.
  package private(set) var rows: [Row] = []

  /// Aligns transcripts of one screen, or of a screen each.
  ///
  /// Where their platforms show different screens, nodes from the same place of the file are the
  /// same, and what only one of them has comes after what it has in common with the first.
  package init(_ transcripts: [Transcript], on screens: [Screen]) {
    let first = screens.first ?? Screen()
    let extents = first.extents
    var spots: [Spot] = []
    for (column, transcript) in transcripts.enumerated() {
      let places =
        screens.count > 1 ? PlacesOnFirst(of: screens[column], on: first) : nil
      let stops = transcript.stops.map { stop -> Spot in
        guard let places else {
          return Spot(node: stop.node, extent: extents[Int(stop.node.position)])
        }
        let (node, isSame) = places[stop.node]
        return Spot(
          node: isSame ? node : nil,
          extent: node.map { extents[Int($0.position)] } ?? Screen.Extent())
      }
      var merged: [Row] = []
      var mergedSpots: [Spot] = []
      for pair in pairs(spots, stops) {
        var row = pair.left.map { rows[$0] } ?? Array(repeating: nil, count: column)
        row.append(pair.right)
        merged.append(row)
        if let spot = pair.left.map({ spots[$0] }) ?? pair.right.map({ stops[$0] }) {
          mergedSpots.append(spot)
        }
      }
      (rows, spots) = (merged, mergedSpots)
    }
  }

  /// Where a stop stands.
  private struct Spot {
    /// The node on the first screen; absent when it has none.
    var node: Node.Index?
    var extent: Screen.Extent
  }

  private typealias Pair = (left: Int?, right: Int?)

  private func pairs(_ left: [Spot], _ right: [Spot]) -> [Pair] {
    var result: [Pair] = []
    var (here, there) = (0, 0)
    for anchor in StopAlignment.anchors(left, right) + [(left.count, right.count)] {
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

  /// The next row between two anchors: relatives together, else what comes first in the document.
  private func next(
    _ left: [Spot], _ here: Range<Int>, _ right: [Spot], _ there: Range<Int>
  ) -> Pair {
    guard let mine = here.first else { return (nil, there.first) }
    guard let other = there.first else { return (mine, nil) }
    let first = left[mine].extent
    let second = right[other].extent
    if first.contains(second) || second.contains(first) { return (mine, other) }
    return first.first < second.first ? (mine, nil) : (nil, other)
  }

  /// The longest run of common nodes that both lists have in the same order.
  private static func anchors(_ left: [Spot], _ right: [Spot]) -> [(left: Int, right: Int)] {
    var places: [Node.Index: Int] = [:]
    for (place, spot) in right.enumerated() {
      if let node = spot.node, places[node] == nil { places[node] = place }
    }
    var candidates: [(left: Int, right: Int)] = []
    for (place, spot) in left.enumerated() {
      guard let node = spot.node, let other = places.removeValue(forKey: node) else { continue }
      candidates.append((place, other))
    }
    return longestIncreasing(candidates)
  }

  /// The longest run of pairs in which both places grow; the left ones grow already.
  static func longestIncreasing(_ pairs: [(left: Int, right: Int)]) -> [(left: Int, right: Int)] {
    /// For each length, the pair that ends a run of it lowest; and each pair's predecessor.
    var ends: [Int] = []
    var before = Array(repeating: -1, count: pairs.count)
    for (place, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].right < pair.right { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[place] = ends[low - 1] }
      if low == ends.count { ends.append(place) } else { ends[low] = place }
    }
    var result: [(left: Int, right: Int)] = []
    var place = ends.last ?? -1
    while place >= 0 {
      result.append(pairs[place])
      place = before[place]
    }
    return result.reversed()
  }
}

/// Where the nodes of one screen stand on another of the same file.
private struct PlacesOnFirst {
  private var places: [(node: Node.Index?, isSame: Bool)]

  init(of screen: Screen, on first: Screen) {
    var known: [Node.Position: Node.Index] = [:]
    for visit in first.preorder {
      if let position = first[visit.index].position, known[position] == nil {
        known[position] = visit.index
      }
    }
    var latest = first.firstRootIndex
    places = Array(repeating: (node: latest, isSame: false), count: screen.count)
    for visit in screen.preorder {
      let same = screen[visit.index].position.flatMap { known.removeValue(forKey: $0) }
      latest = same ?? latest
      places[Int(visit.index.position)] = (latest, same != nil)
    }
  }

  /// The same node on the first screen, or the one before it.
  subscript(node: Node.Index) -> (node: Node.Index?, isSame: Bool) { places[Int(node.position)] }
}
