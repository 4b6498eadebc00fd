internal import Simulator

extension AuditSubject {
  /// Whether a radio button of a page only switches what the page shows.
  ///
  /// Style sheets make tabs and toggle buttons from radio buttons that are outside all forms and
  /// out of sight.
  func switchesView(_ control: Control) -> Bool {
    guard screen[control.node].web?.isOutOfSight == true, let source,
      let element = self.element(of: control.node)
    else { return false }
    return !source.ancestors(of: element).contains { source[$0].name == "form" }
  }
}
