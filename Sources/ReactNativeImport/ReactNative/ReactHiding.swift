internal import Simulator

/// From whom a component is hidden: each platform has its own prop, and `aria-hidden` is both.
struct ReactHiding {
  /// Hidden from VoiceOver with everything inside.
  var onIOS = false
  /// Hidden from TalkBack with everything inside.
  var onAndroid = false
  /// Passed over by TalkBack, which then asks what is inside.
  var isSkippedOnAndroid = false
  private var reason = Hidden.Reason.hidden
  private var isVisible = true

  /// Reads the props; style and absence from the screen win over them.
  init(
    _ props: ReactProps, _ kind: ReactKind, _ style: ReactStyle, isThere: Bool,
    diagnostics: inout DiagnosticCollector
  ) {
    onIOS = props.flag("accessibilityElementsHidden", diagnostics: &diagnostics) ?? false
    switch props.string("importantForAccessibility") {
    case "no-hide-descendants": onAndroid = true
    case "no": isSkippedOnAndroid = true
    default: break
    }
    if let prop = props["aria-hidden"] {
      if !kind.knowsAllOfARIA {
        diagnostics.note(.noAlias("aria-hidden", on: kind.name), at: prop.position)
      } else if ReactProps.flag(prop, diagnostics: &diagnostics) == true {
        (onIOS, onAndroid, reason) = (true, true, .ariaHidden)
      }
    }
    if style.isNotDisplayed || style.isTransparent || !isThere {
      (onIOS, onAndroid, isVisible) = (true, true, false)
      reason =
        !isThere && kind == .modal
        ? .closedDialog : style.isTransparent ? .visibilityHidden : .displayNone
    }
  }

  /// What hides the node; and, where the platforms hide different things, what hides a node
  /// around it.
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
