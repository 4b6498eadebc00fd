internal import Simulator

/// What the elements of a screen do, by their nodes.
struct ReactActions: Sendable {
  /// A form of React Native AMA.
  struct Form: Sendable {
    var behaviour: ReactBehaviour?
    /// Its fields in order.
    var fields: [Node.Index] = []
    /// Those of them that say that they are checked, and those that failed.
    var checked: Set<Node.Index> = []
    var failed: Set<Node.Index> = []
    /// What sends it off.
    var submits: [Node.Index] = []
  }

  /// In the order in which the nodes were made.
  private(set) var nodes: [Node.Index] = []
  private(set) var behaviours: [Node.Index: ReactBehaviour] = [:]
  /// The node that a reference leads to.
  private(set) var references: [Int: Node.Index] = [:]
  var forms: [Form] = []

  /// Notes what a node does.
  mutating func note(_ behaviour: ReactBehaviour?, of node: Node.Index) {
    guard let behaviour, !behaviour.isEmpty else { return }
    if behaviours.updateValue(behaviour, forKey: node) == nil { nodes.append(node) }
    if let reference = behaviour.reference { references[reference] = node }
  }
}
