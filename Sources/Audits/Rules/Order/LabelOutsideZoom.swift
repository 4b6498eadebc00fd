internal import Simulator

extension AuditRule {
  static let labelOutsideZoom = AuditRule(
    id: "label-outside-zoom", layer: .frames, severity: .warning, criteria: ["1.4.4", "1.4.10"],
    bestPractice: ["1.4.4", "1.4.10"],
    guidelines: ["L2", "L16"],
    condition: "When the screen is magnified twice around a field, its label is not to be seen.",
    why: "A person who magnifies the screen has to look for the label and loses the field.",
    fixes: .everywhere("Put the label right above the field, at its start."),
    needs: [.frames], supersedes: ["label-far"],
    examples: [
      .fails(.design, form(label: "16 20 100 20", field: "16 600 358 44").marking("textbox")),
      .passes(.design, form(label: "16 570 100 20", field: "16 600 358 44")),
      .fails(
        .android,
        ExampleFile.dump(
          #"""
          <node class="android.widget.TextView" text="Email" bounds="[0,100][200,160]"/>
          ↓<node class="android.widget.EditText" text="" hint="Email" clickable="true"
            focusable="true" bounds="[800,100][1060,200]"/>
          """#), as: "uiautomator"),
      .passes(
        .android,
        ExampleFile.dump(
          #"""
          <node class="android.widget.TextView" text="Email" bounds="[0,100][400,160]"/>
          <node class="android.widget.EditText" text="" hint="Email" clickable="true"
            focusable="true" bounds="[0,170][1000,270]"/>
          """#), as: "uiautomator"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email"
            enabled="true" visible="true" accessible="true" x="10" y="100" width="60"
            height="24"/>
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="300" y="100" width="80" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email"
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="24"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="90" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .web,
        ExampleFile.page(label: "16, 20, 100, 20", field: "16, 600, 358, 44").marking(
          #"{"in": 1, "tag": "input""#),
        as: "page"),
      .passes(
        .web, ExampleFile.page(label: "16, 20, 100, 20", field: "16, 44, 300, 44"),
        as: "page"),
      .fails(
        .reactNative,
        "- /origin: react-native\n"
          + form(label: "16 20 100 20", field: "16 600 358 44").marking("textbox"),
        as: "outline"),
      .passes(
        .reactNative,
        "- /origin: react-native\n" + form(label: "16 20 100 20", field: "16 44 358 44"),
        as: "outline"),
    ]
  ) { subject, findings in
    let frames = LabelFrames(subject)
    guard let window = frames.window else { return }
    let (width, height) = (window.width / 2, window.height / 2)
    for pair in frames.pairs {
      // A magnified window follows the beginning of a field that is wider than itself.
      let isWide = pair.field.width > width
      let isReversed = subject.screen.direction == .rightToLeft
      let edge = isReversed ? pair.field.right - width : pair.field.x
      let x = isWide ? edge : pair.field.x + pair.field.width / 2 - width / 2
      let y = pair.field.y + pair.field.height / 2 - height / 2
      let across = min(x + width, pair.text.right) - max(x, pair.text.x)
      let down = min(y + height, pair.text.bottom) - max(y, pair.text.y)
      let isSeen = across >= min(pair.text.width, width) / 2 && down >= pair.text.height / 2
      guard !isSeen else { continue }
      findings.add(
        pair.control.node,
        "Magnified twice around this \(pair.control.kind.word), the screen does not show its label.",
        needsReview: subject.screen[pair.control.node].role == .switchControl,
        related: [Finding.Related(pair.label, "The label.")])
    }
  }

  private static func form(label: String, field: String) -> String {
    "- form:\n  - /frame: 0 0 390 844\n  - text \"Email\":\n    - /frame: \(label)\n"
      + "  - textbox \"Email\":\n    - /frame: \(field)"
  }
}
