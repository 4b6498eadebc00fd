internal import Simulator

extension AuditSubject {
  /// Whether all that a component is given comes from what only the running app knows, with nothing
  /// inside: the file tells nothing of it, neither good nor bad.
  func isHandedOn(_ node: Node.Index) -> Bool {
    screen.unknown[node]?.isSuperset(of: [.role, .label, .content]) == true
      && screen.firstChild(of: node) == nil
  }

  /// Whether there may be words somewhere on the screen that the file does not tell.
  var mayShowMoreWords: Bool {
    screen.unknown.values.contains { !$0.isDisjoint(with: [.label, .content]) }
  }

  /// Whether there may be words in an element that the file does not tell: what only the running app
  /// puts there, or a component that nobody knows.
  func mayHoldWords(_ node: Node.Index) -> Bool {
    guard !screen.unknown.isEmpty else { return false }
    let isOpen = { (index: Node.Index) in
      self.screen.unknown[index].map { !$0.isDisjoint(with: [.label, .content]) } == true
    }
    return isOpen(node) || screen.descendants(of: node).contains { isOpen($0.index) }
  }
}
