import Testing

@testable import Simulator

struct ReaderFocusTests {
  @Test func `a swipe leads to the next stop, and to none at the end`() {
    var focus = ReaderFocus()
    #expect(focus.index(after: .right, of: 2, wraps: false) == 1)
    focus.land(on: 1)
    #expect(focus.index(after: .right, of: 2, wraps: false) == nil)
    #expect(focus.index(after: .right, of: 2, wraps: false) == nil)
    #expect(focus.index(after: .left, of: 2, wraps: false) == 0)
  }

  @Test func `the second swipe at an end wraps, unless another one came between`() {
    var focus = ReaderFocus()
    #expect(focus.index(after: .left, of: 3, wraps: true) == nil)
    #expect(focus.index(after: .left, of: 3, wraps: true) == 2)
    focus.land(on: 2)
    #expect(focus.index(after: .right, of: 3, wraps: true) == nil)
    #expect(focus.index(after: .left, of: 3, wraps: true) == 1)
    #expect(focus.index(after: .right, of: 3, wraps: true) == nil)
    focus.land(on: 2)
    #expect(focus.index(after: .right, of: 3, wraps: true) == nil)
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
