internal import Simulator

extension Screen {
  /// The toggle buttons and switches of a page, in document order.
  ///
  /// A toggle that opens or sends something is left out, because another trial presses it.
  var toggles: [Node.Index] {
    guard origin == .web else { return [] }
    return preorder.map(\.index).filter { index in
      let node = self[index]
      let isToggle =
        node.states.pressed != nil || node.role == .switchControl && node.value?.checked != nil
      return isToggle && !node.states.isDisabled && !node.states.isReadOnly && node.hidden == nil
        && node.states.expanded == nil && node.states.popup == nil && !submitsForm(index)
        && !ancestors(of: index).contains { self[$0].hidden != nil }
    }
  }
}

extension TrialSession {
  /// The maximum number of toggle buttons and switches that the trial presses.
  private static let toggleLimit = 20

  /// Presses each toggle button and each switch once.
  mutating func switchAll() {
    for toggle in scene.screen.toggles.prefix(TrialSession.toggleLimit).map({ scene.node(at: $0) })
    where scene[toggle] != nil {
      guard touch(toggle), scene.focus == toggle else { continue }
      perform(.doubleTap)
    }
  }
}
