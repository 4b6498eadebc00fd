internal import Simulator

/// Where on a screen a recording was made.
///
/// The path to the stop was found by matching words, so it is believed only where the way leads: into
/// the element that the source names, or on the stop right before or after it, as in recordings of
/// leaving an element, or one there that reads the same. Else the stop is looked for in the element.
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

  /// The elements of the selector, the one its words fit best first.
  private static func targets(
    of recording: Recording, in recorded: RecordedScreen
  ) -> [Node.Index] {
    let best = recording.targetPath.map { recorded.nodes(at: $0) } ?? []
    let all = recording.target.isEmpty ? [] : recorded.nodes(at: recording.target)
    return best + all.filter { !best.contains($0) }
  }

  /// Whether nothing on the screen fits what the source names.
  var isNowhere: Bool { targets.isEmpty && found == nil }

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
    if targets.isEmpty || targets.contains(where: { screen.holds($0, found) }) {
      return [found] + targets
    }
    let neighbours = targets.flatMap { self.neighbours(of: $0, among: stops) }
    if neighbours.isEmpty { return [found] + targets }
    guard let words = stops.first(where: { isOn(found, $0.node) }).map(RecordedPlace.words) else {
      return targets
    }
    let twin =
      neighbours.first { isOn(found, $0.node) }
      ?? neighbours.first {
        RecordedPlace.words(of: $0) == words
      }
    return (twin.map { [$0.node] } ?? []) + targets
  }

  /// The stops right before and after those inside an element.
  private func neighbours(of target: Node.Index, among stops: [Stop]) -> [Stop] {
    guard let first = stops.firstIndex(where: { screen.holds(target, $0.node) }),
      let last = stops.lastIndex(where: { screen.holds(target, $0.node) })
    else { return [] }
    return [last + 1, first - 1].filter(stops.indices.contains).map { stops[$0] }
  }

  /// What a stop is called, however the reader adorns it.
  private static func words(of stop: Stop) -> HeardWords {
    HeardWords(
      stop.announcement.parts.filter { $0.kind == .label }.map(\.text).joined(separator: " "))
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
