internal import Simulator

extension AuditRule {
  static let stateNotHeard = AuditRule(
    id: "state-not-heard", aliases: ["INCOMPATIBLE_ACCESSIBILITY_STATE", "ios-percent-offset"],
    layer: .announcement, severity: .serious, criteria: ["4.1.2"],
    condition: "A state or number of a control is in the tree, and a reader does not say it.",
    why: "A person cannot hear whether something is on, chosen, open or unavailable.",
    fixes: [
      .web: "Give the state by its own attribute, such as aria-checked or aria-expanded.",
      .android: "Set the state description.",
      .ios: "Set accessibilityValue to the state in words.",
      .reactNative:
        "Set accessibilityState, and say in accessibilityValue what the platform leaves out.",
      .design: "Write the state into the name or value.",
    ],
    platforms: [.ios, .reactNative],
    requiredFacts: [.role, .checked, .states, .value, .reach],
    supersedes: ["readers-disagree"],
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole=\"checkbox\"><Text>Wi-Fi</Text></Pressable>;"
      ),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"checkbox\" "
          + "accessibilityState={{checked: true}}><Text>Wi-Fi</Text></Pressable>;"),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"checkbox\" "
          + "accessibilityState={{checked: isOn}}><Text>Wi-Fi</Text></Pressable>;"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeSwitch type="XCUIElementTypeSwitch" label="Wifi" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeSwitch type="XCUIElementTypeSwitch" label="Wifi" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50" value="1"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    StateCheck(subject: subject).run(&findings)
  }
}

/// Compares the states of controls with what is heard.
private struct StateCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for control in subject.controls {
      let node = subject.screen[control.node]
      // A state that the running app knows is told.
      if isUntold(node), subject.screen.unknown[control.node]?.contains(.checked) != true {
        findings.add(
          control.node, "It is called a \(node.role.rawValue), and nothing says whether it is on.",
          heard: subject.quotes(at: control.node))
        continue
      }
      guard let name = state(of: node) else { continue }
      let readers = subject.sameTreeReadings()
      let quotes = readers.compactMap { heard -> Finding.Quote? in
        guard let stop = heard.stop(of: control.node), !tells(stop) else { return nil }
        return heard.quote(stop, restingOn: [])
      }
      let isPartial = quotes.count < readers.count
      // That nothing is said of what is off is a habit of one reader, and heard as such.
      guard !quotes.isEmpty, !isPartial || name != "off" || subject.platform == .reactNative else {
        continue
      }
      findings.add(
        control.node,
        isPartial
          ? "Not every reader says that it is \(name)." : "Nobody hears that it is \(name).",
        needsReview: isPartial || isNotTheAuthors(node), heard: quotes)
    }
  }

  /// Whether a component is called something that is on or off without saying which.
  private func isUntold(_ node: Node) -> Bool {
    guard let props = node.knownReactNative,
      props.component.flatMap({ ReactNativeComponent.named[$0] }) != .switchControl,
      node.value?.checked == nil, node.states.pressed == nil, node.states.selected == nil
    else { return false }
    switch props.role ?? props.accessibilityRole {
    case "checkbox", "radio", "switch", "togglebutton":
      return props.stateKeys?.contains(.checked) != true
    default: return false
    }
  }

  /// Whether the author has told the state, and the reader keeps it to itself: on a page there is only
  /// one way to tell it, and what is nothing in particular has no states.
  private func isNotTheAuthors(_ node: Node) -> Bool {
    subject.platform == .web || subject.platform == .design || node.role == .generic
  }

  /// The state that matters most.
  private func state(of node: Node) -> String? {
    switch node.value?.checked {
    case .on: return "on"
    case .off: return "off"
    case .mixed: return "partly on"
    case nil: break
    }
    if node.states.isDisabled { return "unavailable" }
    if node.states.pressed == .on { return "pressed" }
    if let expanded = node.states.expanded, node.role != .combobox || node.textInput != nil {
      return expanded ? "open" : "closed"
    }
    if node.states.selected == true { return "selected" }
    if node.value?.range?.now != nil, node.role == .slider || node.role == .progressBar {
      return "at some value"
    }
    return nil
  }

  /// Whether anything is heard that can be a state.
  private func tells(_ stop: Stop) -> Bool {
    stop.announcement.hasPart { kind, _ in
      switch kind {
      case .state, .value: true
      case .label, .role, .error, .description, .hint, .position, .container, .heading, .content,
        .placeholder, .actions, .usageHint, .sound:
        false
      }
    }
  }
}
