internal import Simulator

extension AuditRule {
  static let formatNotInLabel = AuditRule(
    id: "format-not-in-label", aliases: ["bbc-input-format-hint"], layer: .comparison,
    severity: .serious, criteria: ["3.3.2"], guidelines: ["F1", "F18"],
    condition:
      "The format of an entry is only in a placeholder or hint, and is not announced with hints "
      + "off or once the field has a value.",
    why: "People who check their entry can no longer hear how to write it.",
    fixes: [
      .web: "Write the format into the label, such as “Date of birth (day month year)”.",
      .android: "Write the format into the label, such as “Date of birth (day month year)”.",
      .ios: "Write the format into the accessibilityLabel.",
      .reactNative: "Write the format into the accessibilityLabel.",
      .design: "Write the format into the name.",
    ],
    readingConditions: [.hintsOff, .filled],
    appliesTo: { subject in subject.entryFields.contains { $0.format != nil } },
    supersedes: ["hint-only"],
    examples: [
      .fails(.web, "<label for=a>Date</label>↓<input id=a placeholder=\"dd/mm/yyyy\">"),
      .passes(.web, "<label for=a>Date (dd/mm/yyyy)</label><input id=a>"),
      .passes(.web, "<label for=a>Town</label><input id=a placeholder=\"for example Leeds\">"),
      .fails(
        .reactNative, "↓<TextInput accessibilityLabel=\"Date\" accessibilityHint=\"dd/mm/yyyy\" />"),
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
    ]
  ) { subject, findings in FormatNotInLabelCheck(subject: subject).run(&findings) }
}

/// Finds formats that are not announced with hints off or in filled fields.
private struct FormatNotInLabelCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let otherReadings = subject.platformReadings().map { reading in
      [ReadingCondition.filled, .hintsOff].compactMap { subject.same(reading, in: $0) }
    }
    for field in subject.entryFields {
      guard let text = field.format else { continue }
      check(field, text, otherReadings, isDescription: text != field.node.placeholder, &findings)
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
    findings.add(
      field.control.node,
      "“\(text)” is not announced \(conditions.map(\.description).joined(separator: " or ")).",
      severity: isDescription ? .warning : .serious, isAdvice: isDescription, heard: quotes)
  }
}

extension ReadingCondition {
  /// The condition in words.
  fileprivate var description: String {
    switch self {
    case .asGiven: "now"
    case .hintsOff: "with hints off"
    case .filled: "once the field has a value"
    }
  }
}
