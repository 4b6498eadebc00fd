import AccessibilityTree

/// Whether Safari calls what a control holds invalid.
///
/// What `aria-invalid` says counts; without it, what HTML's own rules find wrong does, from the moment
/// the page is loaded.
/// Source: WebKit, AccessibilityObject::invalidStatus; LayoutTests, required-control-invalid-status;
/// adobe/react-spectrum#9809, VoiceOver on iOS 26.3.
struct WebValidity {
  private let version: VoiceOver.WebKit

  init(_ version: VoiceOver.WebKit) { self.version = version }

  /// What is wrong with the value of a control; absent when nothing is.
  func invalidity(of node: Node) -> States.Invalid? {
    if let written = node.states.invalid { return written == .none ? nil : written }
    return violations(of: node).isEmpty ? nil : .yes
  }

  /// The constraints that count in a release and are not met as the control is now.
  private func violations(of node: Node) -> Violations {
    var violations = node.web?.violations ?? []
    if !version.failedConstraintsAreInvalid {
      violations.formIntersection([.badInput, .typeMismatch])
    }
    // What was found when the page was loaded may have been filled in since.
    let isTyped = node.textInput != nil && node.value?.text?.isEmpty == false
    if isTyped || node.value?.checked == .on { violations.remove(.valueMissing) }
    return violations
  }
}
