internal import Simulator

extension AuditRule {
  static let gestureNotIndicated = AuditRule(
    id: "gesture-not-indicated", layer: .announcement, severity: .serious, criteria: ["3.3.2"],
    bestPractice: ["3.3.2"],
    guidelines: ["F3", "F8", "F15"],
    condition: "Something is used by a gesture of its own, and its name does not say by which.",
    why: "Nobody guesses a gesture that cannot be seen, and hints are often turned off.",
    fixes: [
      .web: "Say in the name what to do, such as “Signature, draw with one finger”.",
      .android: "Say in the contentDescription what to do, such as “Mood, draw a smile”.",
      .ios: "Say in the accessibilityLabel what to do, such as “Mood, draw a smile”.",
      .reactNative: "Say in the accessibilityLabel what to do, such as “Mood, draw a smile”.",
      .design: "Say in the name what to do, such as “Mood, draw a smile”.",
    ],
    platforms: [.android, .reactNative, .design],
    examples: [
      .fails(
        .reactNative,
        "↓<View accessible accessibilityRole=\"image\" accessibilityLabel=\"Signature\" "
          + "accessibilityHint=\"Draw with one finger\" />"),
      .passes(
        .reactNative,
        "<View accessible accessibilityRole=\"image\" "
          + "accessibilityLabel=\"Signature, draw with one finger\" />"),
      .fails(.design, "- ↓button \"Mood\":\n  - /ios.traits: allowsDirectInteraction"),
      .passes(
        .design, "- button \"Mood, draw a smile\":\n  - /ios.traits: allowsDirectInteraction"),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<com.github.gcacace.signaturepad.views.SignaturePad
            android:contentDescription="Signature"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <com.github.gcacace.signaturepad.views.SignaturePad android:contentDescription="Draw
            your signature"/>
          """#)),
    ]
  ) { subject, findings in
    let words = PhraseSet(subject.words.phrases { $0.drawing } + subject.words.phrases(\.gestures))
    for surface in GestureSurface.all(on: subject) {
      for heard in subject.platformReadings() {
        guard let stop = heard.stop(of: surface.node) else { continue }
        let named = stop.announcement.parts { kind, _ in [.label, .content].contains(kind) }
        let hinted = stop.announcement.parts { kind, _ in kind.isAuthored }
        func tells(_ parts: [Part]) -> Bool {
          parts.contains { words.isFound(in: Wording.words(of: $0.text)) }
        }
        guard !tells(named) else { continue }
        let isHinted = tells(hinted)
        findings.add(
          surface.node,
          isHinted
            ? "Only the hint says by which gesture this is used."
            : "Nothing says by which gesture this is used.",
          severity: isHinted ? .warning : .serious, heard: [heard.quote(stop, restingOn: [])])
      }
    }
  }
}
