internal import Simulator

extension AuditRule {
  /// Source: GTXiLib, “Supports Dynamic Type”; XCTest’s audit `dynamicType`.
  static let dynamicType = AuditRule(
    id: "ios-dynamic-type", layer: .tree, severity: .warning, criteria: ["1.4.4"],
    bestPractice: ["1.4.4"],
    condition:
      "A label, field or text view does not grow with the text size that a person has set.",
    why: "People who see little and listen besides cannot read it.",
    fixes: [.ios: "Choose a text style as its font, and tick Automatically Adjusts Font."],
    platforms: [.ios], needs: [.source],
    examples: [
      .fails(
        .ios,
        label("<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>")
          .marking(
            "<label")),
      .passes(
        .ios,
        label(
          "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyleBody\"/>",
          "adjustsFontForContentSizeCategory=\"YES\"")),
    ]
  ) { subject, findings in
    guard let source = subject.source, source.language == .ios else { return }
    for index in source.indices {
      let element = source[index]
      guard ["label", "textField", "textView"].contains(element.name) else { continue }
      // Without a font in the file, code or the class decides.
      guard
        let font = source.children(of: index).first(where: {
          source[$0]["key"] == "fontDescription"
        })
      else { continue }
      let hasStyle = source[font]["style"]?.hasPrefix("UICTFontTextStyle") == true
      if !hasStyle {
        findings.add(element: index, "Its font has a fixed size.", needsReview: true)
      } else if element["adjustsFontForContentSizeCategory"] != "YES" {
        findings.add(
          element: index, "Its font does not follow the text size while the app runs.",
          needsReview: true)
      }
    }
  }

  private static func label(_ font: String, _ attribute: String = "") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects>
        <view id="a">
          <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
          <subviews>
            <label text="Your order" \(attribute) id="b">
              <rect key="frame" x="16" y="60" width="200" height="21"/>
              \(font)
            </label>
          </subviews>
        </view>
      </objects>
    </document>
    """
  }

  /// Source: XCUITest, `placeholderValue`.
  static let valueIsPlaceholder = AuditRule(
    id: "ios-value-placeholder", layer: .tree, severity: .warning, needsReview: true,
    criteria: ["4.1.2"],
    condition: "The value of a field is the same as its placeholder.",
    why: "A person may believe that the example has been typed already.",
    fixes: [.ios: "Leave accessibilityValue empty while nothing is typed."],
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
      findings.add(element: index, "Its value is “\(value)”, which is its placeholder.")
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
