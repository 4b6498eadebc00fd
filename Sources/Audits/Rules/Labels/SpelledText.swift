internal import Simulator

extension AuditRule {
  static let upperCase = AuditRule(
    id: "upper-case", aliases: ["NO_UPPERCASE_TEXT", "UPPERCASE_TEXT_NO_ACCESSIBILITY_LABEL"],
    layer: .announcement, severity: .serious,
    condition: "A text of four letters or more stands in capitals only.",
    why: "Some voices spell such words letter by letter, so that a person hears a row of letters.",
    fixes: [
      .android: "Write it in small letters and set android:textAllCaps.",
      .ios: "Write it in small letters, or set accessibilityLabel in small letters.",
      .reactNative: "Set accessibilityLabel in small letters.",
    ],
    platforms: [.android, .ios, .reactNative],
    requiredFacts: [.label, .words],
    examples: [
      .fails(.reactNative, "export default () => ↓<Text>ADD TO CART</Text>;"),
      .passes(.reactNative, "export default () => <Text>Add to cart</Text>;"),
      .fails(
        .android,
        "↓<TextView xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:text=\"ADD TO CART\"/>"),
      .passes(
        .android,
        "<TextView xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:text=\"Add to cart\" android:textAllCaps=\"true\"/>"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="OPENING HOURS"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Opening hours"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    // Android tells the capitals of a style as if they were typed.
    let isDump = subject.screen.origin == .androidNodes
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      // What is inside is not read out where there is a name.
      if node.hidden != nil || node.isNamedByAuthor { nodes.skipDescendants(of: visit) }
      guard node.hidden == nil, !node.name.isBlank, node.placeholder != node.name,
        node.knownReactNative?.isAccessible != false
      else { continue }
      let isDrawn =
        node.knownReactNative?.details[.textTransform] == "uppercase"
        && node.label?.origin != .contentDescription
      let letters = node.name.filter { $0.isUppercase || $0.isLowercase }
      // AMA counts all that is written, and asks for more than a code such as “A1”.
      let isLong = letters.count > 3 || letters.count > 2 && node.name.count > 6
      guard isLong, isDrawn || !letters.contains(where: \.isLowercase) else { continue }
      let isShort = Wording.words(of: node.name).count == 1 && letters.count < 6
      findings.add(
        visit.index, "“\(Wording.collapsingWhitespace(node.name))” stands in capitals.",
        needsReview: isShort && subject.platform != .reactNative || isDump)
    }
  }

  static let longNumber = AuditRule(
    id: "long-number", aliases: ["LONG_NUMBER_NOT_FORMATTED"], layer: .announcement,
    severity: .warning,
    condition: "A text holds twelve digits or more without anything between them.",
    why: "Voices say such a number as millions and billions, and nobody can write that down.",
    fixes: .everywhere(
      "Put blanks between groups of digits.",
      except: [
        .ios: "Put blanks between groups of digits, at least in accessibilityLabel.",
        .reactNative: "Put blanks between groups of digits, at least in accessibilityLabel.",
      ]),
    requiredFacts: [.label, .words],
    examples: [
      .fails(.web, "<p>↓Card 4111111111111111</p>"),
      .passes(.web, "<p>Card 4111 1111 1111 1111</p>"),
      .fails(.reactNative, "export default () => ↓<Text>4111111111111111</Text>;"),
      .passes(.reactNative, "export default () => <Text>4111 1111 1111 1111</Text>;"),
      .fails(.design, "- ↓text: 123456789012"),
      .passes(.design, "- text: 12345678901"),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<TextView android:text="Account 123456789012345"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <TextView android:text="Account 1234 5678 9012 345"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Account
            123456789012345" enabled="true" visible="true" accessible="true" x="20" y="100"
            width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Account 1234 5678
            9012 345" enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    var nodes = subject.screen.preorder
    while let visit = nodes.next() {
      let node = subject.screen[visit.index]
      if let hidden = node.hidden, !hidden.keepsChildren {
        nodes.skipDescendants(of: visit)
        continue
      }
      if node.isNamedByAuthor { nodes.skipDescendants(of: visit) }
      guard node.role == .text || node.label?.origin != .content,
        node.knownReactNative?.isAccessible != false, longestNumber(in: node.name) >= 12
      else { continue }
      findings.add(
        visit.index,
        "“\(Wording.collapsingWhitespace(node.name))” holds a long number without blanks.")
    }
  }

  /// How many digits stand together at most.
  private static func longestNumber(in text: String) -> Int {
    var (longest, run) = (0, 0)
    for byte in text.utf8 {
      run = (0x30...0x39).contains(byte) ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension Node {
  /// Whether its name is not what is inside, which is then not read out.
  fileprivate var isNamedByAuthor: Bool {
    switch label?.origin {
    case .contentDescription, .ariaLabel, .ariaLabelledBy: !name.isBlank
    default: false
    }
  }
}
