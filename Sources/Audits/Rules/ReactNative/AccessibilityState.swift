internal import Simulator

extension AuditRule {
  static let accessibilityState = AuditRule(
    id: "has-valid-accessibility-state", layer: .tree, severity: .serious, criteria: ["4.1.2"],
    condition: "An accessibilityState is no object, or has keys or values that React Native does "
      + "not know.",
    why: "A person does not hear the state that its author meant to tell.",
    fixes: [
      .reactNative:
        "Write accessibilityState={{checked: true}} with disabled, selected, checked, busy and expanded."
    ],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityState={{on: true}}><Text>Go</Text></Pressable>;"
      ),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityState=\"busy\"><Text>Go</Text></Pressable>;"),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityState={{busy: isBusy}}><Text>Go</Text></Pressable>;"
      ),
    ]
  ) { subject, findings in
    let elements = PropElements(subject)
    for index in elements.indices {
      guard let prop = elements.source[index]["accessibilityState"],
        let problem = problem(ofState: PropValue(prop: prop))
      else { continue }
      findings.add(element: index, problem)
    }
  }

  private static func problem(ofState state: PropValue) -> String? {
    switch state {
    case .text, .number, .bool, .array: return "Its accessibilityState is no object."
    case .nothing, .unknown: return nil
    case .object(let entries):
      for entry in entries where entry.key != "..." && !entry.key.hasPrefix("[") {
        guard stateKeys.contains(entry.key) else {
          return "React Native knows no state “\(entry.key)”."
        }
        switch PropValue(code: entry.value) {
        case .text("mixed") where entry.key == "checked": continue
        case .text, .number, .array, .object:
          return "Its state “\(entry.key)” is neither true nor false."
        case .unknown:
          let choices = PropValue.choices(of: "{\(entry.value)}")
          for case .text(let word) in choices where word != "mixed" || entry.key != "checked" {
            return "Its state “\(entry.key)” is neither true nor false."
          }
        case .bool, .nothing: continue
        }
      }
      return nil
    }
  }

  /// Source: React Native, ViewAccessibility.js, `AccessibilityState`.
  private static let stateKeys: Set<String> = [
    "disabled", "selected", "checked", "busy", "expanded",
  ]

  static let disabledState = AuditRule(
    id: "disabled-state-required", layer: .tree, severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "A component that can be disabled has an accessibilityState that does not say so.",
    why: "A person may press what is unavailable and wonder why nothing happens.",
    fixes: [.reactNative: "Add disabled to accessibilityState."],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<Pressable disabled accessibilityState={{}}><Text>Go</Text></Pressable>;"
      ),
      .passes(
        .reactNative,
        "export default () => <Pressable disabled accessibilityState={{disabled: true}}>"
          + "<Text>Go</Text></Pressable>;"),
    ]
  ) { subject, findings in
    let elements = PropElements(subject)
    for index in elements.indices {
      let element = elements.source[index]
      guard element["disabled"] != nil, element["aria-disabled"] == nil else { continue }
      let state = element["accessibilityState"].map(PropValue.init(prop:))
      switch state {
      case .object(let entries):
        guard !entries.isOpen, entries["disabled"] == nil else { continue }
        findings.add(element: index, "Its accessibilityState does not say whether it is disabled.")
      case .nothing, .text:
        findings.add(element: index, "Its accessibilityState does not say whether it is disabled.")
      case nil, .number, .bool, .array, .unknown: continue
      }
    }
  }
}
