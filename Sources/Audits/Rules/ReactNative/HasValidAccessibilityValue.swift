internal import Simulator

extension AuditRule {
  static let hasValidAccessibilityValue = props(
    "has-valid-accessibility-value", severity: .serious, criteria: ["4.1.2"],
    condition:
      "The value of accessibilityValue is not an object, lacks min, max or now, or has values of "
      + "the wrong type.",
    why: "People do not hear the value of a slider or progress bar.",
    fix: "Write accessibilityValue={{min: 0, max: 10, now: 4}}, or {{text: \"4 of 10\"}}.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<View accessible accessibilityRole=\"adjustable\" "
          + "accessibilityLabel=\"Volume\" accessibilityValue={{now: 4}} />;"),
      .passes(
        .reactNative,
        "export default () => <View accessible accessibilityRole=\"adjustable\" "
          + "accessibilityLabel=\"Volume\" accessibilityValue={{min: 0, max: 10, now: 4}} />;"),
    ]
  ) { elements, findings in
    for index in elements.indices {
      guard let prop = elements.source[index]["accessibilityValue"],
        let (problem, needsReview) = problem(ofValue: LiteralPropValue(prop: prop))
      else { continue }
      findings.add(element: index, problem, needsReview: needsReview)
    }
  }

  private static func problem(ofValue value: LiteralPropValue) -> (String, needsReview: Bool)? {
    let entries: [LiteralPropValue.Entry]
    switch value {
    case .text, .number, .bool, .array: return ("accessibilityValue is not an object.", false)
    case .nothing, .unknown: return nil
    case .object(let written): entries = written
    }
    let numbers = ["min", "max", "now"]
    let known = Set(numbers + ["text", "..."])
    if let stranger = entries.first(where: { !known.contains($0.key) && !$0.key.hasPrefix("[") }) {
      return ("React Native has no “\(stranger.key)” in accessibilityValue.", false)
    }
    for key in numbers {
      switch entries[key] {
      case .text, .bool, .array, .object:
        return ("“\(key)” in accessibilityValue is not a number.", false)
      case nil, .number, .nothing, .unknown: continue
      }
    }
    switch entries["text"] {
    case .number, .bool, .array, .object:
      return ("“text” in accessibilityValue is not a string.", false)
    case nil:
      guard !entries.isOpen, let absent = numbers.first(where: { entries[$0] == nil }) else {
        return nil
      }
      return ("accessibilityValue has no “\(absent)”, so readers cannot announce the value.", false)
    case .text, .nothing, .unknown:
      return entries.count > 1
        ? ("accessibilityValue has a text and numbers, but readers announce only the text.", true)
        : nil
    }
  }
}
