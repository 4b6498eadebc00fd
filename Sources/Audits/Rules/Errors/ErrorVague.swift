internal import Simulator

extension AuditRule {
  static let errorVague = AuditRule(
    id: "error-vague", layer: .tree, severity: .warning, criteria: ["3.3.3"],
    condition: "A message names neither its field nor what to do.",
    why: "A person who hears “Invalid” has to guess what the form wants.",
    fixes: .everywhere("Say what to enter, such as “Enter a date in the form 31/12/2026”."),
    examples: [
      .fails(
        .web,
        "↓<input aria-label=Guests value=many aria-invalid=true aria-errormessage=e>"
          + "<p id=e>Invalid!</p>"),
      .passes(
        .web,
        "<input aria-label=Guests value=many aria-invalid=true aria-errormessage=e>"
          + "<p id=e>Enter a number</p>"),
      .fails(.design, "- ↓textbox \"Guests\" [invalid]:\n  - /error: Error\n  - text: many"),
      .passes(
        .design, "- textbox \"Guests\" [invalid]:\n  - /error: Enter a number\n  - text: many"),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<EditText android:id="@+id/a" android:hint="Postcode"/>
          <TextView android:text="Invalid" android:textColor="#B00020"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <EditText android:hint="Postcode"/>
          <TextView android:text="Enter the whole postcode" android:textColor="#B00020"/>
          """#)),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<TextInput accessibilityLabel="Postcode" />
          <Text accessibilityRole="alert">Invalid</Text>
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <TextInput accessibilityLabel="Postcode" />
          <Text accessibilityRole="alert">Enter the whole postcode</Text>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Postcode"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Invalid"
            enabled="true" visible="true" accessible="true" x="20" y="160" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Postcode"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Enter the whole
            postcode" enabled="true" visible="true" accessible="true" x="20" y="160" width="200"
            height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    let vague = PhraseSet(subject.words.phrases(\.vagueErrors))
    for error in subject.fieldErrors {
      guard vague.contains(Wording.words(of: error.text)) else { continue }
      findings.add(
        error.control.node,
        "The error “\(error.text)” says neither what is wrong nor what to do.",
        needsReview: !error.isCertain)
    }
  }
}
