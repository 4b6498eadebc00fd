import AccessibilityTree

/// The validity of the value of a control, as Safari exposes the validity.
///
/// `aria-invalid` takes precedence. Without it, HTML's constraints apply as soon as the page is
/// loaded. Source: WebKit, AccessibilityObject::invalidStatus; LayoutTests,
/// required-control-invalid-status; adobe/react-spectrum#9809, VoiceOver on iOS 26.3.
struct WebValidity {
  private let version: VoiceOver.WebKit

  init(_ version: VoiceOver.WebKit) { self.version = version }

  /// Returns the kind of invalidity, or `nil` if the control is valid.
  func invalidity(of node: Node) -> States.Invalid? {
    if let written = node.states.invalid { return written == .none ? nil : written }
    return violations(of: node).isEmpty ? nil : .yes
  }

  /// Returns those violated constraints of a control that this release of WebKit checks.
  private func violations(of node: Node) -> Violations {
    var violations = node.web?.violations ?? []
    if !version.failedConstraintsAreInvalid {
      violations.formIntersection([.badInput, .typeMismatch])
    }
    // `violations` can be from the time when the page loaded. A value that was missing then is no
    // longer missing if the user has since typed text or checked the control.
    let isTyped = node.textInput != nil && node.value?.text?.isEmpty == false
    if isTyped || node.value?.checked == .on { violations.remove(.valueMissing) }
    return violations
  }
}
