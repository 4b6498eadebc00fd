/// What the app reports about a node: which node of the previous screen it was, or that it is new.
public enum NodeOrigin: Sendable, Hashable {
  /// The node was on the previous screen, at this index.
  case same(Node.Index)
  /// The node was not on the previous screen.
  case new
  /// The app does not report whether the node was on the previous screen.
  case unknown
}
