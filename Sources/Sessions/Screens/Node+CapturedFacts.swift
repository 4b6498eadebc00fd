package import AccessibilityTree

extension Screen {
  /// Returns a changed node of this screen, with the changes also made in its platform attributes.
  ///
  /// Only nodes of captured accessibility trees are changed in this way.
  ///
  /// On a captured tree, readers read the platform attributes instead of the facts: the properties
  /// of `AccessibilityNodeInfo` or of `UIAccessibilityElement`.
  package func withCapturedFacts(_ node: Node, at index: Node.Index) -> Node {
    let old = self[index]
    var node = node
    switch origin {
    // Keep attributes that already differ: an app whose source is known sets these attributes
    // itself.
    case .androidNodes where node.android == old.android: node.updateAndroidFacts(since: old)
    case .iosElements where node.ios == old.ios: node.updateUIKitFacts(since: old)
    case .androidNodes, .iosElements, .design, .web, .android, .ios, .reactNative: break
    }
    return node
  }
}

extension Node {
  /// Writes changed facts into the properties of `AccessibilityNodeInfo`.
  fileprivate mutating func updateAndroidFacts(since old: Node) {
    if label != old.label { setAndroidLabel(label?.text ?? "") }
    if hint != old.hint { android.tooltipText = hint?.text }
    if let checked = value?.checked ?? states.pressed.map({ $0 == .on ? .on : .off }),
      value?.checked != old.value?.checked || states.pressed != old.states.pressed
    {
      android.checkable = true
      android.checked = checked == .on
      if android.checkedState != nil || checked == .mixed {
        android.checkedState =
          checked == .on ? .checked : checked == .mixed ? .partial : .unchecked
      }
      // The description names the old state. Without a description, TalkBack uses its own words for
      // the new state.
      android.stateDescription = nil
    }
    if let now = value?.range?.now, now != old.value?.range?.now {
      android.rangeInfo.current = Spelled(now, as: "\(now)")
      android.stateDescription = value?.text
    }
    updateAndroidStates(since: old)
  }

  private mutating func updateAndroidStates(since old: Node) {
    if states.selected != old.states.selected { android.selected = states.selected == true }
    if states.isDisabled != old.states.isDisabled { android.enabled = !states.isDisabled }
    if states.isRequired != old.states.isRequired { android.fieldRequired = states.isRequired }
    if states.invalid != old.states.invalid {
      android.contentInvalid = states.invalid != nil && states.invalid != States.Invalid.none
    }
    if let expanded = states.expanded, expanded != old.states.expanded {
      let (now, then) = expanded ? ("COLLAPSE", "EXPAND") : ("EXPAND", "COLLAPSE")
      android.actions = android.actions?.map {
        $0.hasSuffix(then) ? $0.dropLast(then.count) + now : $0
      }
      if android.expandedState != nil { android.expandedState = expanded ? 3 : 1 }
    }
  }

  /// Sets the label of a captured Android view in the attribute that contains the label.
  ///
  /// This attribute is the content description, the hint of a field without a description, or else
  /// the text.
  private mutating func setAndroidLabel(_ label: String) {
    if android.contentDescription?.isEmpty == false {
      android.contentDescription = label
    } else if role == .textBox {
      android.hintText = label
    } else if android.text?.isEmpty == false || role == .text {
      android.text = label
    } else {
      android.contentDescription = label
    }
  }

  /// Writes changed facts into the properties of a UIKit accessibility element.
  fileprivate mutating func updateUIKitFacts(since old: Node) {
    if label != old.label { ios.exported.label = label?.text }
    if hint != old.hint { ios.exported.hint = hint?.text }
    if let checked = value?.checked, checked != old.value?.checked {
      ios.exported.value = checked == .on ? "1" : checked == .mixed ? "2" : "0"
    }
    var traits = ios.exported.traits?.value ?? []
    if states.selected != old.states.selected {
      traits.set(.selected, states.selected == true)
    }
    if states.isDisabled != old.states.isDisabled {
      traits.set(.notEnabled, states.isDisabled)
    }
    if traits != ios.exported.traits?.value ?? [] {
      ios.exported.traits = Spelled(traits, as: traits.names.joined(separator: ", "))
    }
  }
}

extension AccessibilityTraits {
  fileprivate mutating func set(_ trait: AccessibilityTraits, _ isSet: Bool) {
    if isSet { insert(trait) } else { remove(trait) }
  }
}
