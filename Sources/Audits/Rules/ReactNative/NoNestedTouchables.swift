internal import Simulator

extension AuditRule {
  static let noNestedTouchables = props(
    "no-nested-touchables", severity: .critical, criteria: ["2.1.1", "4.1.2"],
    condition: "A touchable is inside an element that is accessible as a whole.",
    why: "People who use VoiceOver cannot reach the inner touchable.",
    fix:
      "Move the inner touchable out, set accessible={false} on the outer element, or offer its "
      + "action in accessibilityActions.",
    examples: [
      .fails(
        .reactNative,
        "export default () => ↓<View accessible={true}><Pressable onPress={go}><Text>Go</Text>"
          + "</Pressable></View>;"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable onPress={open}><Text>Card</Text><Pressable "
          + "onPress={buy}><Text>Buy</Text></Pressable></Pressable>;"),
      .passes(
        .reactNative,
        "export default () => <View><Pressable onPress={go}><Text>Go</Text></Pressable></View>;"),
      .passes(
        .reactNative,
        "export default () => <Pressable onPress={open}><Text>Card</Text><Modal><Pressable "
          + "onPress={buy}><Text>Buy</Text></Pressable></Modal></Pressable>;"),
    ]
  ) { elements, findings in
    // The outermost accessibility element around each element, and whether the source explicitly
    // makes it an accessibility element.
    var around: [Int: (index: Int, isWritten: Bool)] = [:]
    // React Native makes a touchable an accessibility element; without a handler, a touchable may
    // only be a part of a component that decides this.
    let isPressed = { (index: Int) in
      elements.source[index]["onPress"] != nil || elements.source[index]["onLongPress"] != nil
    }
    let offersActions = { (index: Int) in elements.source[index]["accessibilityActions"] != nil }
    for index in elements.indices {
      let element = elements.source[index]
      // A modal is a window of its own.
      let outer = element.name == "Modal" ? nil : element.parent.flatMap { around[$0] }
      if let outer, PropElements.isTouchable(element.name) {
        findings.add(
          element: outer.index,
          "This element is accessible as a whole and contains a \(element.name), "
            + "which VoiceOver cannot reach.",
          needsReview: offersActions(outer.index)
            || !outer.isWritten
              && (elements.isSpread(outer.index) || !isPressed(index) || !isPressed(outer.index))
        )
      }
      let accessible = element["accessible"].map(LiteralPropValue.init(prop:))
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
}
