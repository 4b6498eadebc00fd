internal import Simulator

extension AuditRule {
  static let accessibilityValue = AuditRule(
    id: "has-valid-accessibility-value", layer: .tree, severity: .serious, criteria: ["4.1.2"],
    condition: "An accessibilityValue is no object, lacks one of min, max and now, or has other "
      + "kinds of values.",
    why: "A person does not hear how far a slider or a progress bar has come.",
    fixes: [
      .reactNative:
        "Write accessibilityValue={{min: 0, max: 10, now: 4}}, or {{text: \"4 of 10\"}}."
    ],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
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
  ) { subject, findings in
    let elements = PropElements(subject)
    for index in elements.indices {
      guard let prop = elements.source[index]["accessibilityValue"],
        let (problem, needsReview) = problem(ofValue: PropValue(prop: prop))
      else { continue }
      findings.add(element: index, problem, needsReview: needsReview)
    }
  }

  private static func problem(ofValue value: PropValue) -> (String, needsReview: Bool)? {
    let entries: [PropValue.Entry]
    switch value {
    case .text, .number, .bool, .array: return ("Its accessibilityValue is no object.", false)
    case .nothing, .unknown: return nil
    case .object(let written): entries = written
    }
    let numbers = ["min", "max", "now"]
    let known = Set(numbers + ["text", "..."])
    if let stranger = entries.first(where: { !known.contains($0.key) && !$0.key.hasPrefix("[") }) {
      return ("React Native knows no “\(stranger.key)” in a value.", false)
    }
    for key in numbers {
      switch entries[key] {
      case .text, .bool, .array, .object: return ("“\(key)” in its value is no number.", false)
      case nil, .number, .nothing, .unknown: continue
      }
    }
    switch entries["text"] {
    case .number, .bool, .array, .object: return ("“text” in its value is no text.", false)
    case nil:
      guard !entries.isOpen, let absent = numbers.first(where: { entries[$0] == nil }) else {
        return nil
      }
      return ("Its value has no “\(absent)”, so that nobody hears how far it is.", false)
    case .text, .nothing, .unknown:
      return entries.count > 1
        ? ("Its value has a text and numbers: only the text is heard.", true) : nil
    }
  }

  static let adjustableValue = AuditRule(
    id: "adjustable-value-required", layer: .tree, severity: .serious, criteria: ["4.1.2"],
    condition: "Something adjustable has no accessibilityValue with min, max and now.",
    why: "A person moves it up and down and does not hear where it stands.",
    fixes: [.reactNative: "Write accessibilityValue={{min: 0, max: 10, now: value}}."],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
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
  ) { subject, findings in
    let elements = PropElements(subject)
    for index in elements.indices {
      let element = elements.source[index]
      let role = element["accessibilityRole"] ?? element["role"]
      let isSlider = element.name == "Slider"
      let isNumbered = ["aria-valuenow", "aria-valuetext"].contains { element[$0] != nil }
      guard role == "adjustable" || role == "slider" || isSlider, !isNumbered,
        !elements.isSpread(index)
      else { continue }
      guard let prop = element["accessibilityValue"] else {
        // A slider of the platform tells its value itself where nothing else is said.
        findings.add(
          element: index, "It is adjustable and has no accessibilityValue.", needsReview: isSlider)
        continue
      }
      guard case .object(let entries) = PropValue(prop: prop), !entries.isOpen,
        entries["text"] == nil
      else { continue }
      if let absent = ["min", "max", "now"].first(where: { entries[$0] == nil }) {
        findings.add(element: index, "It is adjustable, and its value has no “\(absent)”.")
      }
    }
  }
}
