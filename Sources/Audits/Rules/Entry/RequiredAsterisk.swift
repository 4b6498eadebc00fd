internal import Simulator

extension AuditRule {
  static let requiredAsterisk = AuditRule(
    id: "required-asterisk", aliases: ["INPUT_HAS_NO_VISIBLE_LABEL_ENDING_WITH_ASTERISK"],
    layer: .announcement, severity: .serious, criteria: ["3.3.2"], bestPractice: ["3.3.2"],
    guidelines: ["C19", "C20", "C28", "A7"],
    condition: "Only an asterisk says that a field is required.",
    why: "People hear “star”, or nothing at all, and cannot know that it means “required”.",
    fixes: [
      .web: "Set required or aria-required, and hide the asterisk with aria-hidden=\"true\".",
      .android: "Show the asterisk in the label, and put “(required)” into its contentDescription.",
      .ios: "Keep the asterisk visible, and end the field's accessibilityLabel with “, required”.",
      .reactNative: "Keep the asterisk visible, and end accessibilityLabel with “, required”.",
      .design: "Write “required” into the name instead of the asterisk.",
    ],
    supersedes: ["required-not-heard", "required-not-explained", "readers-disagree"],
    examples: [
      .fails(.web, "<label for=a>Email *</label>↓<input id=a>"),
      .passes(.web, "<label for=a>Email *</label><input id=a required>"),
      .passes(.web, "<label for=a>Email (required)</label><input id=a>"),
      .fails(
        .web,
        "↓<fieldset><legend>Size *</legend><label><input type=radio name=a>Small</label></fieldset>"
      ),
      .passes(
        .web,
        "<fieldset><legend>Size *</legend><label><input type=radio name=a required>Small</label>"
          + "</fieldset>"),
      .fails(.reactNative, "↓<TextInput accessibilityLabel=\"Email *\" />"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Email, required\" />"),
      .fails(layout: #"↓<EditText android:hint="Email*" />"#),
      .passes(layout: #"<EditText android:hint="Email (required)" />"#),
      .fails(.design, "- ↓textbox \"Email *\""),
      .passes(.design, "- textbox \"Email, required\""),
      .fails(.ios, ExampleFile.nib([.found(.field, "Email *")])),
      .passes(.ios, ExampleFile.nib([.other(.field, "Email, required")])),
    ]
  ) { subject, findings in
    let (words, readings) = (RequiredWords(subject.words), subject.platformReadings())
    for field in subject.entryFields where field.mayBeRequired {
      for reading in readings {
        guard let stop = reading.stop(speaking: field.control.node),
          let part = stop.announcement.parts(where: { kind, text in
            kind.isAuthored && kind != .value && Asterisk.isSign(in: text)
          }).first,
          !words.isHeard(at: stop)
        else { continue }
        findings.add(
          field.control.node, "Only an asterisk says that this field is required.",
          needsReview: field.alwaysHasValue(on: subject),
          heard: [reading.quote(stop, restingOn: [part])],
          code: code(field, subject))
      }
    }
    if subject.platform == .web { addGroups(subject, words, &findings) }
  }

  /// Adds groups of choices whose name has an asterisk, if no choice in them is required.
  private static func addGroups(
    _ subject: AuditSubject, _ words: RequiredWords, _ findings: inout FindingList
  ) {
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard node.role == .group || node.role == .radioGroup, !node.states.isRequired,
        Asterisk.isSign(in: node.name), !words.required.isFound(in: Wording.words(of: node.name))
      else { continue }
      let entries = subject.screen.descendants(of: index).map { subject.screen[$0.index] }
        .filter(\.role.isEntry)
      guard let first = entries.first, !entries.contains(where: \.states.isRequired),
        first.role == .radio || first.role == .checkbox
      else { continue }
      findings.add(
        index, "Only an asterisk says that this group is required.",
        heard: subject.quotes(at: index))
    }
  }

  /// Returns the setting that adds “required” after the name of a field.
  ///
  /// The result is `nil` if the screen is not in English, because the right word is then uncertain.
  private static func code(_ field: EntryField, _ subject: AuditSubject) -> CodeFix? {
    guard subject.screen.language?.hasPrefix("en") ?? true else { return nil }
    let name = field.control.name
    let words = Wording.collapsingWhitespace(name.filter { $0 != "*" })
    guard !words.isEmpty, name != words, subject.writesLiterally(name, at: field.control.node)
    else { return nil }
    return CodeFix(setting: .requiredLabel(words, shown: name))
  }
}
