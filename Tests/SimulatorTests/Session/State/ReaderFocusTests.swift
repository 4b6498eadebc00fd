import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

struct ReaderFocusTests {
  /// Returns the stop after each of several successive swipes.
  private func stops(
    _ directions: [Gesture.SwipeDirection], from start: Int, of count: Int, wraps: Bool = false
  ) -> [Int?] {
    var focus = ReaderFocus()
    focus.move(to: start)
    return directions.map { direction in
      let target = focus.index(after: direction, of: count, wraps: wraps)
      if let target { focus.move(to: target) }
      return target
    }
  }

  @Test func `A swipe moves to the next stop, and nowhere at the end`() {
    #expect(stops([.right, .right, .right, .left], from: 0, of: 2) == [1, nil, nil, 0])
  }

  @Test func `The second swipe at an end wraps unless another swipe came between`() {
    #expect(stops([.left, .left, .right], from: 0, of: 3, wraps: true) == [nil, 2, nil])
    #expect(
      stops([.right, .left, .right, .right], from: 2, of: 3, wraps: true) == [nil, 1, 2, nil])
    #expect(stops([.right, .right], from: 0, of: 0, wraps: true) == [nil, nil])
  }

  @Test func `Focus moves to the last stop when the screen loses stops`() {
    var focus = ReaderFocus()
    focus.move(to: 4)
    focus.clamp(to: 2)
    #expect(focus.index == 1)
    focus.clamp(to: 0)
    #expect(focus.index == 0)
  }

  @Test func `Reading by unit continues only for the same node and the same unit`() {
    let screen: Screen = [.button("One"), .button("Two")]
    let nodes = SessionNodes(of: screen)
    let (one, two) = (nodes[Node.Index(0)], nodes[Node.Index(1)])
    var focus = ReaderFocus()
    #expect(focus.lastPiece(of: one, by: .words, or: -1) == -1)
    focus.pieces = ReaderFocus.Pieces(node: one, unit: .words, last: 3)
    #expect(focus.lastPiece(of: one, by: .words, or: -1) == 3)
    #expect(focus.lastPiece(of: one, by: .characters, or: -1) == -1)
    #expect(focus.lastPiece(of: two, by: .words, or: -1) == -1)
  }
}
