internal import Simulator

extension Screen {
  /// Whether the screen has a node with a role.
  ///
  /// A rule about nodes with this role has nothing to do on other screens.
  func holds(_ role: Role) -> Bool { preorder.contains { self[$0.index].role == role } }
}
