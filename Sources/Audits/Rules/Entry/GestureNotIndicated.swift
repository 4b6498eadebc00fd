internal import Simulator

extension AuditRule {
  static let gestureNotIndicated = AuditRule(
    id: "gesture-not-indicated", layer: .announcement, severity: .serious, criteria: ["3.3.2"],
    bestPractice: ["3.3.2"], guidelines: ["F3", "F8", "F15"],
    condition:
      "An element needs a gesture, such as drawing or dragging, and its name does not say which.",
    why: "Nobody can guess a gesture that is not shown, and hints are often turned off.",
    fixes: [
      .android: "Say in the contentDescription what to do, such as “Mood, draw a smile”.",
      .ios: "Say in the accessibilityLabel what to do, such as “Mood, draw a smile”.",
      .reactNative: "Say in the accessibilityLabel what to do, such as “Mood, draw a smile”.",
      .design: "Say in the name what to do, such as “Mood, draw a smile”.",
    ],
    platforms: [.android, .ios, .reactNative, .design],
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
        layout:
          #"↓<com.github.gcacace.signaturepad.views.SignaturePad android:contentDescription="Signature"/>"#
      ),
      .passes(
        layout:
          #"<com.github.gcacace.signaturepad.views.SignaturePad android:contentDescription="Draw your signature"/>"#
      ),
      .fails(
        .ios,
        ExampleFile.elements(
          """
          ↓<XCUIElementTypeOther type="XCUIElementTypeOther" label="Mood" enabled="true"
            visible="true" accessible="true" x="0" y="100" width="300" height="200"
            traits="AllowsDirectInteraction"/>
          """), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          """
          <XCUIElementTypeOther type="XCUIElementTypeOther" label="Mood, draw a smile" enabled="true"
            visible="true" accessible="true" x="0" y="100" width="300" height="200"
            traits="AllowsDirectInteraction"/>
          """), as: "appium-ios"),
    ]
  ) { subject, findings in
    let words = PhraseSet(subject.words.phrases(\.drawing) + subject.words.phrases(\.gestures))
    for surface in GestureSurface.all(on: subject) {
      for reading in subject.platformReadings() {
        guard let stop = reading.stop(of: surface.node) else { continue }
        let named = stop.announcement.parts { kind, _ in [.label, .content].contains(kind) }
        let hinted = stop.announcement.parts { kind, _ in kind.isAuthored }
        func namesGesture(_ parts: [Part]) -> Bool {
          parts.contains { words.isFound(in: Wording.words(of: $0.text)) }
        }
        guard !namesGesture(named) else { continue }
        let isHinted = namesGesture(hinted)
        findings.add(
          surface.node,
          isHinted
            ? "Only the hint says which gesture to use here."
            : "Nothing says which gesture to use here.",
          severity: isHinted ? .warning : .serious, heard: [reading.quote(stop, restingOn: [])],
          fix: fix(of: surface.node, words, subject))
      }
    }
  }

  /// Returns the fix with an example that contains the name of the element.
  ///
  /// If the hint names the gesture, the example repeats the hint.
  private static func fix(
    of index: Node.Index, _ words: PhraseSet, _ subject: AuditSubject
  ) -> Finding.Fix? {
    let setting: String
    switch subject.platform {
    case .android: setting = "contentDescription"
    case .ios, .reactNative: setting = "accessibilityLabel"
    case .design: setting = "name"
    case .web: return nil
    }
    let node = subject.screen[index]
    let name = Wording.collapsingWhitespace(node.name)
    var gesture = "draw with one finger"
    if let hint = node.hint?.text, words.isFound(in: Wording.words(of: hint)) {
      gesture = Wording.collapsingWhitespace(hint)
      if gesture.hasSuffix(".") { gesture.removeLast() }
    }
    let rest = gesture.prefix(1).lowercased() + gesture.dropFirst()
    let example = name.isEmpty ? gesture.capitalisedFirst : "\(name), \(rest)"
    return Finding.Fix("Say in the \(setting) what to do, such as “\(example)”.")
  }
}
