internal import ImportSupport
internal import Simulator

/// What of a component only the running app knows.
extension ReactNodeFacts {
  mutating func setUnknown() {
    if props.hasUnknownContent || component.isGuess && !ReactNodeFacts.isPicture(props.type) {
      unknown.insert(.content)
    }
    for prop in props.byName.values {
      if prop.value.isOpen { leaveOpen(prop) }
      if prop.name == "accessibilityState" { setUnknownStates(prop.value) }
      if prop.name == "accessibilityValue", prop.value.members.contains(where: \.value.isOpen) {
        unknown.insert(.value)
      }
    }
  }

  /// Props that are given count, whatever stands in an object that is spread beside them.
  private mutating func leaveOpen(_ prop: ReactProp) {
    guard prop.name == ReactProp.spread else {
      return unknown.formUnion(facts(of: prop.name))
    }
    var rest = Set<UnknownFact>.all
    for other in props.byName.values where !other.value.isOpen {
      rest.subtract(ReactNodeFacts.settling[other.name] ?? [])
    }
    unknown.formUnion(rest)
  }

  private mutating func setUnknownStates(_ state: PropValue) {
    for member in state.members where member.value.isOpen {
      switch member.key {
      case "checked": unknown.insert(.checked)
      case ReactProp.spread: unknown.formUnion([.checked, .states])
      default: unknown.insert(.states)
      }
    }
  }

  private func facts(of prop: String) -> Set<UnknownFact> {
    if let facts = ReactNodeFacts.byProp[prop] { return facts }
    if component.labels.contains(prop) || component.shown.contains(prop) {
      return [.label, .words, .content]
    }
    if prop == component.checked { return [.checked] }
    if prop == component.selected || prop == component.expanded { return [.states] }
    if prop == component.presence { return [.reach] }
    return component.renamed.contains { $0.values.contains(prop) } ? .all : []
  }

  /// What a component that nobody knows is most likely called where it shows no words.
  private static func isPicture(_ type: String) -> Bool {
    let last = type.split(separator: ".").last.map(String.init) ?? type
    return ["Icon", "Svg", "SVG", "Image", "Logo", "Spinner"].contains { last.hasSuffix($0) }
  }

  /// Facts that are known where a prop is given with a value that is known.
  private static let settling: [String: Set<UnknownFact>] = [
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
    "style": [.place], "hitSlop": [.place],
  ]
}
