internal import Simulator

extension AuditRule {
  static let stateNotHeard = AuditRule(
    id: "state-not-heard", aliases: ["INCOMPATIBLE_ACCESSIBILITY_STATE", "ios-percent-offset"],
    layer: .announcement, severity: .serious, criteria: ["4.1.2"],
    condition:
      "A control has a state or value that a reader does not announce, or its role "
      + "needs a state that the author does not set.",
    why: "People cannot hear whether something is on, selected, expanded or unavailable.",
    fixes: [
      .web:
        "Set aria-selected=\"true\" on the tab whose panel is shown, and aria-selected=\"false\" on "
        + "the others.",
      .android: "Make the view checkable, or set its state description.",
      .ios: "Set accessibilityValue to the state in words.",
      .reactNative:
        "Set accessibilityState, and put into accessibilityValue "
        + "what the platform does not announce.",
    ],
    platforms: [.web, .android, .ios, .reactNative],
    requiredFacts: [.role, .checked, .states, .value, .reach],
    supersedes: ["readers-disagree"],
    examples: [
      .fails(
        .web,
        "↓<div role=tablist aria-label=Help><button role=tab>Call</button>"
          + "<button role=tab>Write</button></div>"),
      .passes(
        .web,
        "<div role=tablist aria-label=Help><button role=tab aria-selected=true>Call</button>"
          + "<button role=tab>Write</button></div>"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable "
          + "accessibilityRole=\"checkbox\"><Text>Wi-Fi</Text></Pressable>;"
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
        .android,
        "@Composable fun A() {\n"
          + "↓Row(Modifier.clickable(role = Role.Checkbox) { save() }) { Text(\"Wi-Fi\") }\n}",
        as: "kotlin"),
      .passes(
        .android,
        "@Composable fun A() {\n"
          + "Row(Modifier.toggleable(true, role = Role.Checkbox) { save() }) { Text(\"Wi-Fi\") }\n}",
        as: "kotlin"),
      .fails(
        .android,
        "@Composable fun A() {\n"
          + "↓Row(Modifier.clickable { save() }) { Text(\"Wi-Fi\"); Switch(true, null) }\n}",
        as: "kotlin"),
      .passes(
        .android,
        "@Composable fun A() {\nRow(Modifier.toggleable(true, role = Role.Switch) { save() }) { "
          + "Text(\"Wi-Fi\"); Switch(true, null) }\n}", as: "kotlin"),
      .fails(ios: [.found(.toggle, "Wifi")]),
      .passes(ios: [.other(.toggle, "Wifi", value: "1")]),
    ]
  ) { subject, findings in StateNotHeardCheck(subject: subject).run(&findings) }
}

/// A check whether the states of controls are announced.
private struct StateNotHeardCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    if subject.platform == .web {
      addTabLists(&findings)
      return
    }
    for control in subject.controls {
      let node = subject.screen[control.node]
      if subject.platform == .android {
        addWithoutState(control, node, &findings)
        continue
      }
      // A state that is unknown in the file is not reported, because the running app may set the
      // state.
      if lacksState(node), subject.screen.unknown[control.node]?.contains(.checked) != true {
        findings.add(
          control.node,
          "This control has the role \(node.role.rawValue), but nothing says whether it is on.",
          heard: subject.quotes(at: control.node))
        continue
      }
      guard let name = state(of: node) else { continue }
      let readings = subject.sameTreeReadings()
      let quotes = readings.compactMap { reading -> Finding.Quote? in
        guard let stop = reading.stop(of: control.node), !announcesState(stop),
          !subject.saysMixedInName(of: control, at: stop)
        else { return nil }
        return reading.quote(stop, restingOn: [])
      }
      let isPartial = quotes.count < readings.count
      // Some readers never announce “off”. At their stops, the missing state means “off” and is no
      // defect.
      guard !quotes.isEmpty, !isPartial || name != "off" || subject.platform == .reactNative else {
        continue
      }
      let fact = name == "at some value" ? "its value" : "that it is \(name)"
      findings.add(
        control.node,
        isPartial
          ? "Not every reader announces \(fact)." : "No reader announces \(fact).",
        needsReview: isPartial || isNotTheAuthors(node), heard: quotes,
        fix: subject.platform == .reactNative
          ? Finding.Fix("Put the state or value in words into accessibilityValue.") : nil)
    }
  }

  /// Adds tab lists of a page in which no tab says whether it is selected.
  ///
  /// Other rules report missing states of other roles on pages. Source: WAI-ARIA 1.2, `tab`.
  private func addTabLists(_ findings: inout FindingList) {
    for index in subject.visibility.exposed where subject.screen[index].role == .tabList {
      let tabs = subject.screen.descendants(of: index).map(\.index).filter {
        subject.screen[$0].role == .tab
      }
      let states = ["aria-selected", "aria-current", "aria-expanded"]
      let isSilent = tabs.allSatisfy { tab in
        states.allSatisfy { subject.attribute($0, of: tab) == nil }
      }
      guard let first = tabs.first, tabs.count > 1, isSilent else { continue }
      findings.add(
        index, "No tab in this list says that it is selected.", heard: subject.quotes(at: first))
    }
  }

  /// Adds a control of Compose whose code sets the role of a choice, but no state.
  ///
  /// Views of Android with such a role always have a state.
  private func addWithoutState(
    _ control: Control, _ node: Node, _ findings: inout FindingList
  ) {
    if let choice = node.knownAndroid?.passthrough["compose:silentChoice"] {
      addSilentChoice(choice, control, &findings)
      return
    }
    guard subject.source?.language == .kotlin, control.kind == .choice,
      let android = node.knownAndroid, android.clickable == true, android.checkable != true,
      android.selected != true, android.stateDescription?.isBlank ?? true
    else { return }
    findings.add(
      control.node,
      "This control has the role \(node.role.rawValue), but nothing says whether it is on.",
      heard: subject.quotes(at: control.node),
      fix: Finding.Fix(
        "Write Modifier.toggleable or Modifier.selectable instead of clickable, so that readers "
          + "announce the state."))
  }

  /// Adds a clickable element of Compose around a check box, switch or radio button whose state
  /// nothing exposes, because it has no callback.
  ///
  /// The finding needs review if the element has several texts, because one of them may say the
  /// state.
  private func addSilentChoice(
    _ choice: String, _ control: Control, _ findings: inout FindingList
  ) {
    let texts = subject.screen.descendants(of: control.node)
      .filter { !subject.screen[$0.index].name.isEmpty }
    findings.add(
      control.node, "Nothing says the state of the \(choice) in this element.",
      needsReview: texts.count > 1, heard: subject.quotes(at: control.node),
      fix: Finding.Fix(
        choice == "RadioButton"
          ? "Write Modifier.selectable(…, role = Role.RadioButton) instead of clickable."
          : "Write Modifier.toggleable(…, role = Role.\(choice == "Switch" ? choice : "Checkbox")) "
            + "instead of clickable."))
  }

  /// Whether a component sets no state, although elements with its role are “on” or “off”.
  private func lacksState(_ node: Node) -> Bool {
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

  /// Whether the reader or the platform, and not the author, is the reason why a state is not
  /// announced.
  ///
  /// On a page, there is only one way to set a state. A generic element supports no state.
  private func isNotTheAuthors(_ node: Node) -> Bool {
    subject.platform == .web || subject.platform == .design || node.role == .generic
      || subject.platform == .ios && node.role == .tab
  }

  /// Returns the most important state of a node in words, or `nil` if the node has no state.
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

  /// Whether a stop announces a state, or a value in place of a state.
  private func announcesState(_ stop: Stop) -> Bool {
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
