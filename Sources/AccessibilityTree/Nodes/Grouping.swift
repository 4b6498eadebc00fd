/// The way in which readers treat a node with its descendants.
public enum Grouping: String, Sendable, Hashable, CaseIterable {
  /// The node is one stop.
  ///
  /// Its announcement contains all of its descendants.
  case merge
  /// The node is a container.
  ///
  /// Once a reader has entered the node, it visits all descendants of the node before it leaves the
  /// node.
  case contain
  /// The node is one stop.
  ///
  /// The descendants of the node are no stops, and readers do not announce them.
  case ignoreChildren = "ignore"
}
