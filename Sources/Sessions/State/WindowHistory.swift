import AccessibilityTree
import Announcements

/// A history of the last focused nodes in each window of a session.
///
/// When a window opens again, TalkBack moves focus back to one of these nodes.
///
/// Source: TalkBack 15.1, AccessibilityFocusActionHistory.java, which keeps five records for each
/// of ten windows.
struct WindowHistory: Sendable {
  /// An open window.
  struct Window: Sendable {
    /// The screen that the window showed when it opened.
    ///
    /// If a window with the same screen opens again, it counts as the same window.
    let screen: Screen
    /// The nodes that had focus; the one that had focus last comes last.
    fileprivate(set) var focused: [SessionNode] = []

    init(_ screen: Screen) { self.screen = screen }
  }

  /// A window that was left.
  private struct Record: Sendable {
    let window: Screen
    /// The screen when the window was left.
    let screen: Screen
    /// The nodes of the screen that had focus; the one that had focus last comes last.
    let focused: [Node.Index]
  }

  /// The maximum numbers of remembered windows, and of remembered nodes of each window.
  private static let (windows, nodes) = (10, 5)

  private(set) var current: Window
  private var records: [Record] = []

  init(_ screen: Screen) { current = Window(screen) }

  /// Records that a node of the current window has focus.
  mutating func record(_ node: SessionNode) {
    guard current.focused.last != node else { return }
    current.focused.append(node)
    if current.focused.count > WindowHistory.nodes { current.focused.removeFirst() }
  }

  /// Records the current window before another window replaces it.
  ///
  /// - Parameters:
  ///   - screen: The screen as it is now.
  ///   - nodes: The session's nodes of this screen.
  mutating func leave(_ screen: Screen, _ nodes: SessionNodes) {
    records.removeAll { $0.window == current.screen }
    let focused = current.focused.compactMap { nodes.index(of: $0) }
    records.append(Record(window: current.screen, screen: screen, focused: focused))
    if records.count > WindowHistory.windows { records.removeFirst() }
  }

  /// Opens a window in which no node has had focus yet.
  mutating func open(_ screen: Screen) { current = Window(screen) }

  /// Opens a window again.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - nodes: The session's nodes of this screen.
  /// - Returns: The last focused node that is still on the screen, or `nil` if there is no such
  ///   node.
  mutating func reopen(_ screen: Screen, _ nodes: SessionNodes) -> Node.Index? {
    open(screen)
    guard let record = records.last(where: { $0.window == screen }) else { return nil }
    let focused = record.focused.compactMap { screen.counterpart(of: $0, on: record.screen) }
    current.focused = focused.map { nodes[$0] }
    return focused.last
  }

  /// Returns to a window that another window covered.
  mutating func uncover(_ window: Window) { current = window }
}

extension SessionEvent {
  /// The stops to which the event moves focus, in order.
  var focusedStops: [Stop] {
    switch self {
    case .focused(let stop, _), .inputFocused(let stop, _), .enteredDialog(_, let stop, _): [stop]
    case .opened(let opening), .closed(let opening): opening.first.map { [$0] } ?? []
    case .reading(let stops): stops
    default: []
    }
  }
}
