internal import Simulator

extension AuditRule {
  static let noEmptyText = props(
    "no-empty-text", severity: .warning, criteria: ["1.3.1"], bestPractice: ["1.3.1"],
    condition: "A Text is empty.",
    why: "People may come to a stop at which nothing is announced.",
    fix: "Remove the empty Text; create space with a style.",
    examples: [
      .fails(.reactNative, "export default () => <View>↓<Text></Text><Text>Hello</Text></View>;"),
      .passes(.reactNative, "export default () => <View><Text>Hello</Text></View>;"),
    ]
  ) { elements, findings in
    for index in elements.indices {
      let element = elements.source[index]
      guard element.name == "Text" || element.name == "Animated.Text", element.text.isBlank,
        // A text with only a non-breaking space is empty on purpose.
        !element.text.contains("\u{A0}"), element.firstChild == nil,
        ["children", "accessibilityLabel", "aria-label"].allSatisfy({ element[$0] == nil }),
        !elements.isSpread(index)
      else { continue }
      findings.add(element: index, "This Text is empty.")
    }
  }
}
