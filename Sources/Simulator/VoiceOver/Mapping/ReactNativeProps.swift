/// What React Native's iOS view hands to VoiceOver otherwise than UIKit's controls do.
///
/// Source: react-native 0.81, RCTViewComponentView.mm, accessibilityPropsConversions.h.
enum ReactNativeProps {
  /// Changes `element` to what React Native makes of a node.
  static func apply(
    _ node: Node, to element: inout AccessibilityElement, _ words: VoiceOverPhrasebook
  ) {
    // Every view groups its children, so reading follows the component tree.
    element.groupsChildren = true
    guard element.isElement else {
      element.containerType = .none
      element.label = nil
      return
    }
    switch node.role {
    case .textBox, .searchBox: return
    default: break
    }
    let kept = element.traits.intersection([.selected, .notEnabled])
    element.traits = kept.union(traits(for: node.role))
    element.rules = [UIKitRules.reactNative]
    let facts = element.design
    element.design = nil
    element.design = element.facts {
      $0.error = facts?.error
      $0.lost = facts?.lost ?? []
    }
    element.value = value(of: node, words)
  }

  private static func traits(for role: Role) -> AccessibilityTraits {
    switch role {
    case .button: .button
    case .link: .link
    case .image: .image
    case .heading: .header
    case .slider: .adjustable
    case .text: .staticText
    case .search: .searchField
    case .switchControl: .switchButton
    case .tabBar: .tabBar
    case .progressBar: .updatesFrequently
    case .other("imagebutton"): [.image, .button]
    case .other("keyboardkey"), .other("key"): .keyboardKey
    case .other("togglebutton"): .button
    case .other("adjustable"): .adjustable
    case .other("header"): .header
    case .other("summary"): .summaryElement
    default: []
    }
  }

  private static func value(of node: Node, _ words: VoiceOverPhrasebook) -> String? {
    let checked = node.value?.checked
    if node.role == .switchControl, let checked, checked != .mixed {
      return NativeControls.switchValue(checked)
    }
    var parts: [String] = []
    if node.role == .checkbox { parts.append(words.roles.checkbox.text) }
    if node.role == .radio { parts.append(words.roles.radioButton.text) }
    switch checked {
    case .on: parts.append(words.states.checked.text)
    case .off: parts.append(words.states.unchecked.text)
    case .mixed: parts.append(words.states.mixed.text)
    case nil: break
    }
    if node.states.expanded == true { parts.append(words.states.expanded.text) }
    if node.states.isBusy { parts.append(words.states.busy.text) }
    if let text = node.value?.text, !text.isEmpty {
      parts.append(text)
    } else if let range = node.value?.range, let now = range.now, let low = range.minimum,
      let high = range.maximum, high > low
    {
      // React Native does not subtract the minimum from the number itself.
      let share = now / (high - low) * 100
      parts.append(words.values.percent.filled(["number": ShownNumber.wholeText(share)]))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }
}
