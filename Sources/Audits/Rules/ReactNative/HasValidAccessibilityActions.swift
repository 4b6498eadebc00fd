internal import Simulator

extension AuditRule {
  static let hasValidAccessibilityActions = props(
    "has-valid-accessibility-actions", severity: .serious, criteria: ["4.1.2"],
    condition:
      "Accessibility actions are empty, nameless or without a handler, or a handler has no actions.",
    why:
      "People find an action in the menu of the reader that does nothing, or do not find it at all.",
    fix:
      "Write accessibilityActions as a list of {name, label}, and handle each name in "
      + "onAccessibilityAction.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<View accessible accessibilityActions={[{name: 'cut', label: 'Cut'}]} />;"
      ),
      .fails(
        .reactNative,
        "export default () => ↓<View accessible accessibilityActions={[{label: 'Cut'}]} "
          + "onAccessibilityAction={cut} />;"),
      .passes(
        .reactNative,
        "export default () => <View accessible accessibilityActions={[{name: 'cut', label: 'Cut'}]} "
          + "onAccessibilityAction={cut} />;"),
    ]
  ) { elements, findings in AccessibilityActionsCheck(elements: elements).run(&findings) }
}

/// A check of accessibility actions as the source code states them.
private struct AccessibilityActionsCheck {
  let elements: PropElements

  func run(_ findings: inout FindingList) {
    for index in elements.indices {
      let element = elements.source[index]
      let actions = element["accessibilityActions"].map(LiteralPropValue.init(prop:))
      let handler = element["onAccessibilityAction"].map(LiteralPropValue.init(prop:))
      if let problem = pair(actions, handler, isSpread: elements.isSpread(index)) {
        findings.add(element: index, problem)
      }
      guard case .array(let items)? = actions else { continue }
      for item in items {
        if let problem = problem(of: item) { findings.add(element: index, problem) }
      }
    }
  }

  private func pair(
    _ actions: LiteralPropValue?, _ handler: LiteralPropValue?, isSpread: Bool
  ) -> String? {
    switch actions {
    case nil:
      return handler == nil || isSpread
        ? nil : "onAccessibilityAction is set, but accessibilityActions is missing."
    case .text, .number, .bool, .object: return "accessibilityActions is not a list."
    case .nothing: return nil
    case .array(let items):
      if items.isEmpty {
        return handler == nil
          ? "accessibilityActions is an empty list."
          : "onAccessibilityAction is set, but accessibilityActions is an empty list."
      }
    case .unknown: break
    }
    switch handler {
    case .unknown: return nil
    case nil where isSpread: return nil
    case nil, .nothing:
      return "accessibilityActions is set, but onAccessibilityAction is missing."
    case .text, .number, .bool, .array, .object:
      return "onAccessibilityAction is not a function, so the actions do nothing."
    }
  }

  private func problem(of item: String) -> String? {
    switch LiteralPropValue(code: item) {
    case .text, .number, .bool, .nothing, .array:
      return "An action is not an object with a name."
    case .unknown: return nil
    case .object(let entries):
      if let stranger = entries.first(where: {
        !["name", "label", "..."].contains($0.key) && !$0.key.hasPrefix("[")
      }) {
        return "An action has the key “\(stranger.key)”, which React Native does not know."
      }
      guard !entries.isOpen else { return nil }
      switch entries["name"] {
      case nil, .nothing: return "An action has no name."
      case .number, .bool, .array, .object: return "The name of an action is not a string."
      case .text(let name):
        if name.isBlank { return "An action has no name." }
        guard !Self.standard.contains(name), entries["label"] == nil else { return nil }
        return "The action “\(name)” has no label, so readers say its name or nothing."
      case .unknown: return nil
      }
    }
  }

  /// The standard actions of React Native.
  ///
  /// Source: React Native, accessibility actions.
  private static let standard: Set<String> = [
    "activate", "increment", "decrement", "longpress", "magicTap", "escape", "expand", "collapse",
    "toggle",
  ]
}
