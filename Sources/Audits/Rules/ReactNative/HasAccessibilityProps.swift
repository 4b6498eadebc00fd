internal import Simulator

extension AuditRule {
  static let hasAccessibilityProps = props(
    "has-accessibility-props", severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition:
      "A touchable combines accessibilityRole with the props that it replaced, or has only one of "
      + "those props.",
    why: "People hear what the element is on one platform only, or on none.",
    fix: "Keep accessibilityRole, and remove accessibilityTraits and accessibilityComponentType.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<TouchableOpacity accessibilityRole=\"button\" "
          + "accessibilityTraits=\"button\"><Text>Go</Text></TouchableOpacity>;"),
      .passes(
        .reactNative,
        "export default () => <TouchableOpacity accessibilityRole=\"button\"><Text>Go</Text>"
          + "</TouchableOpacity>;"),
    ]
  ) { elements, findings in
    for index in elements.indices {
      let element = elements.source[index]
      guard PropElements.isTouchable(element.name), !elements.isSpread(index) else { continue }
      let old = ["accessibilityTraits", "accessibilityComponentType"].filter { element[$0] != nil }
      if element["accessibilityRole"] != nil, let first = old.first {
        findings.add(element: index, "\(first) repeats what accessibilityRole says.")
      } else if element["accessibilityRole"] == nil, old.count == 1 {
        findings.add(
          element: index, "\(old[0]) works on one platform only.",
          fix: Finding.Fix("Replace \(old[0]) with accessibilityRole."))
      }
    }
  }
}
