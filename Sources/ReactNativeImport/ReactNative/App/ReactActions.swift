internal import AccessibilityTree

/// The behaviour of the elements on a screen, by the nodes of the elements.
struct ReactActions: Sendable {
  struct Form: Sendable {
    var behaviour: ReactBehaviour?
    var fields: [Node.Index] = []
    /// The fields whose input the form checks.
    var checked: Set<Node.Index> = []
    /// The fields that currently have an error.
    var failed: Set<Node.Index> = []
    var submits: [Node.Index] = []
  }

  /// The nodes with behaviour, in the order in which they were added.
  private(set) var nodes: [Node.Index] = []
  private(set) var behaviours: [Node.Index: ReactBehaviour] = [:]
  private(set) var nodeOfRef: [Int: Node.Index] = [:]
  var forms: [Form] = []

  mutating func record(_ behaviour: ReactBehaviour?, of node: Node.Index) {
    guard let behaviour, !behaviour.isEmpty else { return }
    if behaviours.updateValue(behaviour, forKey: node) == nil { nodes.append(node) }
    if let number = behaviour.refNumber { nodeOfRef[number] = node }
  }
}
