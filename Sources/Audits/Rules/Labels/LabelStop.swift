internal import Simulator

extension AuditRule {
  static let labelStop = AuditRule(
    id: "label-stop", aliases: ["INPUT_HAS_FOCUSABLE_LABEL"], layer: .announcement,
    severity: .serious,
    guidelines: ["A6", "C11"],
    condition: "A visible label is a stop of its own beside a field that says the same words.",
    why: "A person hears every label twice and swipes twice as often.",
    fixes: [
      .ios: "Set isAccessibilityElement of the label to false.",
      .reactNative:
        "Set accessibilityElementsHidden and importantForAccessibility=\"no\" on the <Text>.",
    ],
    platforms: [.ios, .reactNative],
    requiredFacts: [.label, .words, .reach],
    supersedes: ["heard-twice"],
    examples: [
      .fails(
        .reactNative,
        "export default () => <View>↓<Text>Email</Text>"
          + "<TextInput accessibilityLabel=\"Email\" /></View>;"),
      .passes(
        .reactNative,
        "export default () => <View><Text accessibilityElementsHidden={true} "
          + "importantForAccessibility=\"no\">Email</Text>"
          + "<TextInput accessibilityLabel=\"Email\" /></View>;"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email"
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="50"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    let additions = subject.words.phrases(\.required) + subject.words.phrases(\.optional)
    // Its author took the label out for readers, and not every one heeds that.
    let isTakenOut = { (node: Node) in node.knownReactNative?.isAccessible == false }
    for heard in subject.sameTreeReadings() {
      let stops = heard.transcript.stops
      for control in subject.controls where control.kind.isEntry && !control.name.isBlank {
        guard let stop = heard.stop(of: control.node) else { continue }
        let name = control.words.removingSuffix(in: additions)
        let index = stop.index - 1
        for neighbour in [index - 1, index + 1] where stops.indices.contains(neighbour) {
          let label = stops[neighbour]
          let node = subject.screen[label.node]
          guard node.role == .text || node.label?.origin == .content, !name.isEmpty,
            Wording.words(of: node.name.isEmpty ? label.announcement.said : node.name)
              .removingSuffix(in: additions)
              == name, subject.control(at: label.node) == nil
          else { continue }
          findings.add(
            label.node,
            "“\(Wording.collapsingWhitespace(control.name))” is heard here and again at the \(control.kind.word).",
            needsReview: isTakenOut(node), heard: [heard.quote(label, restingOn: [])],
            related: [Finding.Related(control.node, "Says the same.")])
        }
      }
    }
  }
}
