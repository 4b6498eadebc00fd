internal import Simulator

extension AuditRule {
  static let upperCase = AuditRule(
    id: "upper-case", aliases: ["NO_UPPERCASE_TEXT", "UPPERCASE_TEXT_NO_ACCESSIBILITY_LABEL"],
    layer: .announcement, severity: .serious,
    condition: "A text of four letters or more is written in capitals only.",
    why: "Some voices spell such words, so people hear single letters.",
    fixes: [
      .android: "Use capitals only where the language needs them, and set android:textAllCaps.",
      .ios:
        "Use capitals only where the language needs them, in the text or in an accessibilityLabel.",
      .reactNative: "Set an accessibilityLabel with capitals only where the language needs them.",
    ],
    platforms: [.android, .ios, .reactNative], requiredFacts: [.label, .words],
    examples: [
      .fails(.reactNative, "export default () => ↓<Text>ADD TO CART</Text>;"),
      .passes(.reactNative, "export default () => <Text>Add to cart</Text>;"),
      .fails(layout: #"↓<TextView android:text="ADD TO CART"/>"#),
      .passes(layout: #"<TextView android:text="Add to cart" android:textAllCaps="true"/>"#),
      .fails(ios: [.found(.text, "OPENING HOURS")]),
      .passes(ios: [.other(.text, "Opening hours")]),
    ]
  ) { subject, findings in
    // Findings in Android dumps need review: a dump does not show whether capitals come from a
    // style.
    let isDump = subject.screen.origin == .androidNodes
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      // The content of a node with a name from its author is skipped, because readers ignore this
      // content.
      if node.hidden != nil || node.isNamedByAuthor { nodes.skipDescendants(of: visit) }
      guard node.hidden == nil, !node.name.isBlank, node.placeholder != node.name,
        node.knownReactNative?.isAccessible != false
      else { continue }
      let isDrawn =
        node.knownReactNative?.details[.textTransform] == "uppercase"
        && node.label?.origin != .contentDescription
      let letters = node.name.filter { $0.isUppercase || $0.isLowercase }
      // Short codes such as “A1” are ignored. Like the checker React Native AMA, count all
      // characters.
      let isLong = letters.count > 3 || letters.count > 2 && node.name.count > 6
      guard isLong, isDrawn || !letters.contains(where: \.isLowercase) else { continue }
      let isShort = Wording.words(of: node.name).count == 1 && letters.count < 6
      findings.add(
        visit.index, "“\(Wording.collapsingWhitespace(node.name))” is written in capitals.",
        needsReview: isShort && subject.platform != .reactNative || isDump,
        code: subject.writesLiterally(node.name, at: visit.index)
          ? CodeFix(setting: .label(node.name.prefix(1) + node.name.dropFirst().lowercased())) : nil
      )
    }
  }
}

extension Node {
  /// Whether the author's name replaces the content of the node, so that readers ignore the
  /// content.
  var isNamedByAuthor: Bool {
    switch label?.origin {
    case .contentDescription, .ariaLabel, .ariaLabelledBy: !name.isBlank
    default: false
    }
  }
}
