internal import Simulator

extension AuditRule {
  /// The rule about texts that do not fit into their view at larger text sizes.
  ///
  /// Source: XCTest’s audit `textClipped`; Accessibility Test Framework, TextSizeCheck, for texts that
  /// fill 70 % of a view with a fixed height.
  static let textClipped = AuditRule(
    id: "text-clipped", aliases: ["textClipped"], layer: .tree, severity: .warning,
    needsReview: true, criteria: ["1.4.4"], bestPractice: ["1.4.4"],
    condition:
      "A text that follows the user’s font size is in a view with a fixed height that is hardly "
      + "larger than one line.",
    why: "People who enlarge text see only a part of it.",
    fixes: [
      .android: "Set android:layout_height to wrap_content, and android:minHeight if needed.",
      .ios: "Remove the constraint of the height, or make it “greater than or equal”.",
    ],
    platforms: [.android, .ios], needs: [.source],
    examples: [
      .fails(layout: #"↓<TextView android:text="Sum" android:layout_height="20dp"/>"#),
      .fails(
        layout:
          #"↓<TextView android:text="Sum" android:textSize="24sp" android:layout_height="32dp"/>"#),
      .passes(layout: #"<TextView android:text="Sum" android:layout_height="wrap_content"/>"#),
      .passes(layout: #"<TextView android:text="Sum" android:layout_height="48dp"/>"#),
      // The parent chooses the height of a view with a height of 0dp.
      .passes(
        layout:
          #"<TextView android:text="Sum" android:layout_height="0dp" android:layout_weight="1"/>"#),
      .passes(
        layout: #"""
          <TextView android:text="Sum" android:layout_height="20dp"
            android:autoSizeTextType="uniform"/>
          """#),
      .passes(
        layout:
          #"<TextView android:text="Sum" android:textSize="14dp" android:layout_height="20dp"/>"#),
      .fails(.ios, clippedLabel(#"firstAttribute="height" constant="21""#).marking("<label")),
      .passes(
        .ios,
        clippedLabel(#"firstAttribute="height" relation="greaterThanOrEqual" constant="21""#)),
      .passes(.ios, clippedLabel(#"firstAttribute="height" constant="60""#)),
    ]
  ) { subject, findings in
    guard let source = subject.source else { return }
    switch source.language {
    case .android: TextClippedCheck.runOnLayout(subject, &findings)
    case .ios: TextClippedCheck.runOnNib(source, &findings)
    default: break
    }
  }

  private static func clippedLabel(_ constraint: String) -> String {
    ExampleFile.nib(
      """
      <label text="Your order" adjustsFontForContentSizeCategory="YES" id="b">
      <rect key="frame" x="16" y="60" width="200" height="21"/>
      <constraints><constraint \(constraint) id="h"/></constraints>
      <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
      </label>
      """)
  }
}

/// Checks for texts in views with a fixed height.
private enum TextClippedCheck {
  /// The height of a line, by the size of its font.
  private static let lineHeight = 1.17

  static func runOnLayout(_ subject: AuditSubject, _ findings: inout FindingList) {
    guard subject.screen.origin == .android else { return }
    for visit in subject.screen.preorder where subject.screen[visit.index].role == .text {
      guard let written = subject.attribute("layout_height", of: visit.index),
        let height = number(written, in: "dp"), height > 0,
        !subject.screen[visit.index].name.isBlank,
        !subject.isHidden(visit.index), !shrinksText(visit.index, subject)
      else { continue }
      let font = subject.screen[visit.index].knownAndroid?.passthrough["textSize"] ?? "14sp"
      guard let size = number(font, in: "sp"), size * lineHeight >= height * 0.7 else { continue }
      findings.add(
        visit.index, "This text has a height of \(written), and grows with the font size.")
    }
  }

  /// Whether a view makes its text as small as needed to fit.
  private static func shrinksText(_ index: Node.Index, _ subject: AuditSubject) -> Bool {
    subject.attribute("autoSizeTextType", of: index) == "uniform"
  }

  static func runOnNib(_ source: SourceTree, _ findings: inout FindingList) {
    for index in source.indices where source[index].name == "label" {
      guard source[index]["adjustsFontForContentSizeCategory"] == "YES" else { continue }
      for inner in source.branch(of: index) where source[inner].name == "constraint" {
        let constraint = source[inner]
        guard constraint["firstAttribute"] == "height", constraint["firstItem"] == nil,
          constraint["relation"] == nil,
          let height = constraint["constant"].flatMap({ Double($0) }),
          height < 34
        else { continue }
        findings.add(
          element: index,
          "This text has a height of \(constraint["constant"] ?? "") points, and grows with the "
            + "text size.")
      }
    }
  }

  private static func number(_ written: String, in unit: String) -> Double? {
    written.hasSuffix(unit) ? Double(written.dropLast(unit.utf8.count)) : nil
  }
}
