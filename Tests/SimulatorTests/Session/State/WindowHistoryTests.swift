import Simulator
import Testing

@testable import Sessions

struct WindowHistoryTests {
  private static let form: Screen = [
    Branch(Node(.textBox, id: "name")), Branch(Node(.textBox, id: "town")),
    Branch(Node(.button, id: "send")),
  ]
  private static let settings: Screen = [.heading("Settings")]

  /// Returns a history whose current window shows the form, and in which some nodes had focus.
  private func history(focusing indices: [Int]) -> WindowHistory {
    let nodes = SessionNodes(of: Self.form)
    var history = WindowHistory(Self.form)
    for index in indices { history.record(nodes[Node.Index(index)]) }
    return history
  }

  @Test func `A window that opens again returns to the node that had focus last`() {
    let nodes = SessionNodes(of: Self.form)
    var history = history(focusing: [0, 2])
    history.leave(Self.form, nodes)
    history.open(Self.settings)
    #expect(history.current.focused.isEmpty)
    #expect(history.reopen(Self.form, nodes) == Node.Index(2))
    #expect(history.current.focused == [nodes[Node.Index(0)], nodes[Node.Index(2)]])
  }

  @Test func `A node that is gone gives way to the one that had focus before it`() {
    let grown: Screen = [
      Branch(Node(.textBox, id: "name")), Branch(Node(.textBox, id: "town")),
      Branch(Node(.button, id: "send")), Branch(Node(.link, id: "help")),
    ]
    let nodes = SessionNodes(of: grown)
    var history = WindowHistory(Self.form)
    history.record(nodes[Node.Index(1)])
    history.record(nodes[Node.Index(3)])
    history.leave(grown, nodes)
    #expect(history.reopen(Self.form, SessionNodes(of: Self.form)) == Node.Index(1))
  }

  @Test func `A window that was never left has no node to return to`() {
    var history = history(focusing: [1])
    #expect(history.reopen(Self.settings, SessionNodes(of: Self.settings)) == nil)
    #expect(history.current.screen == Self.settings)
  }

  @Test func `A window remembers five nodes, and a node that keeps focus once`() {
    let nodes = SessionNodes(of: Self.form)
    let focused = history(focusing: [0, 1, 2, 0, 1, 2, 2]).current.focused
    #expect(focused == [1, 2, 0, 1, 2].map { nodes[Node.Index($0)] })
  }

  @Test func `Ten windows are remembered, and the one that was left first is forgotten`() {
    let windows: [Screen] = (0...10).map { number in [.button(AuthoredText("Window \(number)"))] }
    var history = WindowHistory(windows[0])
    for window in windows {
      let nodes = SessionNodes(of: window)
      history.open(window)
      history.record(nodes[Node.Index(0)])
      history.leave(window, nodes)
    }
    let found = windows.map { history.reopen($0, SessionNodes(of: $0)) }
    #expect(found.first == .some(nil))
    #expect(found.dropFirst().allSatisfy { $0 == Node.Index(0) })
  }

  @Test func `A window that another one covered keeps its nodes`() {
    var history = history(focusing: [1])
    let covered = history.current
    history.open(Self.settings)
    history.uncover(covered)
    #expect(history.current.focused == [SessionNodes(of: Self.form)[Node.Index(1)]])
  }
}
