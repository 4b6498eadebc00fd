internal import Simulator

/// A prop whose value must be one of a few words.
private struct WordProp {
  let name: String
  let words: Set<String>
  var takesLists = false

  func check(_ elements: PropElements, _ findings: inout FindingList) {
    for index in elements.indices {
      guard let prop = elements.source[index][name] else { continue }
      switch LiteralPropValue(prop: prop) {
      case .text(let word): check([word], at: index, &findings)
      case .array(let items) where takesLists:
        let texts = items.compactMap { item -> String? in
          if case .text(let text) = LiteralPropValue(code: item) { text } else { nil }
        }
        check(texts, at: index, &findings)
      case .number, .bool, .array, .object:
        findings.add(element: index, "\(name) is not one of the values that React Native knows.")
      case .nothing, .unknown: continue
      }
    }
  }

  private func check(_ texts: [String], at index: Int, _ findings: inout FindingList) {
    for text in texts where !words.contains(text) {
      findings.add(element: index, "“\(text)” is not a value of \(name).")
    }
  }
}

extension AuditRule {
  static let hasValidAccessibilityLiveRegion = props(
    "has-valid-accessibility-live-region", severity: .serious, criteria: ["4.1.3"],
    condition: "The value of accessibilityLiveRegion is not none, polite or assertive.",
    why: "People do not hear what changes there.",
    fix: "Set accessibilityLiveRegion to none, polite or assertive.",
    examples: [
      .fails(
        .reactNative, "export default () => ↓<Text accessibilityLiveRegion=\"loud\">Saved</Text>;"),
      .passes(
        .reactNative, "export default () => <Text accessibilityLiveRegion=\"polite\">Saved</Text>;"),
    ]
  ) { elements, findings in
    WordProp(name: "accessibilityLiveRegion", words: ["none", "polite", "assertive"])
      .check(elements, &findings)
  }

  static let hasValidImportantForAccessibility = props(
    "has-valid-important-for-accessibility", severity: .serious, criteria: ["4.1.2"],
    condition:
      "The value of importantForAccessibility is not auto, yes, no or no-hide-descendants.",
    why: "People hear something that should be hidden, or do not hear something that should not.",
    fix: "Set importantForAccessibility to auto, yes, no or no-hide-descendants.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<View importantForAccessibility=\"never\"><Text>Ad</Text></View>;"),
      .passes(
        .reactNative,
        "export default () => <View importantForAccessibility=\"no\"><Text>Ad</Text></View>;"),
    ]
  ) { elements, findings in
    WordProp(
      name: "importantForAccessibility", words: ["auto", "yes", "no", "no-hide-descendants"]
    ).check(elements, &findings)
  }

  /// The rule about traits and component types that React Native never supported.
  ///
  /// Source: React Native 0.59, `AccessibilityTrait`; later versions ignore traits.
  static let hasValidAccessibilityTraits = props(
    "has-valid-accessibility-traits", severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "A trait or component type is one that React Native never supported.",
    why: "People do not hear what the element is.",
    fix: "Set accessibilityRole, which has replaced traits and component types.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityTraits=\"big-button\"><Text>Go</Text></Pressable>;"
      ),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityTraits=\"button\"><Text>Go</Text></Pressable>;"
      ),
    ]
  ) { elements, findings in
    WordProp(
      name: "accessibilityTraits",
      words: [
        "none", "button", "link", "header", "search", "image", "selected", "plays", "key", "text",
        "summary", "disabled", "frequentUpdates", "startsMedia", "adjustable",
        "allowsDirectInteraction", "pageTurn",
      ], takesLists: true
    ).check(elements, &findings)
    WordProp(
      name: "accessibilityComponentType",
      words: ["none", "button", "radiobutton_checked", "radiobutton_unchecked"]
    ).check(elements, &findings)
  }
}
