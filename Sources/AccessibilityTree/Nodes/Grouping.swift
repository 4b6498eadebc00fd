/// The way in which a node exposes its descendants.
public enum Grouping: String, Sendable, Hashable, CaseIterable {
  /// The node is one stop.
  ///
  /// Its announcement contains all of its descendants.
  case merge
  /// The node is a container.
  ///
  /// A reader visits the descendants of the node before anything outside the node.
  case contain
  /// The node is one stop.
  ///
  /// Its descendants are neither stops nor announced.
  case ignoreChildren = "ignore"
}
