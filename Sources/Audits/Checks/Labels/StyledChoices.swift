internal import Simulator

extension AuditSubject {
  /// Whether a radio button of a page only switches what the page shows.
  ///
  /// Style sheets make tabs and toggle buttons from radio buttons that are outside all forms and
  /// out of sight.
  func switchesView(_ control: Control) -> Bool {
    screen[control.node].web?.isOutOfSight == true && element(of: control.node) != nil
      && formElement(around: control.node) == nil
  }
}
