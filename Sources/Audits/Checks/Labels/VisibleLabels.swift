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

  /// Whether the visible name of a group, such as a legend, is the label of a field in the group.
  ///
  /// This is true of the only field of a group, and of fields for a few characters each, which are
  /// parts of one value, such as a code. Source: WCAG 2.2, technique H65.
  func isLabelledByGroup(_ control: Node.Index) -> Bool {
    let group = screen.ancestors(of: control).first {
      screen[$0].role == .group || screen[$0].webElement == "fieldset"
    }
    guard platform == .web, let group else { return false }
    let legend = screen.children(of: group).first { screen[$0].webElement == "legend" }
    let names = [legend].compactMap(\.self) + labels.names(of: group, on: self)
    guard names.contains(where: { !isUnseen($0) && !seenText(of: $0).isBlank }) else {
      return false
    }
    let fields = screen.descendants(of: group).lazy.map(\.index).filter {
      self.control(at: $0)?.kind.isEntry == true
    }
    return fields.allSatisfy { $0 == control } || fields.allSatisfy(isShort)
  }

  /// Whether a field is for up to four characters.
  private func isShort(_ field: Node.Index) -> Bool {
    ["maxlength", "size"].contains { name in
      attribute(name, of: field)?.htmlInteger.map { (1...4).contains($0) } == true
    }
  }

  /// Whether a control has `<label>` elements, but no visible `<label>` element.
  func hasOnlyUnseenLabels(_ control: Node.Index) -> Bool {
    let labels = labelNodes(of: control)
    return !labels.isEmpty && labels.allSatisfy(isUnseen)
  }
}
