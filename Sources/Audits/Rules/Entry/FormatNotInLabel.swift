internal import Simulator

extension AuditRule {
  static let formatNotInLabel = AuditRule(
    id: "format-not-in-label", aliases: ["bbc-input-format-hint"], layer: .comparison,
    severity: .serious, criteria: ["3.3.2"], guidelines: ["F1", "F18"],
    condition:
      "The expected format is only in a placeholder or hint, so it is not announced with hints off "
      + "or once the field has a value.",
    why: "People who return to the field no longer hear which format it expects.",
    fixes: [
      .web: "Add the format to the label, for example “Date of birth (day month year)”.",
      .android: "Add the format to the label, for example “Date of birth (day month year)”.",
      .ios: "Add the format to the accessibilityLabel.",
      .reactNative: "Add the format to the accessibilityLabel.",
      .design: "Add the format to the name.",
    ],
    readingConditions: [.hintsOff, .filled],
    appliesTo: { subject in subject.entryFields.contains { $0.format != nil } },
    supersedes: ["hint-only"],
    examples: [
      .fails(
        .web,
        "<label for=a>Code</label>"
          + "↓<input id=a pattern='[A-Z]{2}-[0-9]{3}' placeholder='Such as AB-123'>"),
      .fails(.web, "<label for=a>Date</label>↓<input id=a placeholder=\"dd/mm/yyyy\">"),
      .passes(.web, "<label for=a>Date (dd/mm/yyyy)</label><input id=a>"),
      .passes(.web, "<label for=a>Town</label><input id=a placeholder=\"for example Leeds\">"),
      .fails(
        .reactNative,
        "↓<TextInput accessibilityLabel=\"Date\" accessibilityHint=\"dd/mm/yyyy\" "
          + "/>"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Date, day month year\" />"),
      .fails(.design, "- ↓textbox \"Code\":\n  - /hint: 8 digits"),
      .passes(.design, "- textbox \"Code, 8 digits\""),
      .fails(.ios, ExampleFile.nib([.found(.field, "Date of birth", hint: "DD/MM/YYYY")])),
      .passes(.ios, ExampleFile.nib([.other(.field, "Date of birth, DD/MM/YYYY")])),
      .fails(
        layout: #"""
          <TextView android:text="Date of birth" android:labelFor="@+id/a"/>
          ↓<EditText android:id="@+id/a" android:hint="DD/MM/YYYY"/>
          """#),
      .passes(layout: #"<EditText android:contentDescription="Date of birth, DD/MM/YYYY"/>"#),
      .fails(
        .android,
        "@Composable fun A() {\n↓TextField(\"\", {}, label = { Text(\"Date of birth\") }, "
          + "placeholder = { Text(\"DD/MM/YYYY\") })\n}", as: "kotlin"),
    ]
  ) { subject, findings in FormatNotInLabelCheck(subject: subject).run(&findings) }
}

/// A check for formats that readers do not announce if hints are off or the field is filled.
private struct FormatNotInLabelCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let otherReadings = subject.platformReadings().map { reading in
      let others = [ReadingCondition.filled, .hintsOff].compactMap { subject.same(reading, in: $0) }
      // Without a changed reading, a reader announces the same words in every condition.
      return others.isEmpty ? [reading] : others
    }
    for field in subject.entryFields {
      guard let text = field.format else { continue }
      let isDescription = text == field.node.hint?.text && text != field.node.placeholder
      check(field, text, otherReadings, isDescription: isDescription, &findings)
    }
  }

  private func check(
    _ field: EntryField, _ text: String, _ otherReadings: [[ScreenReading]], isDescription: Bool,
    _ findings: inout FindingList
  ) {
    var conditions: [ReadingCondition] = []
    var quotes: [Finding.Quote] = []
    for others in otherReadings {
      for other in others {
        guard let stop = other.stop(speaking: field.control.node), !stop.announces(text) else {
          continue
        }
        if !conditions.contains(other.condition) { conditions.append(other.condition) }
        quotes.append(other.quote(stop, restingOn: []))
        break
      }
    }
    guard !conditions.isEmpty else { return }
    // On pages, the BBC's rule `bbc-input-format-hint` accepts a format in a field's description. In
    // an Android layout, the description is the helper text, which stays visible below the field.
    let isAccepted =
      isDescription && (subject.platform == .web || subject.screen.origin == .android)
    findings.add(
      field.control.node,
      "“\(text)” is not announced \(conditions.map(\.description).joined(separator: " or ")).",
      severity: isAccepted ? .warning : nil, isAdvice: isDescription, heard: quotes,
      fix: fix(of: field, adding: text))
  }

  /// Returns a fix that adds the format to the label, or `nil` if the label would be too long.
  private func fix(of field: EntryField, adding format: String) -> Finding.Fix? {
    let label = Wording.collapsingWhitespace(field.label)
    let format = Wording.collapsingWhitespace(format)
    guard !label.isEmpty, label.utf8.count + format.utf8.count <= 120 else { return nil }
    let whole = label.hasSuffix(")") ? "\(label), \(format)" : "\(label) (\(format))"
    let attribute =
      switch subject.platform {
      case .web, .android: "label"
      case .ios, .reactNative: "accessibilityLabel"
      case .design: "name"
      }
    return Finding.Fix("Add the format to the \(attribute), for example “\(whole)”.")
  }
}

extension ReadingCondition {
  /// The condition in the words of a message: “with hints off”.
  fileprivate var description: String {
    switch self {
    case .asGiven: "now"
    case .hintsOff: "with hints off"
    case .filled: "once the field has a value"
    }
  }
}
