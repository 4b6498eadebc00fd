internal import Simulator

extension AuditRule {
  static let labelStop = AuditRule(
    id: "label-stop", aliases: ["INPUT_HAS_FOCUSABLE_LABEL"], layer: .announcement,
    severity: .serious, guidelines: ["A6", "C11"],
    condition: "A visible label is a separate stop beside a field that announces the same words.",
    why: "People hear every label twice, and have to swipe twice as often.",
    fixes: [
      .ios: "Set isAccessibilityElement of the label to false.",
      .reactNative:
        "Set accessibilityElementsHidden and importantForAccessibility=\"no\" on the <Text>.",
    ],
    platforms: [.ios, .reactNative], requiredFacts: [.label, .words, .reach],
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
      .fails(ios: [.found(.text, "Email", y: 60), .other(.field, "Email")]),
      .passes(ios: [.other(.field, "Email")]),
    ]
  ) { subject, findings in
    let additions = subject.words.phrases(\.required) + subject.words.phrases(\.optional)
    // Whether the author hid the label from readers, so that only one reader still announces the
    // label.
    let isTakenOut = { (node: Node) in node.knownReactNative?.isAccessible == false }
    for reading in subject.sameTreeReadings() {
      let stops = reading.transcript.stops
      for control in subject.controls where control.kind.isEntry && !control.name.isBlank {
        guard let stop = reading.stop(of: control.node) else { continue }
        let name = control.words.removingSuffix(in: additions)
        let index = stop.index - 1
        for neighbour in [index - 1, index + 1] where stops.indices.contains(neighbour) {
          let label = stops[neighbour]
          let node = subject.screen[label.node]
          // A text at the same place in the source is a part of the control itself, such as the title
          // of a compact date picker. The author cannot hide it alone.
          if let position = node.position, position == subject.screen[control.node].position {
            continue
          }
          // A heading names all content after it, so it is not the label of a single control.
          guard node.role == .text || node.label?.origin == .content, node.role != .heading,
            !name.isEmpty,
            Wording.words(of: node.name.isEmpty ? label.announcement.said : node.name)
              .removingSuffix(in: additions)
              == name, !subject.isControl(label.node)
          else { continue }
          findings.add(
            label.node,
            "“\(Wording.collapsingWhitespace(control.name))” is announced here and again at the \(control.kind.word).",
            needsReview: isTakenOut(node), heard: [reading.quote(label, restingOn: [])],
            code: CodeFix(setting: .decoration),
            related: [Finding.Related(control.node, "It announces the same words.")])
        }
      }
    }
  }
}
