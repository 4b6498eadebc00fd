internal import Simulator

extension AuditRule {
  static let hasValidAccessibilityState = props(
    "has-valid-accessibility-state", severity: .serious, criteria: ["4.1.2"],
    condition:
      "The value of accessibilityState is not an object, or has keys or values that React Native "
      + "does not know.",
    why: "People do not hear the state that the author meant.",
    fix:
      "Write an object such as accessibilityState={{checked: true}}, with the keys disabled, "
      + "selected, checked, busy and expanded.",
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
  ) { elements, findings in
    for index in elements.indices {
      guard let prop = elements.source[index]["accessibilityState"],
        let problem = problem(ofState: LiteralPropValue(prop: prop))
      else { continue }
      findings.add(element: index, problem)
    }
  }

  private static func problem(ofState state: LiteralPropValue) -> String? {
    switch state {
    case .text, .number, .bool, .array: return "accessibilityState is not an object."
    case .nothing, .unknown: return nil
    case .object(let entries):
      for entry in entries where entry.key != "..." && !entry.key.hasPrefix("[") {
        guard stateKeys.contains(entry.key) else {
          return "React Native has no state “\(entry.key)”."
        }
        switch LiteralPropValue(code: entry.value) {
        case .text("mixed") where entry.key == "checked": continue
        case .text, .number, .array, .object:
          return "The state “\(entry.key)” is neither true nor false."
        case .unknown:
          let choices = LiteralPropValue.choices(of: "{\(entry.value)}")
          for case .text(let word) in choices where word != "mixed" || entry.key != "checked" {
            return "The state “\(entry.key)” is neither true nor false."
          }
        case .bool, .nothing: continue
        }
      }
      return nil
    }
  }

  /// The keys of the prop `accessibilityState`.
  ///
  /// Source: React Native, ViewAccessibility.js, `AccessibilityState`.
  private static let stateKeys: Set<String> = [
    "disabled", "selected", "checked", "busy", "expanded",
  ]
}
