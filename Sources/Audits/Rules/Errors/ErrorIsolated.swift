internal import Simulator

extension AuditRule {
  static let errorIsolated = AuditRule(
    id: "error-isolated", layer: .announcement, severity: .serious, criteria: ["3.3.1"],
    bestPractice: ["3.3.1"],
    guidelines: ["A9", "A10", "A11"],
    condition: "The message about a field is a stop of its own, and not heard with the field.",
    why: "A person has to find the message, remember it and swipe back, and may never meet it.",
    fixes: [
      .web: "Point aria-errormessage at the message and set aria-invalid=\"true\" on the field.",
      .android: "Set the message with setError on the field or its TextInputLayout.",
      .ios: "Put the message into the field's label or hint, and make its own view no element.",
      .reactNative: "Put the message into accessibilityHint and hide the text from readers.",
      .design: "Write the message as the field's /error instead of a text beside it.",
    ],
    examples: [
      .fails(
        .web,
        "<label for=a>Postcode</label>↓<input id=a value=SW1A><p style='color: red'>Too short</p>"),
      .passes(
        .web,
        "<label for=a>Postcode</label><input id=a value=SW1A aria-invalid=true "
          + "aria-errormessage=e><p id=e>Enter the whole postcode</p>"),
      .fails(.android, ErrorExamples.layoutWithText.marking("<EditText")),
      .passes(.android, ErrorExamples.layoutWithoutError),
      .fails(
        .reactNative,
        "<View>↓<TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" />"
          + "<Text style={{color: 'red'}}>Enter the whole postcode</Text></View>"),
      .passes(
        .reactNative,
        "<View><TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" />"
          + "<Text>We send the parcel there</Text></View>"),
      .fails(.design, "- ↓textbox \"Postcode\": SW1A\n- alert: Enter the whole postcode"),
      .passes(.design, "- textbox \"Postcode\":\n  - /error: Enter it all\n  - text: SW1A"),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50" value="ann"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Enter a valid email"
            enabled="true" visible="true" accessible="true" x="20" y="160" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email, enter a valid
            email" enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50" value="ann"/>
          """#), as: "appium-ios"),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          <label text="Enter a valid email" id="e">
          <rect key="frame" x="20" y="150" width="300" height="24"/>
          </label>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          <label text="We write once a week" id="e">
          <rect key="frame" x="20" y="150" width="300" height="24"/>
          </label>
          """#)),
    ]
  ) { subject, findings in
    let readers = subject.platformReadings()
    for error in subject.fieldErrors where !error.text.isBlank {
      guard let shown = error.shown else { continue }
      for heard in readers {
        guard !error.isTold(by: heard), let stop = heard.stop(speaking: error.control.node),
          let own = isolatedStop(of: shown, in: heard, on: subject), own.node != stop.node
        else { continue }
        let swipes = abs(own.index - stop.index)
        findings.add(
          error.control.node,
          "The error “\(error.text)” is a stop of its own, "
            + "\(swipes) \(swipes == 1 ? "swipe" : "swipes") away.",
          needsReview: !error.isCertain,
          heard: [heard.quote(stop, restingOn: []), heard.quote(own, restingOn: [])],
          related: [.init(shown, "Here the error is heard.")])
      }
    }
  }
}

/// The stop of a message, which may be that of a text inside its node.
private func isolatedStop(
  of shown: Node.Index, in heard: ScreenReading, on subject: AuditSubject
) -> Stop? {
  if let stop = heard.stop(speaking: shown) { return stop }
  for visit in subject.screen.descendants(of: shown) {
    if let stop = heard.stop(speaking: visit.index) { return stop }
  }
  return nil
}
