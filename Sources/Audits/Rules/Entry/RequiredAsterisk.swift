internal import Simulator

extension AuditRule {
  static let requiredAsterisk = AuditRule(
    id: "required-asterisk", aliases: ["INPUT_HAS_NO_VISIBLE_LABEL_ENDING_WITH_ASTERISK"],
    layer: .announcement, severity: .serious, criteria: ["3.3.2"], bestPractice: ["3.3.2"],
    guidelines: ["C19", "C20", "C28", "A7"],
    condition: "An asterisk is heard at a field, and no word says that it must be filled in.",
    why: "A person hears “star”, or nothing at all, and cannot know that it means “required”.",
    fixes: [
      .web: "Set required or aria-required, and hide the asterisk with aria-hidden=\"true\".",
      .android: "Show the asterisk in the label and put “(required)” into its contentDescription.",
      .ios: "Keep the asterisk for eyes, and end the field's accessibilityLabel with “, required”.",
      .reactNative: "Keep the asterisk for eyes, and end accessibilityLabel with “, required”.",
      .design: "Write “required” into the name instead of the asterisk.",
    ],
    supersedes: ["required-not-heard", "required-not-explained", "readers-disagree"],
    examples: [
      .fails(.web, "<label for=a>Email *</label>↓<input id=a>"),
      .passes(.web, "<label for=a>Email *</label><input id=a required>"),
      .passes(.web, "<label for=a>Email (required)</label><input id=a>"),
      .fails(.reactNative, "↓<TextInput accessibilityLabel=\"Email *\" />"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Email, required\" />"),
      .fails(
        .android,
        "↓<EditText xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:hint=\"Email*\" />"),
      .passes(
        .android,
        "<EditText xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:hint=\"Email (required)\" />"),
      .fails(.design, "- ↓textbox \"Email *\""),
      .passes(.design, "- textbox \"Email, required\""),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email *"/>
          </textField>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email, required"/>
          </textField>
          """#)),
    ]
  ) { subject, findings in
    let (words, readers) = (RequiredWords(subject.words), subject.platformReadings())
    for field in subject.entryFields {
      for heard in readers {
        guard let stop = heard.stop(speaking: field.control.node),
          let part = stop.authoredParts.first(where: { Asterisk.isSign(in: $0.text) }),
          !words.isHeard(at: stop)
        else { continue }
        findings.add(
          field.control.node, "An asterisk is all that says that this field must be filled in.",
          heard: [heard.quote(stop, restingOn: [part])])
      }
    }
  }
}
