internal import Simulator

/// The visibility of the labels of controls.
extension AuditSubject {
  /// Returns the nodes of the `<label>` elements of a control.
  func labelNodes(of control: Node.Index) -> [Node.Index] {
    element(of: control).map { labels.labels(of: $0).compactMap(\.node) } ?? []
  }

  /// Whether a `<label>` of a control, or a text that its `aria-labelledby` refers to, is visible.
  func hasVisibleLabel(_ control: Node.Index) -> Bool {
    hasVisibleLabelElement(control)
      || labels.names(of: control, on: self).contains { !isUnseen($0) }
  }

  func hasVisibleLabelElement(_ control: Node.Index) -> Bool {
    labelNodes(of: control).contains { !isUnseen($0) && !isEmptyLabel($0, of: control) }
  }

  /// Whether a `<label>` contains only its control, and therefore shows no words.
  private func isEmptyLabel(_ label: Node.Index, of control: Node.Index) -> Bool {
    // A label with other elements does not count as empty, because a style sheet may generate words
    // in these elements.
    guard let source, let element = element(of: label), screen.visibleText(of: label).isEmpty else {
      return false
    }
    return source.branch(of: element).allSatisfy {
      source[$0].text.isBlank && ($0 == element || $0 == self.element(of: control))
    }
  }

  /// Whether a control has `<label>` elements, but no visible `<label>` element.
  func hasOnlyUnseenLabels(_ control: Node.Index) -> Bool {
    let labels = labelNodes(of: control)
    return !labels.isEmpty && labels.allSatisfy(isUnseen)
  }
}
