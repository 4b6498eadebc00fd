/// The origin of a node: whether the node was already on the previous screen, and at which index.
public enum NodeOrigin: Sendable, Hashable {
  /// The node was on the previous screen, at this index.
  case same(Node.Index)
  /// The node was not on the previous screen.
  case new
  /// The app does not report whether the node was on the previous screen.
  case unknown
}
