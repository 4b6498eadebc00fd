internal import Simulator

extension AuditRule {
  /// The rule about fields whose value is the same as their placeholder.
  ///
  /// Source: XCUITest, `placeholderValue`.
  static let iosValuePlaceholder = AuditRule(
    id: "ios-value-placeholder", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["4.1.2"],
    condition: "The value of a field is the same as its placeholder.",
    why: "People may believe that the example has already been entered.",
    fixes: [
      .ios: "Leave accessibilityValue empty while the field is empty."
    ],
    platforms: [.ios], needs: [.source],
    examples: [
      .fails(.ios, field(value: "name@example.com").marking("<XCUI"), as: "appium-ios"),
      .passes(.ios, field(value: "me@example.com"), as: "appium-ios"),
    ]
  ) { subject, findings in
    guard let source = subject.source, source.language == .ios else { return }
    for index in source.indices {
      let element = source[index]
      guard let value = element["value"], !value.isBlank, value == element["placeholderValue"]
      else { continue }
      findings.add(element: index, "The value of this field, “\(value)”, is its placeholder.")
    }
  }

  private static func field(value: String) -> String {
    """
    <AppiumAUT>
      <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" value="\(value)"
        placeholderValue="name@example.com" enabled="true" visible="true" accessible="true"
        x="0" y="0" width="300" height="44"/>
    </AppiumAUT>
    """
  }
}
