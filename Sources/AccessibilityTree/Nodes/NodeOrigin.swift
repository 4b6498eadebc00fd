/// The identity of a node: the node of the previous screen that it was, or a new node.
public enum NodeOrigin: Sendable, Hashable {
  /// The node was on the previous screen, at this index.
  case same(Node.Index)
  /// The node was not on the previous screen.
  case new
  /// The app does not report whether the node was on the previous screen.
  case unknown
}
