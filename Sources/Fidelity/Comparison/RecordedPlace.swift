internal import Simulator

/// Where on a screen a recording was made.
///
/// The path to the stop was found by matching words, so it is believed only where the way leads: into
/// the element that the source names, or on the stop right before or after it, as in recordings of
/// leaving an element, or one there that reads the same. Else the stop is looked for in the element.
struct RecordedPlace {
  private let screen: Screen
  private let targets: [Node.Index]
  /// Where the stop was found by its words.
  private let found: Node.Index?

  init(_ recording: Recording, in recorded: RecordedScreen) {
    screen = recorded.screen
    found = recording.stopPath.flatMap { recorded.nodes(at: $0).first }
    let targets = RecordedPlace.targets(of: recording, in: recorded)
    let isWhole = targets.isEmpty && found == nil && recording.target.isEmpty
    self.targets = isWhole ? recorded.root.map { [$0] } ?? [] : targets
  }

  /// The elements of the selector, the one its words fit best first.
  private static func targets(
    of recording: Recording, in recorded: RecordedScreen
  ) -> [Node.Index] {
    let best = recording.targetPath.map { recorded.nodes(at: $0) } ?? []
    let all = recording.target.isEmpty ? [] : recorded.nodes(at: recording.target)
    let isBest = Set(best)
    return best + all.filter { !isBest.contains($0) }
  }

  /// Whether nothing on the screen fits what the source names.
  var isNowhere: Bool { targets.isEmpty && found == nil }

  /// The control that an activation is meant for.
  var control: Node.Index? {
    if let found, targets.isEmpty || isInTarget(found) { return found }
    return targets.first
  }

  /// The stops of a transcript that could be meant: those on the place itself, which may be
  /// several where its text is; else the first that is met inside; else the one it is part of.
  func stops(among stops: [Stop]) -> [Stop] {
    let stops = StopsByNode(stops, on: screen)
    for node in nodes(among: stops) {
      let there = stops.on(node)
      if !there.isEmpty { return there }
      if let inside = stops.firstInside(node) { return [inside] }
    }
    for node in targets {
      if let around = stops.around(node) { return [around] }
    }
    return []
  }

  /// The stops that stand on the place itself.
  func stopsRightThere(among stops: [Stop]) -> [Stop] {
    guard let node = targets.first ?? found else { return [] }
    return stops.filter { $0.node == node }
  }

  /// The nodes that could be meant, the likeliest first.
  private func nodes(among stops: StopsByNode) -> [Node.Index] {
    guard let found else { return targets }
    if targets.isEmpty || isInTarget(found) { return [found] + targets }
    let neighbours = targets.flatMap { stops.neighbours(of: $0) }
    if neighbours.isEmpty { return [found] + targets }
    let there = stops.on(found)
    guard let words = there.first.map(RecordedPlace.words) else { return targets }
    let nodesThere = Set(there.map(\.node))
    let twin =
      neighbours.first { nodesThere.contains($0.node) }
      ?? neighbours.first { RecordedPlace.words(of: $0) == words }
    return (twin.map { [$0.node] } ?? []) + targets
  }

  /// What a stop is called, however the reader adorns it.
  private static func words(of stop: Stop) -> RecordedWords {
    RecordedWords(
      stop.announcement.parts.filter { $0.kind == .label }.map(\.text).joined(separator: " "))
  }

  /// Whether a node is one of the elements the source names, or inside one.
  private func isInTarget(_ node: Node.Index) -> Bool {
    let named = Set(targets)
    var current: Node.Index? = node
    while let here = current {
      if named.contains(here) { return true }
      current = screen.parent(of: here)
    }
    return false
  }
}
