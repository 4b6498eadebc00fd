import Simulator
import Testing

@testable import Sessions
@testable import VoiceOverReader

struct ReaderFocusTests {
  /// The stops that swipes lead to, each from where the one before led.
  private func stops(
    _ ways: [Gesture.Way], from start: Int, of count: Int, wraps: Bool = false
  ) -> [Int?] {
    var focus = ReaderFocus()
    focus.land(on: start)
    return ways.map { way in
      let target = focus.index(after: way, of: count, wraps: wraps)
      if let target { focus.land(on: target) }
      return target
    }
  }

  @Test func `a swipe leads to the next stop, and to none at the end`() {
    #expect(stops([.right, .right, .right, .left], from: 0, of: 2) == [1, nil, nil, 0])
  }

  @Test func `the second swipe at an end wraps, unless another one came between`() {
    #expect(stops([.left, .left, .right], from: 0, of: 3, wraps: true) == [nil, 2, nil])
    #expect(
      stops([.right, .left, .right, .right], from: 2, of: 3, wraps: true) == [nil, 1, 2, nil])
    #expect(stops([.right, .right], from: 0, of: 0, wraps: true) == [nil, nil])
  }

  @Test func `focus stays on a screen that lost stops`() {
    var focus = ReaderFocus()
    focus.land(on: 4)
    focus.clamp(to: 2)
    #expect(focus.index == 1)
    focus.clamp(to: 0)
    #expect(focus.index == 0)
  }

  @Test func `pieces go on where the same node is read by the same unit`() {
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
