internal import Simulator

extension AuditRule {
  static let labelFar = AuditRule(
    id: "label-far", layer: .frames, severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"],
    guidelines: ["L1", "L8", "L9", "L18", "L20"],
    condition: "There is more than a line of white space between a field and its label, or half of "
      + "their row is empty.",
    why: "A person who magnifies the screen sees the field without its label, or takes another "
      + "label for it.",
    fixes: .everywhere(
      "Put the label right above the field, without margins that part them.",
      except: [
        .ios: "Put the label right above the field, without constraints that part them.",
        .design: "Put the label right above the field.",
      ]),
    needs: [.frames],
    examples: [
      .fails(.design, pair(label: "16 20 100 20", field: "16 120 300 44").marking("textbox")),
      .passes(.design, pair(label: "16 20 100 20", field: "16 44 300 44")),
      .fails(
        .android,
        ExampleFile.dump(
          #"""
          <node class="android.widget.TextView" text="Email" bounds="[0,100][400,160]"/>
          ↓<node class="android.widget.EditText" text="" hint="Email" clickable="true"
            focusable="true" bounds="[0,700][1000,800]"/>
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
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="24"/>
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="300" width="200" height="50"/>
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
        ExampleFile.page(label: "16, 20, 100, 20", field: "16, 120, 300, 44").marking(
          #"{"in": 1, "tag": "input""#),
        as: "page"),
      .passes(
        .web, ExampleFile.page(label: "16, 20, 100, 20", field: "16, 44, 300, 44"),
        as: "page"),
      .fails(
        .reactNative,
        "- /origin: react-native\n"
          + pair(label: "16 20 100 20", field: "16 120 300 44").marking("textbox"),
        as: "outline"),
      .passes(
        .reactNative,
        "- /origin: react-native\n" + pair(label: "16 20 100 20", field: "16 44 300 44"),
        as: "outline"),
    ]
  ) { subject, findings in
    let frames = LabelFrames(subject)
    for pair in frames.pairs {
      let line = pair.line(frames.scale)
      let (label, field) = (pair.text, pair.field)
      let down = max(field.y - label.bottom, label.y - field.bottom)
      let aside = max(field.x - label.right, label.x - field.right)
      let row = max(label.right, field.right) - min(label.x, field.x)
      let isFar =
        label.sharesRow(with: field) ? aside > line && aside > row / 2 : down > line
      guard isFar else { continue }
      let gap = Int(max(down, aside) / frames.scale)
      findings.add(
        pair.control.node,
        "There are \(gap) points of white space between this \(pair.control.kind.word) and its "
          + "label.", needsReview: subject.screen[pair.control.node].role == .switchControl,
        related: [Finding.Related(pair.label, "The label.")])
    }
  }

  private static func pair(label: String, field: String) -> String {
    "- paragraph:\n  - /frame: \(label)\n  - text \"Email\":\n    - /frame: \(label)\n"
      + "- textbox \"Email\":\n  - /frame: \(field)"
  }
}
