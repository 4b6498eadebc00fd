internal import Simulator

extension AuditRule {
  static let labelPlacement = AuditRule(
    id: "label-placement", aliases: ["input_label_after"], layer: .frames, severity: .warning,
    guidelines: ["L4", "L5", "L10", "L11", "L18", "L20"],
    condition:
      "In portrait, a label does not stand above its field; in landscape, neither above it "
      + "nor at its start; or the label of a check box or radio button does not stand at its end.",
    why: "A person who magnifies the screen looks for labels where they usually are, and misses "
      + "them elsewhere.",
    fixes: .everywhere(
      "Put the label above the field, and that of a choice behind it.",
      except: [
        .web: "Put the label above the field, and that of a check box or radio button behind it.",
        .android:
          "Put the label above the field, and that of a check box or radio button behind it.",
      ]),
    needs: [.frames],
    examples: [
      .fails(.design, pair(label: "16 20 100 20", field: "120 16 200 28").marking("textbox")),
      .passes(.design, pair(label: "16 20 100 20", field: "16 44 300 44")),
      .fails(
        .android,
        ExampleFile.dump(
          #"""
          <node class="android.widget.TextView" text="Email" bounds="[0,100][300,200]"/>
          ↓<node class="android.widget.EditText" text="" hint="Email" clickable="true"
            focusable="true" bounds="[320,100][1000,200]"/>
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
            enabled="true" visible="true" accessible="true" x="10" y="100" width="80"
            height="50"/>
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="100" y="100" width="200" height="50"/>
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
        ExampleFile.page(label: "16, 20, 100, 20", field: "120, 16, 200, 28").marking(
          #"{"in": 1, "tag": "input""#),
        as: "page"),
      .passes(
        .web, ExampleFile.page(label: "16, 20, 100, 20", field: "16, 44, 300, 44"),
        as: "page"),
      .fails(
        .reactNative,
        "- /origin: react-native\n"
          + pair(label: "16 20 100 20", field: "120 16 200 28").marking("textbox"),
        as: "outline"),
      .passes(
        .reactNative,
        "- /origin: react-native\n" + pair(label: "16 20 100 20", field: "16 44 300 44"),
        as: "outline"),
    ]
  ) { subject, findings in
    let frames = LabelFrames(subject)
    let isReversed = subject.screen.direction == .rightToLeft
    for pair in frames.pairs {
      let role = subject.screen[pair.control.node].role
      let isBox = role == .checkbox || role == .radio
      guard isBox || pair.control.kind == .field || pair.control.kind == .picker else { continue }
      let (label, field) = (pair.text, pair.field)
      let middle = label.x + label.width / 2
      let isBefore = isReversed ? middle > field.right : middle < field.x
      let isBehind = isReversed ? middle < field.x : middle > field.right
      let isAbove = label.bottom <= field.y + label.height / 2 && !label.sharesRow(with: field)
      let place =
        isAbove
        ? "above it"
        : label.y >= field.bottom - label.height / 2
          ? "below it" : isBefore ? "before it" : isBehind ? "behind it" : "over it"
      let isRight: Bool
      if isBox {
        isRight = isBehind && label.sharesRow(with: field)
      } else {
        isRight =
          isAbove || place == "over it" || subject.screen.orientation == .landscape && isBefore
      }
      guard !isRight else { continue }
      findings.add(
        pair.control.node,
        "The label of this \(pair.control.kind.word) stands \(place), and should stand "
          + (isBox ? "behind it." : "above it."),
        related: [Finding.Related(pair.label, "The label.")])
    }
  }

  private static func pair(label: String, field: String) -> String {
    "- text \"Email\":\n  - /frame: \(label)\n- textbox \"Email\":\n  - /frame: \(field)"
  }
}
