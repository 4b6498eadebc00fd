/// The `<label>` elements of a page and the controls that they name.
///
/// Source: HTML Standard, 4.10.4 “The label element”.
struct Labels: Sendable {
  private let byControl: [DOM.ID: [DOM.ID]]
  private let controls: [DOM.ID: DOM.ID]

  init(_ dom: DOM, _ identifiers: Identifiers) {
    let labels = dom.ids.filter { dom.htmlTag($0) == .label }
    guard !labels.isEmpty else {
      byControl = [:]
      controls = [:]
      return
    }
    let innermost = Labels.innermostLabels(dom)
    var controls = Labels.controls(inside: innermost, dom, identifiers)
    var byControl: [DOM.ID: [DOM.ID]] = [:]
    for id in labels {
      if let target = dom.attribute(.for, of: id), !target.isEmpty,
        let control = identifiers.element(target, seenFrom: id), Labels.isLabelable(control, dom)
      {
        controls[id] = control
      }
      guard let control = controls[id], controls[innermost[Int(id)]] != control else { continue }
      byControl[control, default: []].append(id)
    }
    self.byControl = byControl
    self.controls = controls
  }

  /// Returns the labels that name a control.
  ///
  /// A label inside another label of the control is left out, because its text is already part of
  /// the outer label's text.
  func labels(of control: DOM.ID) -> [DOM.ID] {
    byControl.isEmpty ? [] : byControl[control] ?? []
  }

  func control(of label: DOM.ID) -> DOM.ID? { controls[label] }

  /// Returns, for each item, the innermost label without the attribute `for` around the item.
  ///
  /// The label is −1 if there is none.
  private static func innermostLabels(_ dom: DOM) -> [DOM.ID] {
    var innermost = [DOM.ID](repeating: -1, count: dom.count)
    for id in dom.ids {
      let parent = dom[id].parent
      guard parent >= 0 else { continue }
      let isInLabel = dom.htmlTag(parent) == .label && !dom.has(.for, parent)
      innermost[Int(id)] = isInLabel ? parent : innermost[Int(parent)]
    }
    return innermost
  }

  /// Returns the control inside each label without the attribute `for`.
  ///
  /// The control of such a label is the first control inside the label, even if the control is also
  /// inside a nested label. A label around a shadow tree does not name the controls in the shadow
  /// tree.
  private static func controls(
    inside innermost: [DOM.ID], _ dom: DOM, _ identifiers: Identifiers
  ) -> [DOM.ID: DOM.ID] {
    var controls: [DOM.ID: DOM.ID] = [:]
    for id in dom.ids where innermost[Int(id)] >= 0 && isLabelable(id, dom) {
      // If a label already has a control, all labels around the label have one, too.
      var label = innermost[Int(id)]
      while label >= 0, controls[label] == nil, identifiers.isSameTree(label, id) {
        controls[label] = id
        label = innermost[Int(label)]
      }
    }
    return controls
  }

  private static func isLabelable(_ id: DOM.ID, _ dom: DOM) -> Bool {
    switch dom.htmlTag(id) {
    case .button, .meter, .output, .progress, .select, .textarea: true
    case .input: dom.keyword(.type, of: id) != "hidden"
    default: false
    }
  }
}
