package import AccessibilityTree
import Announcements

extension Screen {
  /// Whether text can be typed into a node in its current state.
  package func acceptsText(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard !node.states.isDisabled, !node.states.isReadOnly, node.hidden == nil else { return false }
    // A stepper and a date picker of UIKit have no keyboard.
    if origin == .ios || origin == .iosElements, node.textInput == nil {
      return node.role == .textBox || node.role == .searchBox
    }
    return node.role.acceptsText || node.role == .combobox && node.textInput != nil
      || node.isBareEditor
  }

  /// Returns the node to which Tab, or Shift and Tab, moves focus from the node `here`.
  ///
  /// The search can also start at a node that Tab cannot reach.
  ///
  /// Source: HTML 6.6.3, sequential focus navigation.
  package func keyboardStop(_ direction: Gesture.SwipeDirection, from here: Node.Index?) -> Node
    .Index?
  {
    let order = preorder.map(\.index)
    let stops = order.filter { isKeyboardStop($0) }
    // Nodes with a positive tabindex come first, in ascending order of tabindex.
    let first = stops.filter { tabIndex(of: $0) > 0 }.enumerated()
      .sorted { (tabIndex(of: $0.element), $0.offset) < (tabIndex(of: $1.element), $1.offset) }
      .map(\.element)
    let rest = stops.filter { tabIndex(of: $0) == 0 }
    let all = first + rest
    guard let here else { return direction == .right ? all.first : all.last }
    if let index = all.firstIndex(of: here) {
      let next = index + (direction == .right ? 1 : -1)
      return all.indices.contains(next) ? all[next] : nil
    }
    guard let start = order.firstIndex(of: here) else { return nil }
    let (before, after) = (Set(order[..<start]), Set(order[start...]))
    return direction == .right
      ? rest.first { after.contains($0) } : rest.last { before.contains($0) } ?? first.last
  }

  private func isKeyboardStop(_ index: Node.Index) -> Bool {
    let node = self[index]
    guard !node.states.isDisabled, node.hidden == nil, tabIndex(of: index) >= 0 else {
      return false
    }
    return node.states.isFocusable ?? node.role.isInteractive
  }

  private func tabIndex(of index: Node.Index) -> Int { self[index].web?.tabIndex ?? 0 }

  /// Returns the form that contains a node of a page.
  package func form(around index: Node.Index) -> Node.Index? {
    ancestors(of: index).first { self[$0].role == .form || self[$0].web?.element == "form" }
  }

  /// The first field that fails a browser's validation.
  ///
  /// Source: HTML 4.10.21.2, constraint validation.
  var firstInvalid: Node.Index? {
    for visit in preorder {
      let node = self[visit.index]
      guard node.role.isEntry, node.web != nil, !node.states.isDisabled else { continue }
      guard failsValidation(visit.index) else { continue }
      return visit.index
    }
    return nil
  }

  /// Whether the return key in a field submits its form.
  ///
  /// The form must have a submit button, or the field must be its only field. Source: HTML
  /// 4.10.21.2, implicit submission.
  func canSubmitImplicitly(from field: Node.Index) -> Bool {
    guard let form = form(around: field) else { return false }
    let inside = descendants(of: form).map(\.index)
    if inside.contains(where: { self[$0].submitsForm }) { return true }
    return inside.filter { acceptsText($0) }.count == 1
  }

  /// Returns the control to which a `label` element of a page belongs.
  func field(labelledBy index: Node.Index) -> Node.Index? {
    guard origin == .web, self[index].role == .text || self[index].role == .generic else {
      return nil
    }
    let words = AudibleText(
      visibleName(of: index).isEmpty ? self[index].name : visibleName(of: index))
    guard !words.text.isEmpty else { return nil }
    return preorder.lazy.map(\.index).first { other in
      self[other].role.isEntry && self[other].label?.origin == .labelElement
        && AudibleText(self[other].name) == words
    }
  }
}

extension Node {
  /// Whether the node is a button that submits its form.
  ///
  /// Source: HTML 4.10.6, the missing value default of `type` is `submit`.
  package var submitsForm: Bool {
    guard let web else { return false }
    switch (web.element, web.type) {
    case ("button", nil), ("button", "submit"), ("input", "submit"), ("input", "image"): return true
    default: return false
    }
  }
}
