/// The origin of a node on a changed screen.
public enum NodeOrigin: Sendable, Hashable {
  /// The node at this index of the previous screen.
  case same(Node.Index)
  /// A new node.
  case new
  /// The source of the screen does not say.
  case unknown
}
