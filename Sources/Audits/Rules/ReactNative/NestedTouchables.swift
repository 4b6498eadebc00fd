internal import Simulator

extension AuditRule {
  static let nestedTouchables = AuditRule(
    id: "no-nested-touchables", layer: .tree, severity: .critical, criteria: ["2.1.1", "4.1.2"],
    condition: "Something that is pressed stands inside an element that is accessible as a whole.",
    why: "A person who uses VoiceOver never comes to the inner one.",
    fixes: [
      .reactNative: "Take the inner one out, set accessible={false} on the outer one, "
        + "or offer it as one of accessibilityActions."
    ],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<View accessible={true}><Pressable onPress={go}><Text>Go</Text>"
          + "</Pressable></View>;"),
      .passes(
        .reactNative,
        "export default () => <View><Pressable onPress={go}><Text>Go</Text></Pressable></View>;"),
    ]
  ) { subject, findings in
    let elements = PropElements(subject)
    // Whether an element, or one around it, is accessible as a whole; and whether that is written.
    var around: [Int: (index: Int, isWritten: Bool)] = [:]
    for index in elements.indices {
      let element = elements.source[index]
      let outer = element.parent.flatMap { around[$0] }
      if let outer, PropElements.isTouchable(element.name) {
        findings.add(
          element: outer.index,
          "It is accessible as a whole and holds a \(element.name), which VoiceOver does not reach.",
          needsReview: !outer.isWritten)
      }
      let accessible = element["accessible"].map(PropValue.init(prop:))
      if let outer, outer.isWritten {
        around[index] = outer
      } else if accessible == .bool(true) {
        around[index] = (index, true)
      } else if accessible == nil, PropElements.isTouchable(element.name) {
        around[index] = outer ?? (index, false)
      } else if let outer {
        around[index] = outer
      }
    }
  }

  static let emptyText = AuditRule(
    id: "no-empty-text", layer: .tree, severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"],
    condition: "A Text holds nothing.",
    why: "A person may come to a stop at which nothing is said.",
    fixes: [.reactNative: "Remove it, or draw the space with a style."],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(.reactNative, "export default () => <View>↓<Text></Text><Text>Hello</Text></View>;"),
      .passes(.reactNative, "export default () => <View><Text>Hello</Text></View>;"),
    ]
  ) { subject, findings in
    let elements = PropElements(subject)
    for index in elements.indices {
      let element = elements.source[index]
      guard element.name == "Text" || element.name == "Animated.Text", element.text.isBlank,
        // A blank that does not break is put there to hold the place open.
        !element.text.contains("\u{A0}"), element.firstChild == nil,
        ["children", "accessibilityLabel", "aria-label"].allSatisfy({ element[$0] == nil }),
        !elements.isSpread(index)
      else { continue }
      findings.add(element: index, "This text is empty.")
    }
  }

  static let listCount = AuditRule(
    id: "flat-list-count",
    aliases: [
      "FLATLIST_NO_COUNT_IN_SINGULAR_MESSAGE", "FLATLIST_NO_COUNT_IN_PLURAL_MESSAGE",
    ], layer: .tree, severity: .serious, criteria: ["4.1.3"],
    condition: "The message of a list that changes does not hold %count%.",
    why: "A person hears that a list has changed, and not how many results there are.",
    fixes: [.reactNative: "Put %count% where the number belongs."],
    platforms: [.reactNative], needs: [.source],
    requiredFacts: [],
    examples: [
      .fails(
        .reactNative,
        "export default () => <View>↓<FlatList data={rows} pluralMessage=\"some results\" /></View>;"
      ),
      .passes(
        .reactNative,
        "export default () => <View><FlatList data={rows} pluralMessage=\"%count% results\" /></View>;"
      ),
    ]
  ) { subject, findings in
    let elements = PropElements(subject)
    let props: [(name: String, severity: Severity)] = [
      ("accessibilityPluralMessage", .serious), ("pluralMessage", .serious),
      ("accessibilitySingularMessage", .warning), ("singularMessage", .warning),
    ]
    for index in elements.indices {
      for prop in props {
        guard let value = elements.source[index][prop.name],
          case .text(let text) = PropValue(prop: value), !text.contains("%count%")
        else { continue }
        findings.add(
          element: index, "Its \(prop.name) does not say how many.", severity: prop.severity)
      }
    }
  }
}
