internal import Simulator

extension AuditRule {
  static let gestureWithoutAlternative = AuditRule(
    id: "gesture-without-alternative", layer: .tree, severity: .serious, needsReview: true,
    criteria: ["2.5.1", "2.5.7"], guidelines: ["F4", "F9"],
    condition:
      "An element needs a gesture, such as drawing or dragging, and nothing else on "
      + "the screen seems to do the same.",
    why: "People who cannot draw or drag need another way to the same result.",
    fixes: [
      .android: "Add a custom action or a button that does the same.",
      .ios: "Add an accessibilityCustomAction or a button that does the same.",
      .reactNative: "Add accessibilityActions or a button that does the same.",
      .design: "Add an /action or a button that does the same.",
    ],
    platforms: [.android, .ios, .reactNative, .design],
    examples: [
      .fails(
        .reactNative,
        "↓<View accessible accessibilityRole=\"image\" accessibilityLabel=\"Signature\" "
          + "accessibilityHint=\"Draw with one finger\" />"),
      .passes(
        .reactNative,
        "<View><View accessible accessibilityRole=\"image\" accessibilityLabel=\"Signature\" "
          + "accessibilityHint=\"Draw with one finger\" />"
          + "<TextInput accessibilityLabel=\"Or type your name\" /></View>"),
      .fails(
        .design, "- ↓button \"Mood, draw a smile\":\n  - /ios.traits: allowsDirectInteraction"),
      .passes(
        .design,
        "- button \"Mood, draw a smile\":\n  - /ios.traits: allowsDirectInteraction\n"
          + "  - /action: Happy"),
      .fails(
        layout:
          #"↓<com.github.gcacace.signaturepad.views.SignaturePad android:contentDescription="Signature"/>"#
      ),
      .passes(layout: #"<Button android:text="a"/>"#),
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
          <XCUIElementTypeOther type="XCUIElementTypeOther" label="Mood" enabled="true"
            visible="true" accessible="true" x="0" y="100" width="300" height="200"
            traits="Button"/>
          """), as: "appium-ios"),
    ]
  ) { subject, findings in
    let surfaces = GestureSurface.all(on: subject)
    let own = Set(surfaces.map(\.node))
    let parents = Set(
      subject.controls.filter { !own.contains($0.node) && $0.kind != .link }.compactMap {
        subject.screen.parent(of: $0.node)
      })
    for surface in surfaces {
      let node = subject.screen[surface.node]
      let hasAction =
        !node.actions.isEmpty || node.knownAndroid?.customActions.isEmpty == false
        || node.knownReactNative?.actions?.isEmpty == false
        || node.knownIOS?.customActions != nil || node.traits?.contains(.adjustable) == true
        || node.role == .slider || node.textInput != nil
      let hasNeighbour = subject.screen.parent(of: surface.node).map(parents.contains) == true
      guard !hasAction, !hasNeighbour else { continue }
      findings.add(surface.node, "This element needs a gesture, and no alternative was found.")
    }
  }
}
