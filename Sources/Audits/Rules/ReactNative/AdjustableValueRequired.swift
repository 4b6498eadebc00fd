internal import Simulator

extension AuditRule {
  static let adjustableValueRequired = props(
    "adjustable-value-required", severity: .serious, criteria: ["4.1.2"],
    condition: "An adjustable element has no accessibilityValue with min, max and now.",
    why: "People adjust the control, but do not hear its value.",
    fix: "Write accessibilityValue={{min: 0, max: 10, now: value}}.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<View accessible accessibilityRole=\"adjustable\" "
          + "accessibilityLabel=\"Volume\" />;"),
      .passes(
        .reactNative,
        "export default () => <View accessible accessibilityRole=\"adjustable\" "
          + "accessibilityLabel=\"Volume\" accessibilityValue={{min: 0, max: 10, now: 4}} />;"),
    ]
  ) { elements, findings in
    for index in elements.indices {
      let element = elements.source[index]
      let role = element["accessibilityRole"] ?? element["role"]
      let isSlider = element.name == "Slider"
      let isNumbered = ["aria-valuenow", "aria-valuetext"].contains { element[$0] != nil }
      guard role == "adjustable" || role == "slider" || isSlider, !isNumbered,
        !elements.isSpread(index)
      else { continue }
      guard let prop = element["accessibilityValue"] else {
        // The finding needs review for a native slider, which exposes a value without the prop.
        findings.add(
          element: index, "This element is adjustable, but has no accessibilityValue.",
          needsReview: isSlider)
        continue
      }
      guard case .object(let entries) = LiteralPropValue(prop: prop), !entries.isOpen,
        entries["text"] == nil
      else { continue }
      if let absent = ["min", "max", "now"].first(where: { entries[$0] == nil }) {
        findings.add(
          element: index,
          "This element is adjustable, but its accessibilityValue has no “\(absent)”.")
      }
    }
  }
}
