internal import Simulator

extension AuditRule {
  /// The rule about fonts that do not follow the user's setting for the size of text.
  ///
  /// Source: GTXiLib, “Supports Dynamic Type”; XCTest’s audit `dynamicType`.
  static let iosDynamicType = AuditRule(
    id: "ios-dynamic-type", layer: .tree, severity: .warning, criteria: ["1.4.4"],
    bestPractice: ["1.4.4"],
    condition:
      "The font of a label, text field or text view does not "
      + "follow the text size that the user has set.",
    why: "People with low vision, many of whom also listen, cannot read the text.",
    fixes: [
      .ios: "Use a text style as the font, and tick Automatically Adjusts Font."
    ],
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
    guard let source = subject.source else { return }
    if source.language == .swift { addFixedFonts(of: source, &findings) }
    guard source.language == .ios else { return }
    for index in source.indices {
      let element = source[index]
      guard ["label", "textField", "textView"].contains(element.name) else { continue }
      // A view without a font in the file gets its font from the app's code or from the class of
      // the view.
      guard
        let font = source.children(of: index).first(where: {
          source[$0]["key"] == "fontDescription"
        })
      else { continue }
      let hasStyle = source[font]["style"]?.hasPrefix("UICTFontTextStyle") == true
      if !hasStyle {
        findings.add(element: index, "The font of this text has a fixed size.", needsReview: true)
      } else if element["adjustsFontForContentSizeCategory"] != "YES" {
        findings.add(
          element: index,
          "The font of this text does not change with the text size while the app runs.",
          needsReview: true, fix: Finding.Fix("Tick Automatically Adjusts Font."))
      }
    }
  }

  /// Adds views of SwiftUI whose font has a size in points.
  private static func addFixedFonts(of source: SourceTree, _ findings: inout FindingList) {
    for index in source.indices {
      guard let font = source[index]["font"],
        ["system(size:", "fixedSize:"].contains(where: font.contains)
      else { continue }
      findings.add(
        element: index, "The font of this text has a fixed size.", needsReview: true,
        fix: Finding.Fix(
          "Use a text style such as .font(.body), or .custom(_:size:relativeTo:)."),
        code: CodeFix(setting: .scaledFont))
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
}
