/// The origin of a node of a new screen: its index on the previous screen, if it was there already.
public enum NodeOrigin: Sendable, Hashable {
  /// The node was on the previous screen, at this index.
  case same(Node.Index)
  /// The node was not on the previous screen.
  case new
  /// The app does not report whether the node was on the previous screen.
  case unknown
}
