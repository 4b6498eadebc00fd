internal import Simulator

/// The visibility of the labels of controls.
extension AuditSubject {
  /// Returns the nodes of the `<label>` elements of a control.
  func labelNodes(of control: Node.Index) -> [Node.Index] {
    element(of: control).map { labels.labels(of: $0).compactMap(\.node) } ?? []
  }

  /// Whether a `<label>`, or a text that `aria-labelledby` refers to, is visible.
  func hasVisibleLabel(_ control: Node.Index) -> Bool {
    hasVisibleLabelElement(control)
      || labels.names(of: control, on: self).contains { !isUnseen($0) }
  }

  func hasVisibleLabelElement(_ control: Node.Index) -> Bool {
    labelNodes(of: control).contains { !isUnseen($0) }
  }

  /// Whether a control has `<label>` elements and none of them is visible.
  func hasOnlyUnseenLabels(_ control: Node.Index) -> Bool {
    let labels = labelNodes(of: control)
    return !labels.isEmpty && labels.allSatisfy(isUnseen)
  }
}
