public import AccessibilityTree
public import Announcements

extension Session {
  /// The state of a session at one moment.
  public struct Scene: Sendable {
    /// The screen.
    public let screen: Screen
    fileprivate let nodes: SessionNodes
    /// The node with reader focus, and the field with input focus.
    public let focus, inputFocus: SessionNode?
    /// The on-screen keyboard; `nil` while it is hidden.
    public let keyboard: Keyboard?
    /// The number of screens that the current screen covers.
    public let depth: Int
  }

  /// The state of the session now.
  public var scene: Scene {
    Scene(
      screen: screen, nodes: nodes, focus: node.map { nodes[$0] }, inputFocus: inputFocus,
      keyboard: keyboard, depth: layers.depth)
  }
}

extension Session.Scene {
  /// Returns the session's node at an index of the screen.
  public func node(at index: Node.Index) -> SessionNode { nodes[index] }

  /// Returns the index of a node on the screen, or `nil` if the node is not on the screen.
  public func index(of node: SessionNode) -> Node.Index? { nodes.index(of: node) }

  /// Returns a node, or `nil` if the node is not on the screen.
  public subscript(node: SessionNode) -> Node? { index(of: node).map { screen[$0] } }
}
