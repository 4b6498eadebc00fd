internal import Simulator

extension AuditRule {
  static let labelAfterControl = AuditRule(
    id: "label-after-control", aliases: ["bbc-label-not-adjacent", "input_label_before"],
    layer: .announcement, severity: .serious, criteria: ["1.3.2"], bestPractice: ["1.3.2"],
    guidelines: ["L6"],
    condition:
      "The label of a field is written after it, so that swiping comes to the field first.",
    why: "A person who swipes, or reads a magnified part of the screen, meets the field before "
      + "anything says what it is for, and may take the label for that of the next one.",
    fixes: [
      .web: "Write the text of the <label> before the field.",
      .android: "Put the label before the field in the layout.",
      .ios: "Put the label above the field or on its leading side.",
      .reactNative: "Put the label before the field.",
      .design: "Put the label before the field.",
    ],
    examples: [
      .fails(.web, "<label>↓<input> Your name</label>"),
      .passes(.web, "<label>Your name <input></label>"),
      .passes(.web, "<label><input type=checkbox> I agree</label>"),
      .fails(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
          android:orientation="vertical">
          ↓<EditText android:id="@+id/name"/>
          <TextView android:text="Your name" android:labelFor="@id/name"/>
        </LinearLayout>
        """),
      .passes(
        .android,
        """
        <LinearLayout xmlns:android="http://schemas.android.com/apk/res/android"
          android:orientation="vertical">
          <TextView android:text="Your name" android:labelFor="@+id/name"/>
          <EditText android:id="@id/name"/>
        </LinearLayout>
        """),
      .fails(
        .reactNative,
        "<View>↓<TextInput accessibilityLabel=\"Your name\"/><Text>Your name</Text></View>"),
      .passes(
        .reactNative,
        "<View><Text>Your name</Text><TextInput accessibilityLabel=\"Your name\"/></View>"),
      .fails(.design, "- ↓textbox \"Your name\"\n- paragraph: Your name"),
      .passes(.design, "- paragraph: Your name\n- textbox \"Your name\""),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          <label text="Email" id="l">
          <rect key="frame" x="20" y="150" width="200" height="24"/>
          </label>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <label text="Email" id="l">
          <rect key="frame" x="20" y="60" width="200" height="24"/>
          </label>
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email"
            enabled="true" visible="true" accessible="true" x="20" y="160" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email"
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="50"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    let links = LabelLinks(subject)
    for control in subject.controls where control.kind == .field || control.kind == .picker {
      guard let label = links[control.node] else { continue }
      for heard in subject.sameTreeReadings() {
        guard let stop = heard.stop(of: control.node),
          let said = firstStop(of: label, besides: control.node, by: heard), said.index > stop.index
        else { continue }
        findings.add(
          control.node, "The label of this \(control.kind.word) is visited after it.",
          heard: [heard.quote(stop, restingOn: [])], related: [Finding.Related(label, "The label.")]
        )
      }
    }
  }

  /// The first stop in a label that is not the control's own.
  private static func firstStop(
    of label: Node.Index, besides control: Node.Index, by heard: ScreenReading
  ) -> Stop? {
    if let stop = heard.stop(of: label), label != control { return stop }
    var walk = heard.screen.descendants(of: label)
    while let visit = walk.next() {
      if visit.index == control {
        walk.skipDescendants(of: visit)
      } else if let stop = heard.stop(of: visit.index) {
        return stop
      }
    }
    return nil
  }
}
