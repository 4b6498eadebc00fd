import Announcements

/// A reader's position on a screen.
struct ReaderFocus: Sendable {
  /// The characters, words or lines of a node, while a person reads them one by one.
  struct Pieces: Sendable, Hashable {
    let node: SessionNode
    let unit: Gesture.RotorUnit
    /// The index of the piece that was read last.
    let last: Int
  }

  /// The index of the focused stop, or ``nowhere``.
  var index = 0
  /// The dialog of a web page around the last focused stop.
  var dialog: SessionNode?
  /// The words for leaving the containers of the previous window, such as “out of list”.
  var leavingWords: [Part] = []
  /// The unit that the rotor or reading control is set to.
  var unit: Gesture.RotorUnit?
  /// The characters, words or lines that the person is reading one by one, or `nil`.
  var pieces: Pieces?
  /// Whether the app or the platform moved focus since the last gesture.
  var isMoved = false
  /// The end of the screen at which the last swipe stopped, because no stop follows.
  private(set) var edge: Gesture.SwipeDirection?

  /// The index while nothing has focus.
  static let nowhere = -1

  var isNowhere: Bool { index == ReaderFocus.nowhere }

  /// Returns the index of the stop that a swipe reaches, or `nil` at the end of the screen.
  ///
  /// - Parameter wraps: Whether a second swipe at an end of the screen moves to the other end, as
  ///   in TalkBack.
  mutating func index(after direction: Gesture.SwipeDirection, of count: Int, wraps: Bool) -> Int? {
    let isRepeated = edge == direction
    edge = nil
    let target = index + (direction == .right ? 1 : -1)
    if (0..<count).contains(target) { return target }
    if wraps, isRepeated, count > 0 { return direction == .right ? 0 : count - 1 }
    edge = direction
    return nil
  }

  mutating func move(to target: Int) {
    index = target
    edge = nil
  }

  /// Moves the index to the nearest stop if no stop has this index.
  ///
  /// - Parameter count: The number of stops.
  mutating func clamp(to count: Int) { index = max(0, min(index, count - 1)) }

  /// Returns the index of the character, word or line that was read last.
  ///
  /// Returns `default` if the last piece was in another node or of another unit.
  func lastPiece(of node: SessionNode, by unit: Gesture.RotorUnit, or default: Int) -> Int {
    guard let pieces, pieces.node == node, pieces.unit == unit else { return `default` }
    return pieces.last
  }
}
