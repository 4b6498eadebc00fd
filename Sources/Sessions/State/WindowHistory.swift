import AccessibilityTree

/// The nodes that had focus last in the windows of a session, to which TalkBack returns.
///
/// Source: TalkBack 15.1, AccessibilityFocusActionHistory.java, which keeps ten windows.
struct WindowHistory: Sendable {
  private struct Record: Sendable {
    /// The screen of the window when it opened, by which the window is found again.
    let window: Screen
    /// The screen and the node when the window was left.
    let screen: Screen
    let node: Node.Index
  }

  /// The maximum number of windows.
  private static let capacity = 10

  /// The screen of the current window when it opened.
  var current: Screen
  private var records: [Record] = []

  init(_ screen: Screen) { current = screen }

  /// Records the focused node of the current window, which is left.
  mutating func record(_ node: Node.Index, on screen: Screen) {
    records.removeAll { $0.window == current }
    records.append(Record(window: current, screen: screen, node: node))
    if records.count > WindowHistory.capacity { records.removeFirst() }
  }

  /// Returns the node that had focus last in a window, or `nil` if the window is not known or does
  /// not have the node any more.
  func node(in window: Screen) -> Node.Index? {
    records.last { $0.window == window }.flatMap { window.counterpart(of: $0.node, on: $0.screen) }
  }
}
