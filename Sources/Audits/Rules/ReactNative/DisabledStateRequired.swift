internal import Simulator

extension AuditRule {
  static let disabledStateRequired = props(
    "disabled-state-required", severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition: "A component can be disabled, but its accessibilityState does not say so.",
    why: "People may activate a control that is unavailable, and wonder why nothing happens.",
    fix: "Add disabled to accessibilityState.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<Pressable disabled "
          + "accessibilityState={{}}><Text>Go</Text></Pressable>;"
      ),
      .passes(
        .reactNative,
        "export default () => <Pressable disabled accessibilityState={{disabled: true}}>"
          + "<Text>Go</Text></Pressable>;"),
    ]
  ) { elements, findings in
    for index in elements.indices {
      let element = elements.source[index]
      guard element["disabled"] != nil, element["aria-disabled"] == nil else { continue }
      let state = element["accessibilityState"].map(LiteralPropValue.init(prop:))
      switch state {
      case .object(let entries):
        guard !entries.isOpen, entries["disabled"] == nil else { continue }
        findings.add(
          element: index, "accessibilityState does not say whether this element is disabled.")
      case .nothing, .text:
        findings.add(
          element: index, "accessibilityState does not say whether this element is disabled.")
      case nil, .number, .bool, .array, .unknown: continue
      }
    }
  }
}
