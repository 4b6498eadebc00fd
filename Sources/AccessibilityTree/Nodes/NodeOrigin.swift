/// The origin of a node on a screen that changed.
public enum NodeOrigin: Sendable, Hashable {
  /// The node at this index of the previous screen.
  case same(Node.Index)
  /// A new node.
  case new
  /// The origin is unknown.
  case unknown
}
