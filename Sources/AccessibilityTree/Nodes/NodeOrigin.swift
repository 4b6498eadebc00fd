/// Which node of the previous screen a node of the new screen was, as the app reports it.
public enum NodeOrigin: Sendable, Hashable {
  /// The node at this index of the previous screen.
  case same(Node.Index)
  /// A new node.
  case new
  /// The app does not report whether the node was on the previous screen.
  case unknown
}
