/// The `<label>` elements of a page and the controls that they name.
///
/// Source: HTML Standard, 4.10.4 “The label element”.
struct Labels: Sendable {
  private let byControl: [DOM.ID: [DOM.ID]]
  private let controls: [DOM.ID: DOM.ID]

  init(_ dom: DOM, _ identifiers: Identifiers) {
    var byControl: [DOM.ID: [DOM.ID]] = [:]
    var controls: [DOM.ID: DOM.ID] = [:]
    for id in dom.ids where dom.htmlTag(id) == .label {
      guard let control = Labels.control(of: id, dom, identifiers) else { continue }
      byControl[control, default: []].append(id)
      controls[id] = control
    }
    self.byControl = byControl
    self.controls = controls
  }

  func labels(of control: DOM.ID) -> [DOM.ID] {
    byControl.isEmpty ? [] : byControl[control] ?? []
  }

  func control(of label: DOM.ID) -> DOM.ID? { controls[label] }

  /// Returns the control that a label names.
  ///
  /// A label with an empty `for` names no control, nor does a label around a shadow tree that
  /// contains the control.
  private static func control(
    of label: DOM.ID, _ dom: DOM, _ identifiers: Identifiers
  ) -> DOM.ID? {
    if let target = dom.attribute(.for, of: label) {
      guard !target.isEmpty, let control = identifiers.element(target, seenFrom: label),
        isLabelable(control, dom)
      else { return nil }
      return control
    }
    var current = dom.successor(of: label, within: label)
    while current >= 0 {
      if isLabelable(current, dom), identifiers.isSameTree(current, label) { return current }
      // The controls inside a nested label belong to the nested label.
      current =
        dom.htmlTag(current) == .label
        ? dom.following(current, within: label) : dom.successor(of: current, within: label)
    }
    return nil
  }

  private static func isLabelable(_ id: DOM.ID, _ dom: DOM) -> Bool {
    switch dom.htmlTag(id) {
    case .button, .meter, .output, .progress, .select, .textarea: true
    case .input: dom.keyword(.type, of: id) != "hidden"
    default: false
    }
  }
}
