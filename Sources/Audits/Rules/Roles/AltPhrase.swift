internal import Simulator

extension AuditRule {
  static let altPhrase = AuditRule(
    id: "alt-phrase", layer: .tree, severity: .warning, guidelines: ["T5", "T16", "T17"],
    condition:
      "An alternative says that it is a picture or a link, which readers say by themselves.",
    why: "A person hears “image” twice before hearing what the picture shows.",
    fixes: [
      .web: "Begin the alt with what the picture shows.",
      .android: "Begin android:contentDescription with what the picture shows.",
      .ios: "Begin accessibilityLabel with what the picture shows.",
      .reactNative: "Begin alt with what the picture shows.",
      .design: "Begin with what the picture shows.",
    ],
    supersedes: ["role-word-in-label", "heard-twice"],
    examples: [
      .fails(.web, "↓<img src=a.png alt='Picture of a harbour'>"),
      .passes(.web, "<img src=a.png alt='A harbour'>"),
      .passes(.web, "<img src=a.png alt='Picture of a harbour' aria-hidden=true>"),
      .fails(
        .reactNative, "export default () => ↓<Image source={a} alt=\"Image of a harbour\" />;"),
      .passes(.reactNative, "export default () => <Image source={a} alt=\"A harbour\" />;"),
      .fails(.design, "- ↓img \"Photo of a harbour\""),
      .passes(.design, "- img \"A harbour\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<ImageView android:contentDescription="Image of a bridge"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <ImageView android:contentDescription="A bridge"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeImage type="XCUIElementTypeImage" label="Image of a bridge"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeImage type="XCUIElementTypeImage" label="A bridge" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    let phrases = subject.words.phrases(\.imagePhrases).sorted { $0.count > $1.count }
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard !node.name.isBlank, node.isPictureOrItsControl, node.isPartOfSpeech else { continue }
      let words = Wording.words(of: node.name)
      if let phrase = phrases.first(where: {
        $0.count < words.count && (words.starts(withPhrase: $0) || words.ends(withPhrase: $0))
      }) {
        findings.add(
          visit.index,
          "“\(Wording.collapsingWhitespace(node.name))” begins with “\(phrase.joined(separator: " "))”, which readers say by themselves."
        )
      } else if words.count > 1, words.last == "logo", node.role.isPicture {
        findings.add(
          visit.index,
          "“\(Wording.collapsingWhitespace(node.name))” ends with “logo”; the name alone is often enough.",
          needsReview: true)
      }
    }
  }

  static let altDescribesLook = AuditRule(
    id: "alt-describes-look", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["2.4.6"],
    guidelines: ["T2"],
    condition: "The name of a control is the shape of its picture, and not what it does.",
    why: "A person who hears “hamburger” or “three dots” has to guess what happens.",
    fixes: .everywhere("Say what it does, such as “Menu”."),
    examples: [
      .fails(.web, "↓<button><img src=m.png alt=Hamburger></button>"),
      .passes(.web, "<button><img src=m.png alt=Menu></button>"),
      .fails(.design, "- ↓button \"Three dots icon\""),
      .passes(.design, "- button \"Star this message\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<ImageButton android:contentDescription="Magnifying glass"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <ImageButton android:contentDescription="Search"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="Magnifying glass"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Search" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<Pressable accessibilityRole="button" accessibilityLabel="Magnifying glass" />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Search" />
          """#)),
    ]
  ) { subject, findings in
    let shapes = Set(subject.words.phrases(\.shapes))
    let roles = subject.words.phrases(\.roles)
    for control in subject.controls {
      switch control.kind {
      case .button, .link, .custom: break
      case .field, .picker, .choice, .adjustable: continue
      }
      let words = control.words.removingSuffix(in: roles)
      guard shapes.contains(words) else { continue }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(control.name))” is what it looks like, not what it does.")
    }
  }
}

extension Node {
  /// Whether it is heard by itself or as part of a name.
  fileprivate var isPartOfSpeech: Bool {
    guard let hidden, hidden.audience == .everyReader else { return true }
    switch hidden.reason {
    case .presentationalChild, .insideControl: return true
    default: return false
    }
  }

  /// Whether it is a picture, or a control whose name is that of a picture.
  fileprivate var isPictureOrItsControl: Bool {
    if role.isPicture { return label?.origin != .fileName }
    return label?.origin == .alt
  }
}
