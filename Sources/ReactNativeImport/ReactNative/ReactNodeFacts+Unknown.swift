internal import AccessibilityTree
internal import ImportSupport

extension ReactNodeFacts {
  mutating func setUnknown() {
    if props.hasUnknownContent || component.isGuess && !ReactNodeFacts.isPicture(props.type) {
      unknown.insert(.content)
    }
    for prop in props.byName.values {
      if prop.value.isUnknown { markUnknown(prop) }
      if prop.name == "accessibilityState" { setUnknownStates(prop.value) }
      if prop.name == "accessibilityValue", prop.value.members.contains(where: \.value.isUnknown) {
        unknown.insert(.value)
      }
    }
  }

  /// Marks the facts that depend on a prop with an unknown value as unknown.
  ///
  /// A spread object with unknown members can determine all facts, except the facts in known props.
  private mutating func markUnknown(_ prop: ReactProp) {
    guard prop.name == ReactProp.spread else { return unknown.formUnion(facts(of: prop.name)) }
    var rest = Set<UnknownFact>.all
    for other in props.byName.values where !other.value.isUnknown {
      rest.subtract(ReactNodeFacts.factsKnownByProp[other.name] ?? [])
    }
    unknown.formUnion(rest)
  }

  private mutating func setUnknownStates(_ state: PropValue) {
    for member in state.members where member.value.isUnknown {
      switch member.key {
      case "checked": unknown.insert(.checked)
      case ReactProp.spread: unknown.formUnion([.checked, .states])
      default: unknown.insert(.states)
      }
    }
  }

  private func facts(of prop: String) -> Set<UnknownFact> {
    if let facts = ReactNodeFacts.byProp[prop] { return facts }
    if component.labelProps.contains(prop) || component.textProps.contains(prop) {
      return [.label, .words, .content]
    }
    if prop == component.checkedProp { return [.checked] }
    if prop == component.selectedProp || prop == component.expandedProp { return [.states] }
    if prop == component.visibilityProp { return [.reach] }
    return component.renamed.contains { $0.values.contains(prop) } ? .all : []
  }

  /// Whether an unknown component is probably an image, which shows no words.
  private static func isPicture(_ type: String) -> Bool {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return ["Icon", "Svg", "SVG", "Image", "Logo", "Spinner"].contains { last.hasSuffix($0) }
  }

  /// The facts that the value of each prop determines, even beside a spread object with unknown
  /// members.
  private static let factsKnownByProp: [String: Set<UnknownFact>] = [
    "role": [.role], "accessibilityRole": [.role], "accessibilityLabel": [.label, .words],
    "alt": [.label, .words], "title": [.label, .words], "accessibilityHint": [.hint],
    "accessibilityState": [.checked, .states], "accessibilityValue": [.value],
  ]

  private static let byProp: [String: Set<UnknownFact>] = [
    "role": [.role], "accessibilityRole": [.role], "accessibilityTraits": [.role],
    "accessibilityLabel": [.label, .words], "alt": [.label, .words], "title": [.label, .words],
    "accessibilityLabelledBy": [.label, .words], "children": [.label, .words, .content],
    "accessibilityHint": [.hint, .words], "placeholder": [.hint, .words],
    "value": [.value, .checked], "defaultValue": [.value], "accessibilityValue": [.value],
    "aria-valuenow": [.value], "aria-valuetext": [.value], "aria-valuemin": [.value],
    "aria-valuemax": [.value], "accessibilityState": [.checked, .states],
    "aria-checked": [.checked], "checked": [.checked], "isOn": [.checked],
    "aria-disabled": [.states], "aria-selected": [.states], "aria-expanded": [.states],
    "aria-busy": [.states], "disabled": [.states], "editable": [.states], "readOnly": [.states],
    "accessible": [.reach], "focusable": [.reach], "tabIndex": [.reach], "aria-hidden": [.reach],
    "accessibilityElementsHidden": [.reach], "importantForAccessibility": [.reach],
    "keyboardType": [.entry], "inputMode": [.entry], "autoComplete": [.entry],
    "textContentType": [.entry], "secureTextEntry": [.entry], "multiline": [.entry],
    "returnKeyType": [.entry], "enterKeyHint": [.entry], "submitBehavior": [.entry],
    "style": [.bounds], "hitSlop": [.bounds],
  ]
}
