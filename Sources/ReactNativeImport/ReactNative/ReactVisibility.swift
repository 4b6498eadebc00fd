internal import AccessibilityTree

/// The visibility of a component to VoiceOver and to TalkBack.
///
/// Each platform has a separate prop, and `aria-hidden` applies to both platforms.
struct ReactVisibility {
  /// Whether the component and its content are hidden from VoiceOver.
  var onIOS = false
  /// Whether the component and its content are hidden from TalkBack.
  var onAndroid = false
  /// Whether TalkBack skips the component but not its content.
  var isSkippedOnAndroid = false
  private var reason = Hidden.Reason.hidden
  private var isVisible = true

  /// Reads the props that hide a component.
  ///
  /// The props have no effect if the component is not drawn, or if a style already hides the
  /// component.
  init(
    _ props: ReactProps, _ kind: ReactKind, _ style: ReactStyle, isPresent: Bool,
    diagnostics: inout DiagnosticCollector
  ) {
    onIOS = props.flag("accessibilityElementsHidden", diagnostics: &diagnostics) ?? false
    switch props.string("importantForAccessibility") {
    case "no-hide-descendants": onAndroid = true
    case "no": isSkippedOnAndroid = true
    default: break
    }
    if let prop = props["aria-hidden"] {
      if !kind.supportsAllARIAProps {
        diagnostics.record(.noAlias("aria-hidden", on: kind.name), at: prop.position)
      } else if ReactProps.flag(prop, diagnostics: &diagnostics) == true {
        (onIOS, onAndroid, reason) = (true, true, .ariaHidden)
      }
    }
    if style.isNotDisplayed || style.isTransparent || !isPresent {
      (onIOS, onAndroid, isVisible) = (true, true, false)
      reason =
        !isPresent && kind == .modal
        ? .closedDialog : style.isTransparent ? .visibilityHidden : .displayNone
    }
  }

  /// Returns how the node is hidden, or `nil` if it is not hidden.
  ///
  /// If the platforms hide different parts, an additional node is needed around this node. `around`
  /// states how the additional node is hidden.
  func hidden(isLeaf: Bool) -> (node: Hidden?, around: Hidden?) {
    let subtree: Hidden? =
      switch (onIOS, onAndroid) {
      case (true, true): Hidden(reason, isVisible: isVisible)
      case (true, false): Hidden(reason, isVisible: isVisible, from: .voiceOver)
      case (false, true): Hidden(reason, isVisible: isVisible, from: .talkBack)
      case (false, false): nil
      }
    guard isSkippedOnAndroid, !onAndroid else { return (subtree, nil) }
    if isLeaf {
      let audience: Hidden.Audience = onIOS ? .everyReader : .talkBack
      return (Hidden(reason, isVisible: isVisible, from: audience), nil)
    }
    let skipped = Hidden(reason, isVisible: isVisible, from: .talkBack, keepsChildren: true)
    return (skipped, subtree)
  }
}
