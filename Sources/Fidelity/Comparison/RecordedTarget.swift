internal import Simulator

/// The target of a recording: the elements that may have had the reader's focus.
///
/// ``Recording/stopPath`` was found by matching words, so it is used only if the node at that path
///
/// - is the target or inside the target, or
/// - is the stop right before or after the target, or a node with the same words as that stop: some
///   recordings name the stop to which the reader moved when it left the target.
///
/// Otherwise the stop is searched for in the target.
struct RecordedTarget {
  private let screen: Screen
  private let targets: [Node.Index]
  /// The node at ``Recording/stopPath``, or `nil` if there is no such node.
  private let found: Node.Index?

  init(_ recording: Recording, in recorded: RecordedScreen) {
    screen = recorded.screen
    if let node = recorded.node {
      (targets, found) = ([node], nil)
      return
    }
    found = recording.stopPath.flatMap { recorded.nodes(at: $0).first }
    let targets = RecordedTarget.targets(of: recording, in: recorded)
    let isWhole = targets.isEmpty && found == nil && recording.target.isEmpty
    self.targets = isWhole ? recorded.root.map { [$0] } ?? [] : targets
  }

  /// Returns the elements that match the selector of a recording.
  ///
  /// The element at the recording's target path comes first.
  private static func targets(
    of recording: Recording, in recorded: RecordedScreen
  ) -> [Node.Index] {
    let best = recording.targetPath.map { recorded.nodes(at: $0) } ?? []
    let all = recording.target.isEmpty ? [] : recorded.nodes(at: recording.target)
    let isBest = Set(best)
    return best + all.filter { !isBest.contains($0) }
  }

  /// Whether the screen has neither the target nor the node at ``Recording/stopPath``.
  var isMissing: Bool { targets.isEmpty && found == nil }

  /// The control to activate: the node at ``Recording/stopPath`` if this node is inside a target or
  /// there is no target, or else the first target.
  var control: Node.Index? {
    if let found, targets.isEmpty || isInTarget(found) { return found }
    return targets.first
  }

  /// Returns the stops at which the reader may have been when the recording was made.
  ///
  /// These are the stops on the likeliest node and its text, or else the first stop inside this
  /// node. If there are none, the less likely nodes are tried in the same way. If none of them has
  /// stops, the result is the stop on an ancestor of a target.
  func stops(among stops: StopsByNode) -> [Stop] {
    for node in nodes(among: stops) {
      let own = stops.on(node)
      if !own.isEmpty { return own }
      if let inside = stops.firstInside(node) { return [inside] }
    }
    for node in targets {
      if let around = stops.around(node) { return [around] }
    }
    return []
  }

  /// Returns the stops on the target itself.
  func ownStops(among stops: StopsByNode) -> [Stop] {
    guard let node = targets.first ?? found else { return [] }
    return stops.on(node).filter { $0.node == node }
  }

  /// Returns the nodes on which the reader may have been, the most likely node first.
  private func nodes(among stops: StopsByNode) -> [Node.Index] {
    guard let found else { return targets }
    if targets.isEmpty || isInTarget(found) { return [found] + targets }
    let neighbours = targets.flatMap { stops.neighbours(of: $0) }
    if neighbours.isEmpty { return [found] + targets }
    let foundStops = stops.on(found)
    guard let words = foundStops.first.map(RecordedTarget.words) else { return targets }
    let foundNodes = Set(foundStops.map(\.node))
    let twin =
      neighbours.first { foundNodes.contains($0.node) }
      ?? neighbours.first { RecordedTarget.words(of: $0) == words }
    return (twin.map { [$0.node] } ?? []) + targets
  }

  private static func words(of stop: Stop) -> RecordedWords {
    RecordedWords(
      stop.announcement.parts.filter { $0.kind == .label }.map(\.text).joined(separator: " "))
  }

  /// Whether a node is a target or a descendant of a target.
  private func isInTarget(_ node: Node.Index) -> Bool {
    let targets = Set(targets)
    return targets.contains(node) || screen.ancestors(of: node).contains(where: targets.contains)
  }
}
