import AccessibilityTree

/// The labels that VoiceOver does not read again after their check box or radio button.
///
/// The text of a label is not a stop if three conditions hold: it comes after the check box or
/// radio button, it is a single text node, and it equals the name of the control. Source:
/// a11ysupport.io, required_attribute_radio_group.json, aria-required-radiogroup.json;
/// ionic-team/ionic-framework#26769; department-of-veterans-affairs/vets-design-system#5035.
/// Assumed: a switch behaves like a check box. If CSS draws a box in the label, such as a round
/// button in `::before`, the text is a stop.
struct WebLabels {
  /// The numbers of check boxes and radio buttons that wait for a label after them, by name.
  private var waiting: [String: Int] = [:]
  /// The numbers of labels that came before their controls, by text.
  private var read: [String: Int] = [:]

  mutating func record(_ node: Node) {
    guard node.label?.origin == .labelElement else { return }
    if WebLabels.decrement(node.name, in: &read) { return }
    switch node.role {
    case .checkbox, .radio, .switchControl: waiting[node.name, default: 0] += 1
    default: break
    }
  }

  /// Returns whether the text of a label repeats the name of a control that came before it.
  mutating func repeats(_ text: String) -> Bool {
    if WebLabels.decrement(text, in: &waiting) { return true }
    read[text, default: 0] += 1
    return false
  }

  private static func decrement(_ text: String, in counts: inout [String: Int]) -> Bool {
    guard let count = counts[text], count > 0 else { return false }
    counts[text] = count - 1
    return true
  }
}

extension WebLabels {
  /// Returns the only text of a label, apart from text inside controls.
  ///
  /// The result is `nil` if there are several such texts or none.
  static func soleText(of label: Node.Index, in screen: Screen) -> Node.Index? {
    if screen[label].web?.drawsBox == true { return nil }
    var nodes = screen.descendants(of: label)
    var sole: Node.Index?
    while let visit = nodes.next() {
      let node = screen[visit.index]
      if !node.isReachedInSafari {
        let keeps = node.hidden?.keepsChildren == true
        if !keeps { nodes.skipDescendants(of: visit) }
      } else if node.role == .text {
        if WebTextRun.isBlank(node.name) { continue }
        guard sole == nil else { return nil }
        sole = visit.index
      } else if WebKitRoles.control(node, isLeaf: false) != nil {
        nodes.skipDescendants(of: visit)
      } else if node.web?.element == "label" || node.role == .link {
        return nil
      }
    }
    return sole
  }
}
