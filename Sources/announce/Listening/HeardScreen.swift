import Simulator
import Voices

/// A screen as one reader has it.
struct HeardScreen: Sendable {
  /// The reader with its settings.
  private(set) var reader: any ScreenReader
  /// The screen on the reader's platform, as it is now.
  private(set) var screen: Screen
  /// What the reader says on it.
  private(set) var transcript: Transcript

  /// How the reader sounds, but for the rate.
  let style: SpeechStyle

  /// Lets a reader read a screen.
  init(_ screen: Screen, by reader: any ScreenReader, style: SpeechStyle) {
    self.reader = reader
    self.style = style
    self.screen = screen
    transcript = reader.read(screen)
  }

  var stops: [Stop] { transcript.stops }

  /// Puts the screen as it became in the place of what it was.
  mutating func change(to screen: Screen) {
    self.screen = screen
    transcript = reader.read(screen)
  }

  /// Turns the hints of the reader on or off; whether they are on now, or nothing for a reader
  /// without such a setting.
  mutating func toggleHints() -> Bool? {
    guard let value = reader.value(of: "hints") else { return nil }
    let isOn = value == "on" || value == "true"
    guard (try? reader.set("hints", to: isOn ? "off" : "on")) != nil else { return nil }
    transcript = reader.read(screen)
    return !isOn
  }

  /// Whether the reader speaks hints; absent where it has no such setting.
  var hints: Bool? { reader.value(of: "hints").map { $0 == "on" || $0 == "true" } }

  /// The place of the stop on a node, that at `place` if there are several; absent when it is none.
  func place(of node: Node.Index, near place: Int) -> Int? {
    if stops.indices.contains(place), stops[place].node == node { return place }
    return stops.firstIndex { $0.node == node }
  }

  /// The place of the stop on a node, else of that which is nearest in document order, the earlier
  /// of two.
  func place(nearest node: Node.Index, near place: Int) -> Int? {
    if let exact = self.place(of: node, near: place) { return exact }
    var ranks: [Node.Index: Int] = [:]
    for (rank, visit) in screen.preorder.enumerated() { ranks[visit.index] = rank }
    guard let wanted = ranks[node] else { return stops.isEmpty ? nil : 0 }
    var best: (place: Int, distance: Int, rank: Int)?
    for (place, stop) in stops.enumerated() {
      guard let rank = ranks[stop.node] else { continue }
      let distance = abs(rank - wanted)
      if let best, (best.distance, best.rank) <= (distance, rank) { continue }
      best = (place, distance, rank)
    }
    return best?.place
  }

  /// The node of this screen that another screen of the same file has at an index.
  func counterpart(of node: Node.Index, on other: Screen) -> Node.Index? {
    if other.count == screen.count, node < Node.Index(screen.count) {
      let (ours, theirs) = (screen[node], other[node])
      if ours.role == theirs.role, ours.position == theirs.position { return node }
    }
    let wanted = other[node]
    let nodes = screen.preorder.lazy.map(\.index)
    return nodes.first { screen[$0].position == wanted.position && screen[$0].role == wanted.role }
      ?? nodes.first { screen[$0].position == wanted.position }
      ?? wanted.id.flatMap { screen.index(id: $0) }
  }
}
