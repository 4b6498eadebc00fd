internal import Simulator

extension AuditSubject {
  /// Whether the name of a node may be the name of an image.
  ///
  /// This is possible only in an app, and only for a name that is not visible.
  func mayBeAssetName(_ node: Node.Index) -> Bool { platform != .web && hasUnseenName(node) }

  /// Whether a node has a name that is not its visible text.
  func hasUnseenName(_ node: Node.Index) -> Bool {
    screen[node].label.map { $0.origin != .content } ?? false
  }
}
