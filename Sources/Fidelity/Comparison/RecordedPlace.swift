internal import Simulator

/// Where on a screen a recording was made.
///
/// The path to the stop was found by matching words, so it is believed only where it leads into the
/// element that the source names; else the stop is looked for in that element.
struct RecordedPlace {
  private let screen: Screen
  /// The nodes that could be meant, the likeliest first.
  private let nodes: [Node.Index]

  /// Finds the place of a recording.
  init(_ recording: Recording, in recorded: RecordedScreen) {
    let screen = recorded.screen
    var nodes: [Node.Index] = []
    let targets = RecordedPlace.targets(of: recording, in: recorded)
    if let path = recording.stopPath {
      for node in recorded.nodes(at: path)
      where targets.isEmpty || targets.contains(where: { screen.holds($0, node) }) {
        nodes.append(node)
      }
    }
    nodes += targets
    if nodes.isEmpty, let path = recording.stopPath { nodes += recorded.nodes(at: path) }
    if nodes.isEmpty, recording.target.isEmpty, let root = screen.firstRootIndex {
      nodes.append(root)
    }
    self.screen = screen
    self.nodes = nodes
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
  var control: Node.Index? { nodes.first }

  /// The stops of a transcript that could be meant: those on the place itself, which may be
  /// several where its text is; else the first that is met inside; else the one it is part of.
  func stops(among stops: [Stop]) -> [Stop] {
    for node in nodes {
      let there = stops.filter { isOn(node, $0.node) }
      if !there.isEmpty { return there }
      if let inside = stops.first(where: { screen.holds(node, $0.node) }) { return [inside] }
    }
    for node in nodes {
      if let around = stops.last(where: { screen.holds($0.node, node) }) { return [around] }
    }
    return []
  }

  /// The stops that stand on the place itself.
  func stopsRightThere(among stops: [Stop]) -> [Stop] {
    guard let node = nodes.first else { return [] }
    return stops.filter { $0.node == node }
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
