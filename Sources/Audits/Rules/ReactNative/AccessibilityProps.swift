internal import Simulator

/// A prop with a few words of its own.
private struct WordProp {
  let name: String
  let words: Set<String>
  var takesLists = false

  func run(_ subject: AuditSubject, _ findings: inout FindingList) {
    let elements = PropElements(subject)
    for index in elements.indices {
      guard let prop = elements.source[index][name] else { continue }
      switch PropValue(prop: prop) {
      case .text(let word): check([word], at: index, &findings)
      case .array(let items) where takesLists:
        let texts = items.compactMap { item -> String? in
          if case .text(let text) = PropValue(code: item) { text } else { nil }
        }
        check(texts, at: index, &findings)
      case .number, .bool, .array, .object:
        findings.add(element: index, "Its \(name) is none of the words that React Native knows.")
      case .nothing, .unknown: continue
      }
    }
  }

  private func check(_ texts: [String], at index: Int, _ findings: inout FindingList) {
    for text in texts where !words.contains(text) {
      findings.add(element: index, "React Native knows no \(name) “\(text)”.")
    }
  }
}

extension AuditRule {
  static let accessibilityLiveRegion = AuditRule(
    id: "has-valid-accessibility-live-region", layer: .tree, severity: .serious,
    criteria: ["4.1.3"],
    condition: "A live region is neither none, polite nor assertive.",
    why: "A person does not hear what changes there.",
    fixes: [.reactNative: "Set accessibilityLiveRegion to none, polite or assertive."],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(
        .reactNative, "export default () => ↓<Text accessibilityLiveRegion=\"loud\">Saved</Text>;"),
      .passes(
        .reactNative, "export default () => <Text accessibilityLiveRegion=\"polite\">Saved</Text>;"),
    ]
  ) { subject, findings in
    WordProp(name: "accessibilityLiveRegion", words: ["none", "polite", "assertive"])
      .run(subject, &findings)
  }

  static let importantForAccessibility = AuditRule(
    id: "has-valid-important-for-accessibility", layer: .tree, severity: .serious,
    criteria: ["4.1.2"],
    condition: "An importantForAccessibility is none of auto, yes, no and no-hide-descendants.",
    why: "A person hears what was meant to be hidden, or the other way round.",
    fixes: [
      .reactNative: "Set importantForAccessibility to auto, yes, no or no-hide-descendants."
    ],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<View importantForAccessibility=\"never\"><Text>Ad</Text></View>;"),
      .passes(
        .reactNative,
        "export default () => <View importantForAccessibility=\"no\"><Text>Ad</Text></View>;"),
    ]
  ) { subject, findings in
    WordProp(
      name: "importantForAccessibility", words: ["auto", "yes", "no", "no-hide-descendants"]
    ).run(subject, &findings)
  }

  /// Source: React Native 0.59, `AccessibilityTrait`; later ones take no traits.
  static let accessibilityTraits = AuditRule(
    id: "has-valid-accessibility-traits", layer: .tree, severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "A trait is written that React Native never knew.",
    why: "A person does not hear what it is.",
    fixes: [.reactNative: "Set accessibilityRole, which has taken the place of traits."],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
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
  ) { subject, findings in
    WordProp(
      name: "accessibilityTraits",
      words: [
        "none", "button", "link", "header", "search", "image", "selected", "plays", "key", "text",
        "summary", "disabled", "frequentUpdates", "startsMedia", "adjustable",
        "allowsDirectInteraction", "pageTurn",
      ], takesLists: true
    ).run(subject, &findings)
    WordProp(
      name: "accessibilityComponentType",
      words: ["none", "button", "radiobutton_checked", "radiobutton_unchecked"]
    ).run(subject, &findings)
  }

  static let accessibilityProps = AuditRule(
    id: "has-accessibility-props", layer: .tree, severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "Something that is pressed mixes accessibilityRole with the props that it replaced, "
      + "or has only one of those.",
    why: "A person hears what it is on one platform or on none.",
    fixes: [
      .reactNative: "Keep accessibilityRole, and remove accessibilityTraits and "
        + "accessibilityComponentType."
    ],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
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
  ) { subject, findings in
    let elements = PropElements(subject)
    for index in elements.indices {
      let element = elements.source[index]
      guard PropElements.isTouchable(element.name), !elements.isSpread(index) else { continue }
      let old = ["accessibilityTraits", "accessibilityComponentType"].filter { element[$0] != nil }
      if element["accessibilityRole"] != nil, let first = old.first {
        findings.add(element: index, "Its \(first) says again what its accessibilityRole says.")
      } else if element["accessibilityRole"] == nil, old.count == 1 {
        findings.add(element: index, "Its \(old[0]) is for one platform alone.")
      }
    }
  }
}
