import AccessibilityTree
import Announcements

/// A builder of the accessibility element of one React Native component on iOS.
///
/// Source: React Native 0.81, RCTViewComponentView.mm.
struct ReactNativeIOSView {
  let words: VoiceOverPhrasebook
  let version: ReactNativeVersion
  let screen: Screen

  func make(
    of index: Node.Index, _ node: Node, _ props: ReactNativeProps, language: String?
  ) -> AccessibilityElement {
    var element = AccessibilityElement(node: index)
    element.language = language.flatMap { $0.isEmpty ? nil : $0 }
    element.identifier = node.knownReactNative?.testID ?? node.id
    element.frame = node.frame
    element.isModal = node.states.isModal || props.component == .modal
    // Every React Native view groups its children, so reading follows the component tree.
    element.groupsChildren = true
    element.isElement = props.isAccessible
    element.rules = [element.isElement ? rule(of: props.component) : ReactNativeIOSRules.group]
    element.label = props.label
    setTraits(props, in: &element)
    guard element.isElement else { return finished(element, node) }
    setLabel(of: index, node, props, in: &element)
    element.hint = props.hint
    setActions(props, in: &element)
    setValue(node, props, in: &element)
    element.customContent = node.customContent
    let omissions = diagnostics(of: node, props) + lostLinks(in: index, props)
    element.design = element.facts { $0.omissions = omissions }
    return finished(element, node)
  }

  private func finished(_ element: AccessibilityElement, _ node: Node) -> AccessibilityElement {
    var element = element
    // An empty paragraph is not drawn.
    if element.isElement, element.rules.first == ReactNativeIOSRules.text,
      element.label?.isEmpty != false
    {
      element.isElement = false
    }
    node.knownIOS?.apply(to: &element)
    return element
  }

  private func rule(of component: ReactNativeComponent) -> Rule {
    switch component {
    case .text: ReactNativeIOSRules.text
    case .textInput: ReactNativeIOSRules.textInput
    case .switchControl: ReactNativeIOSRules.switchControl
    case .image: ReactNativeIOSRules.image
    case .activityIndicator: ReactNativeIOSRules.activityIndicator
    case .view, .pressable, .touchable, .button, .modal, .scrollView, .horizontalScrollView:
      ReactNativeIOSRules.element
    }
  }

  private func setTraits(_ props: ReactNativeProps, in element: inout AccessibilityElement) {
    let traits = ReactNativeTraits.traits(of: props.role)
    element.traits = traits
    if !traits.isEmpty { element.rules.append(ReactNativeIOSRules.role) }
    switch props.component {
    case .text: element.traits.insert(.staticText)
    case .switchControl: element.traits.formUnion([.button, .switchButton])
    case .view, .textInput, .pressable, .touchable, .button, .image, .activityIndicator, .modal,
      .scrollView, .horizontalScrollView:
      break
    }
    if props.state.selected == true { element.traits.insert(.selected) }
    if props.state.isDisabled { element.traits.insert(.notEnabled) }
  }

  private func setLabel(
    of index: Node.Index, _ node: Node, _ props: ReactNativeProps,
    in element: inout AccessibilityElement
  ) {
    guard element.label?.isEmpty != false else { return }
    switch props.component {
    case .text:
      element.label = screen.reactNativeText(of: index)
      return
    case .textInput: return
    case .view, .pressable, .touchable, .button, .switchControl, .image, .activityIndicator,
      .modal, .scrollView, .horizontalScrollView:
      break
    }
    if let text = props.text, !text.isEmpty {
      element.label = text
    } else if node.grouping != .ignoreChildren {
      let joined = ReactNativeLabel(below: index, in: screen, version: version)
      element.label = joined.text.isEmpty ? nil : joined.text
      guard element.label != nil else { return fallBack(props, in: &element) }
      element.rules.append(
        version.labelSeparator == " "
          ? ReactNativeIOSRules.spacedLabel : ReactNativeIOSRules.joinedLabel)
      if joined.holdsHidden { element.rules.append(ReactNativeIOSRules.hiddenInLabel) }
    }
  }

  /// Sets the label that UIKit gives to an activity indicator without a label.
  private func fallBack(_ props: ReactNativeProps, in element: inout AccessibilityElement) {
    if props.component == .activityIndicator { element.setLabel(words.uiKit.inProgress) }
  }

  private func setActions(_ props: ReactNativeProps, in element: inout AccessibilityElement) {
    element.customActions = props.actions.compactMap { action in
      if version.architecture == .legacy { return action.label }
      return version.namesActionsByLabel ? action.label ?? action.name : action.name
    }
    if !element.customActions.isEmpty { element.rules.append(ReactNativeIOSRules.actions) }
  }

  private func setValue(
    _ node: Node, _ props: ReactNativeProps, in element: inout AccessibilityElement
  ) {
    if props.component == .textInput {
      NativeControls(words: words).apply(.textField, node, to: &element)
      return
    }
    if props.component == .switchControl {
      let hasState = node.reactNative.stateKeys?.contains(.checked) == true
      guard !version.hidesSwitchValue || hasState else {
        element.rules[0] = ReactNativeIOSRules.switchView
        return
      }
      // If the importer does not know the state, VoiceOver's word for it is unknown, too.
      if let checked = node.value?.checked {
        element.value = NativeControls.switchValue(checked == .on ? .on : .off)
      }
      return
    }
    ReactNativeValue(
      words: words.reactNative, percent: words.values.percent, version: version
    ).set(of: props, in: &element)
    guard element.value != nil else { return }
    element.rules.append(
      version.architecture == .legacy
        ? ReactNativeIOSRules.legacyValue : ReactNativeIOSRules.value)
    if props.value?.text == nil, props.value?.range != nil {
      element.rules.append(ReactNativeIOSRules.percent)
    }
  }

  /// Returns the roles of those links and buttons in a text that the legacy renderer does not
  /// expose.
  private func lostLinks(in index: Node.Index, _ props: ReactNativeProps) -> [Part] {
    guard props.component == .text, !version.exposesNestedLinks else { return [] }
    return screen.descendants(of: index).compactMap { visit in
      ReactNativeParagraph.trait(of: screen[visit.index]).map { trait in
        Part(
          .role, trait == .link ? words.traits.link : words.traits.button,
          by: ReactNativeIOSRules.legacyLinks)
      }
    }
  }

  /// Returns the facts that the author states and VoiceOver does not announce, each with its rule.
  private func diagnostics(of node: Node, _ props: ReactNativeProps) -> [Part] {
    var omissions = ReactNativeOmissions.parts(
      of: node, required: words.states.required, invalid: words.states.invalid)
    let isLegacy = version.architecture == .legacy
    if props.component == .textInput {
      if props.state.isBusy {
        omissions.append(Part(.state, words.reactNative.busy, by: ReactNativeIOSRules.inputStates))
      }
    } else if props.state.expanded == false, !isLegacy {
      omissions.append(
        Part(.state, words.reactNative.legacy.collapsed, by: ReactNativeIOSRules.collapsed))
    }
    if let name = props.role.name, !ReactNativeTraits.announces(props.role), !isLegacy,
      name != "checkbox", name != "radio"
    {
      omissions.append(Part(.role, name, by: ReactNativeIOSRules.noTrait))
    }
    if props.component == .switchControl, version.hidesSwitchValue,
      node.reactNative.stateKeys?.contains(.checked) != true, let checked = node.value?.checked
    {
      let value = checked == .on ? words.traits.on : words.traits.off
      omissions.append(Part(.state, value, by: ReactNativeIOSRules.switchView))
    }
    if let label = props.labelledBy {
      omissions.append(Part(.label, label, by: ReactNativeIOSRules.labelledBy))
    }
    return omissions
  }
}
