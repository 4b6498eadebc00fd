extension Announcement {
  /// The parts before the pause that an earlier announcement of the same stop did not have.
  func news(since earlier: Announcement) -> [Part] {
    let known = Set(earlier.parts.map(\.text))
    return parts.prefix { $0.kind != .pause }.filter { !known.contains($0.text) }
  }
}

extension Transcript {
  /// What is heard at the stop on a node; absent when there is no stop.
  public func announcement(at node: Node.Index) -> Announcement? {
    stops.first { $0.node == node }?.announcement
  }
}
