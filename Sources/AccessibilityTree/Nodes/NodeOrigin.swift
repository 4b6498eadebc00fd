/// What a node of a screen was on the screen before it.
public enum NodeOrigin: Sendable, Hashable {
  /// The same as the node at an index of the screen before.
  case same(Node.Index)
  /// No node of the screen before.
  case new
  /// The source of the screen does not tell.
  case unknown
}
