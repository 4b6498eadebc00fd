internal import Simulator

extension AuditRule {
  static let altPhrase = AuditRule(
    id: "alt-phrase", aliases: ["img-redundant-alt"], layer: .tree, severity: .warning,
    guidelines: ["T5", "T16", "T17"],
    condition: "A text alternative says that it is a picture, which readers announce themselves.",
    why: "People hear “image” twice before they hear what the picture shows.",
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
      .fails(.web, "↓<img src=a.png alt='Harbour photo'>"),
      .passes(.web, "<img src=a.png alt='A harbour'>"),
      .passes(.web, "<img src=a.png alt='Picture of a harbour' aria-hidden=true>"),
      .fails(
        .reactNative, "export default () => ↓<Image source={a} alt=\"Image of a harbour\" />;"),
      .passes(.reactNative, "export default () => <Image source={a} alt=\"A harbour\" />;"),
      .fails(.design, "- ↓img \"Photo of a harbour\""),
      .passes(.design, "- img \"A harbour\""),
      .fails(layout: #"↓<ImageView android:contentDescription="Image of a bridge"/>"#),
      .passes(layout: #"<ImageView android:contentDescription="A bridge"/>"#),
      .fails(ios: [.found(.image, "Image of a bridge")]),
      .passes(ios: [.other(.image, "A bridge")]),
    ]
  ) { subject, findings in
    let phrases = subject.words.phrases(\.imagePhrases).sorted { $0.count > $1.count }
    let nouns: Set<String> = ["image", "photo", "photograph", "picture"]
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      guard !node.name.isBlank, node.isPictureOrItsControl, node.isPartOfSpeech else { continue }
      let words = Wording.words(of: node.name)
      if let phrase = phrases.first(where: {
        $0.count < words.count && (words.starts(withPhrase: $0) || words.ends(withPhrase: $0))
      }) {
        findings.add(
          visit.index,
          "“\(Wording.collapsingWhitespace(node.name))” contains "
            + "“\(phrase.joined(separator: " "))”, which readers announce themselves."
        )
      } else if subject.platform == .web, words.count > 1, let last = words.last,
        nouns.contains(last), node.role.isPicture
      {
        findings.add(
          visit.index,
          "“\(Wording.collapsingWhitespace(node.name))” ends with “\(last)”, which readers announce "
            + "themselves.")
      } else if words.count > 1, words.last == "logo", node.role.isPicture {
        findings.add(
          visit.index,
          "“\(Wording.collapsingWhitespace(node.name))” ends with “logo”; the name "
            + "alone is often enough.",
          needsReview: true, fix: Finding.Fix("Remove “logo” if the name alone is enough."))
      }
    }
  }
}

extension Node {
  /// Whether readers announce the node, either by itself or as a part of another node's name.
  fileprivate var isPartOfSpeech: Bool {
    guard let hidden, hidden.audience == .everyReader else { return true }
    switch hidden.reason {
    case .presentationalChild, .insideControl: return true
    default: return false
    }
  }

  /// Whether the node is a picture, or a control that gets its name from a picture.
  fileprivate var isPictureOrItsControl: Bool {
    if role.isPicture { return label?.origin != .fileName }
    return label?.origin == .alt
  }
}
