internal import Simulator

extension AuditRule {
  static let hiddenOnOnePlatform = AuditRule(
    id: "hidden-on-one-platform", layer: .comparison, severity: .serious, criteria: ["1.3.1"],
    guidelines: ["A8"],
    condition:
      "An element with words or controls is hidden from one reader but not from the other, or one "
      + "reader announces the name of an element in place of its text.",
    why:
      "People with one kind of phone hear something that people with the other do not, or hear a "
      + "hidden label twice.",
    fixes: [
      .web: "Put each text into a <p> or another block, or remove tabindex or the name.",
      .reactNative:
        "Set both accessibilityElementsHidden and "
        + "importantForAccessibility=\"no-hide-descendants\", or aria-hidden, or neither.",
      .design: "Hide the element from both readers or from neither.",
    ],
    platforms: [.web, .reactNative, .design], requiredFacts: [.reach],
    supersedes: ["readers-disagree"],
    examples: [
      .fails(.web, "↓<div role=log aria-label=Messages tabindex=0>Anna: Hello</div>"),
      .fails(.web, "↓<pre role=note aria-label=Code tabindex=0><b>let</b> a = 1</pre>"),
      .passes(.web, "<div role=log aria-label=Messages tabindex=0><p>Anna: Hello</p></div>"),
      .passes(.web, "<div role=log aria-label=Messages>Anna: Hello</div>"),
      .passes(.web, "<div role=status aria-label='3 items in the cart' tabindex=0>3 items</div>"),
      .fails(
        .reactNative,
        "<View>↓<Text accessibilityElementsHidden={true}>Email</Text>"
          + "<TextInput accessibilityLabel=\"Email\"/></View>"),
      .passes(
        .reactNative,
        "<View><Text accessibilityElementsHidden={true} "
          + "importantForAccessibility=\"no-hide-descendants\">Email</Text>"
          + "<TextInput accessibilityLabel=\"Email\"/></View>"),
      .fails(.design, "- ↓text \"Total 5 euros\":\n  - /hidden: hidden, visible, from talkback"),
      .passes(.design, "- text \"Total 5 euros\":\n  - /hidden: hidden, visible"),
    ]
  ) { subject, findings in
    if subject.platform == .web {
      TextsBehindNames(subject: subject).run(&findings)
      return
    }
    for visit in subject.screen.preorder {
      guard let hidden = subject.screen[visit.index].hidden, hidden.isVisible,
        hidden.audience != .everyReader,
        subject.screen.parent(of: visit.index).map({ subject.screen[$0].hidden != hidden }) ?? true
      else { continue }
      let other: TextInput.Platform = hidden.audience == .voiceOver ? .android : .iOS
      let readings = subject.sameTreeReadings().filter {
        type(of: $0.reader).platform == other
          && isHeard(visit.index, alone: hidden.keepsChildren, by: $0)
      }
      guard let reading = readings.first else { continue }
      let from = hidden.audience == .voiceOver ? "VoiceOver" : "TalkBack"
      let quotes = reading.stop(speaking: visit.index).map { [reading.quote($0, restingOn: [])] }
      findings.add(
        visit.index,
        "This is hidden from \(from), but \(type(of: reading.reader).displayName) announces it.",
        heard: quotes ?? [])
    }
  }

  /// Whether a reader announces a node or any descendant of the node.
  private static func isHeard(
    _ node: Node.Index, alone: Bool, by reading: ScreenReading
  ) -> Bool {
    if reading.stop(speaking: node) != nil { return true }
    return !alone
      && reading.screen.descendants(of: node).contains { reading.stop(speaking: $0.index) != nil }
  }
}
