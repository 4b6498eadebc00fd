internal import Simulator

extension AuditRule {
  static let formatNotInLabel = AuditRule(
    id: "format-not-in-label", aliases: ["bbc-input-format-hint"], layer: .comparison,
    severity: .serious, criteria: ["3.3.2"], guidelines: ["F1", "F18"],
    condition:
      "The form of an entry is told in a placeholder or hint, and not heard with hints off or once "
      + "something is typed.",
    why: "A person who checks what they typed can no longer hear how it has to be written.",
    fixes: [
      .web: "Write the form into the label, such as “Date of birth (day month year)”.",
      .android: "Write the form into the label, such as “Date of birth (day month year)”.",
      .ios: "Write the form into the accessibilityLabel.",
      .reactNative: "Write the form into the accessibilityLabel.",
      .design: "Write the form into the name.",
    ],
    readingConditions: [.hintsOff, .filled],
    appliesTo: { subject in subject.entryFields.contains { $0.format != nil } },
    supersedes: ["hint-only"],
    examples: [
      .fails(.web, "<label for=a>Date</label>↓<input id=a placeholder=\"dd/mm/yyyy\">"),
      .passes(.web, "<label for=a>Date (dd/mm/yyyy)</label><input id=a>"),
      .passes(.web, "<label for=a>Town</label><input id=a placeholder=\"for example Leeds\">"),
      .fails(
        .reactNative,
        "↓<TextInput accessibilityLabel=\"Date\" accessibilityHint=\"dd/mm/yyyy\" />"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Date, day month year\" />"),
      .fails(.design, "- ↓textbox \"Code\":\n  - /hint: 8 digits"),
      .passes(.design, "- textbox \"Code, 8 digits\""),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Date of birth"
            hint="DD/MM/YYYY"/>
          </textField>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Date of birth, DD/MM/YYYY"/>
          </textField>
          """#)),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          <TextView android:text="Date of birth" android:labelFor="@+id/a"/>
          ↓<EditText android:id="@+id/a" android:hint="DD/MM/YYYY"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <EditText android:contentDescription="Date of birth, DD/MM/YYYY"/>
          """#)),
    ]
  ) { subject, findings in FormatNotInLabelCheck(subject: subject).run(&findings) }
}

/// Listens for forms of writing with hints off and in filled fields.
private struct FormatNotInLabelCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let reportedReadings = subject.platformReadings().map { heard in
      [ReadingCondition.filled, .hintsOff].compactMap { subject.same(heard, in: $0) }
    }
    for field in subject.entryFields {
      guard let text = field.format else { continue }
      check(field, text, reportedReadings, isDescription: text != field.node.placeholder, &findings)
    }
  }

  private func check(
    _ field: EntryField, _ text: String, _ reportedReadings: [[ScreenReading]], isDescription: Bool,
    _ findings: inout FindingList
  ) {
    var diagnostics: [ReadingCondition] = []
    var quotes: [Finding.Quote] = []
    for others in reportedReadings {
      for other in others {
        guard let stop = other.stop(speaking: field.control.node), !stop.tells(text) else {
          continue
        }
        if !diagnostics.contains(other.condition) { diagnostics.append(other.condition) }
        quotes.append(other.quote(stop, restingOn: []))
        break
      }
    }
    guard !diagnostics.isEmpty else { return }
    findings.add(
      field.control.node,
      "“\(text)” is not heard \(diagnostics.map(\.description).joined(separator: " or ")).",
      severity: isDescription ? .warning : .serious, isAdvice: isDescription, heard: quotes)
  }
}

extension ReadingCondition {
  /// When words are not heard.
  fileprivate var description: String {
    switch self {
    case .asGiven: "now"
    case .hintsOff: "with hints off"
    case .filled: "once something is typed"
    }
  }
}
