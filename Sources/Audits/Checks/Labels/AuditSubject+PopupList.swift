internal import AccessibilityTree
internal import Simulator

extension AuditSubject {
  /// Whether a list is the popup of a combo box, so that the combo box's name also names the list.
  ///
  /// Source: WAI-ARIA 1.2, `combobox`.
  func isPopupList(_ node: Node.Index) -> Bool {
    guard screen[node].role == .listbox, let source,
      let element = element(of: node), let id = source[element]["id"], !id.isEmpty
    else { return false }
    return (index?.elements(with: ["aria-controls", "aria-owns"]) ?? []).contains { index in
      let names = [source[index]["aria-controls"], source[index]["aria-owns"]]
      return names.contains { $0?.idTokens.contains(id) == true }
        && (source[index]["role"]?.markupTokens.contains("combobox") == true
          || source[index]["aria-haspopup"]?.lowercased() == "listbox")
    }
  }
}
