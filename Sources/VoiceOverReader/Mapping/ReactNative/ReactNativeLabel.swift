import AccessibilityTree

/// The label that React Native composes from the subviews of an element without a label.
///
/// A subview with a label contributes its label; its own subviews are skipped. A text contributes
/// its words. An image without a label contributes nothing. Source: React Native 0.81,
/// RCTViewComponentView.mm, RCTRecursiveAccessibilityLabel.
struct ReactNativeLabel {
  private(set) var text = ""
  /// Whether a subview that is hidden from VoiceOver contributed words.
  private(set) var holdsHidden = false

  /// Composes the label from the labels below a view.
  init(below index: Node.Index, in screen: Screen, version: ReactNativeVersion) {
    var inner = screen.descendants(of: index)
    while let visit = inner.next() {
      let node = screen[visit.index]
      let isHidden = !node.isExposed(to: .voiceOver)
      if isHidden, version.leavesHiddenOutOfLabel || node.hidden?.isOutOfTree == true {
        if node.hidden?.keepsChildren != true { inner.skipDescendants(of: visit) }
        continue
      }
      let props = ReactNativeProps(node, isLeaf: screen.firstChild(of: visit.index) == nil)
      var label = props.label ?? props.text ?? ""
      if props.component == .text, label.isEmpty { label = screen.reactNativeText(of: visit.index) }
      if !label.isEmpty {
        text += text.isEmpty ? label : version.labelSeparator + label
        if isHidden { holdsHidden = true }
      }
      if !label.isEmpty || props.component == .text { inner.skipDescendants(of: visit) }
    }
  }
}

extension Hidden {
  /// Whether a node that is hidden for this reason has no view on iOS.
  ///
  /// A node that is hidden only by `accessibilityElementsHidden` does have a view.
  fileprivate var isOutOfTree: Bool {
    switch reason {
    case .hidden, .ariaHidden, .decorative: false
    case .hiddenAttribute, .displayNone, .visibilityHidden, .inert, .outsideModal, .closedDetails,
      .closedDialog, .closedPopover, .contentVisibility, .notRendered, .presentationalChild,
      .insideControl, .system:
      true
    }
  }
}
