internal import Simulator

extension AuditRule {
  static let labelAfterControl = AuditRule(
    id: "label-after-control", aliases: ["bbc-label-not-adjacent", "input_label_before"],
    layer: .announcement, severity: .serious, criteria: ["1.3.2"], bestPractice: ["1.3.2"],
    guidelines: ["L6"],
    condition: "The label of a field comes after the field in swipe order.",
    why:
      "People who swipe, or read a magnified part of the screen, come to the field before they "
      + "know what it is for, and may take the label for that of the next field.",
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
        layout: #"""
          ↓<EditText android:id="@+id/name"/>
          <TextView android:text="Your name" android:labelFor="@id/name"/>
          """#),
      .passes(
        layout: #"""
          <TextView android:text="Your name" android:labelFor="@+id/name"/>
          <EditText android:id="@id/name"/>
          """#),
      .fails(
        .reactNative,
        "<View>↓<TextInput accessibilityLabel=\"Your name\"/><Text>Your name</Text></View>"),
      .passes(
        .reactNative,
        "<View><Text>Your name</Text><TextInput accessibilityLabel=\"Your name\"/></View>"),
      .fails(.design, "- ↓textbox \"Your name\"\n- paragraph: Your name"),
      .passes(.design, "- paragraph: Your name\n- textbox \"Your name\""),
      .fails(.ios, ExampleFile.nib([.found(.field, "Email"), .other(.text, "Email", y: 150)])),
      .passes(.ios, ExampleFile.nib([.other(.text, "Email", y: 60), .other(.field, "Email")])),
      .fails(ios: [.found(.field, "Email"), .other(.text, "Email", y: 160)]),
      .passes(ios: [.other(.text, "Email", y: 60), .other(.field, "Email")]),
    ]
  ) { subject, findings in
    let (links, readings) = (LabelLinks(subject), subject.sameTreeReadings())
    for control in subject.controls where control.kind == .field || control.kind == .picker {
      guard let label = links[control.node] else { continue }
      for reading in readings {
        guard let stop = reading.stop(of: control.node),
          let labelStop = firstStop(of: label, besides: control.node, by: reading),
          labelStop.index > stop.index
        else { continue }
        findings.add(
          control.node, "The label of this \(control.kind.word) comes after it in swipe order.",
          heard: [reading.quote(stop, restingOn: [])],
          related: [Finding.Related(label, "The label.")]
        )
      }
    }
  }

  /// Returns the first stop inside a label, other than the stop of the control.
  private static func firstStop(
    of label: Node.Index, besides control: Node.Index, by reading: ScreenReading
  ) -> Stop? {
    if let stop = reading.stop(of: label), label != control { return stop }
    var walk = reading.screen.descendants(of: label)
    while let visit = walk.next() {
      if visit.index == control {
        walk.skipDescendants(of: visit)
      } else if let stop = reading.stop(of: visit.index) {
        return stop
      }
    }
    return nil
  }
}
