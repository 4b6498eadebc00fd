internal import Simulator

/// Where on a screen a recording was made.
///
/// The path to the stop was found by matching words, so it is believed only where the way leads: into
/// the element that the source names, or on the stop right before or after it, as in recordings of
/// leaving an element. Else the stop is looked for in the element.
struct RecordedPlace {
  private let screen: Screen
  /// The elements the source names.
  private let targets: [Node.Index]
  /// Where the stop was found by its words.
  private let found: Node.Index?

  /// Finds the place of a recording.
  init(_ recording: Recording, in recorded: RecordedScreen) {
    screen = recorded.screen
    found = recording.stopPath.flatMap { recorded.nodes(at: $0).first }
    let targets = RecordedPlace.targets(of: recording, in: recorded)
    let isWhole = targets.isEmpty && found == nil && recording.target.isEmpty
    self.targets = isWhole ? recorded.root.map { [$0] } ?? [] : targets
  }

  private static func targets(
    of recording: Recording, in recorded: RecordedScreen
  ) -> [Node.Index] {
    if let path = recording.targetPath {
      let nodes = recorded.nodes(at: path)
      if !nodes.isEmpty { return nodes }
    }
    return recording.target.isEmpty ? [] : recorded.nodes(at: recording.target)
  }

  /// The control that an activation is meant for.
  var control: Node.Index? {
    if let found, targets.isEmpty || targets.contains(where: { screen.holds($0, found) }) {
      return found
    }
    return targets.first
  }

  /// The stops of a transcript that could be meant: those on the place itself, which may be
  /// several where its text is; else the first that is met inside; else the one it is part of.
  func stops(among stops: [Stop]) -> [Stop] {
    for node in nodes(among: stops) {
      let there = stops.filter { isOn(node, $0.node) }
      if !there.isEmpty { return there }
      if let inside = stops.first(where: { screen.holds(node, $0.node) }) { return [inside] }
    }
    for node in targets {
      if let around = stops.last(where: { screen.holds($0.node, node) }) { return [around] }
    }
    return []
  }

  /// The stops that stand on the place itself.
  func stopsRightThere(among stops: [Stop]) -> [Stop] {
    guard let node = targets.first ?? found else { return [] }
    return stops.filter { $0.node == node }
  }

  /// The nodes that could be meant, the likeliest first.
  private func nodes(among stops: [Stop]) -> [Node.Index] {
    guard let found else { return targets }
    let isBelieved =
      targets.isEmpty
      || targets.contains { screen.holds($0, found) || isNext(to: $0, found, among: stops) }
    return isBelieved ? [found] + targets : targets
  }

  /// Whether a node has the stop right before or after those inside an element.
  private func isNext(to target: Node.Index, _ node: Node.Index, among stops: [Stop]) -> Bool {
    guard let first = stops.firstIndex(where: { screen.holds(target, $0.node) }),
      let last = stops.lastIndex(where: { screen.holds(target, $0.node) })
    else { return true }
    return [first - 1, last + 1].contains { place in
      stops.indices.contains(place) && isOn(node, stops[place].node)
    }
  }

  private func isOn(_ place: Node.Index, _ node: Node.Index) -> Bool {
    if node == place { return true }
    return screen[node].role == .text && screen.parent(of: node) == place
  }
}

extension Screen {
  /// Whether a node is another one or stands above it.
  func holds(_ outer: Node.Index, _ inner: Node.Index) -> Bool {
    var current: Node.Index? = inner
    while let here = current {
      if here == outer { return true }
      current = parent(of: here)
    }
    return false
  }
}
