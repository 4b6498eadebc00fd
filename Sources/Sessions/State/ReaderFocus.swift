import Announcements

/// A reader's position on a screen, and how far the person went from it.
struct ReaderFocus: Sendable {
  /// The words of a node that were read piece by piece.
  struct Pieces: Sendable, Hashable {
    let node: SessionNode
    let unit: Gesture.RotorUnit
    /// The piece that was read last.
    let last: Int
  }

  /// The index of the stop in swipe order, from 0.
  var index = 0
  /// What the rotor or the reading control is set to.
  var unit: Gesture.RotorUnit?
  /// The pieces that were read last.
  var pieces: Pieces?
  /// Whether the app or the platform moved focus since the last gesture.
  var isMoved = false
  /// The end of the screen that the last swipe went beyond.
  private(set) var edge: Gesture.Way?

  /// Returns the index that a swipe leads to, or `nil` at the end of the screen.
  ///
  /// - Parameter wraps: Whether a second swipe at an end leads to the other end, as TalkBack has it.
  mutating func index(after way: Gesture.Way, of count: Int, wraps: Bool) -> Int? {
    let isRepeated = edge == way
    edge = nil
    let target = index + (way == .right ? 1 : -1)
    if (0..<count).contains(target) { return target }
    if wraps, isRepeated, count > 0 { return way == .right ? 0 : count - 1 }
    edge = way
    return nil
  }

  /// Moves focus to a stop, as a finger does.
  mutating func land(on target: Int) {
    index = target
    edge = nil
  }

  /// Moves focus into a screen that now has so many stops.
  mutating func clamp(to count: Int) { index = max(0, min(index, count - 1)) }

  /// The piece that was read last of a node; `default` where another node or unit was read.
  func lastPiece(of node: SessionNode, by unit: Gesture.RotorUnit, or default: Int) -> Int {
    guard let pieces, pieces.node == node, pieces.unit == unit else { return `default` }
    return pieces.last
  }
}
