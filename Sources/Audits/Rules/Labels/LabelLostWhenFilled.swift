internal import Simulator

extension AuditRule {
  static let labelLostWhenFilled = AuditRule(
    id: "label-lost-when-filled", aliases: ["EditableContentDesc"], layer: .comparison,
    severity: .serious, criteria: ["4.1.2", "3.3.2"], guidelines: ["C8", "T13", "A3"],
    condition:
      "The name of a field is announced while the field is empty, but not once it has a value, or "
      + "the name is a content description.",
    why: "People who go back over the form hear what they entered, but not what it answers.",
    fixes: [
      .android:
        "Remove android:contentDescription and the hint, and put the name into a label with "
        + "android:labelFor.",
      .reactNative:
        "Set accessibilityLabel, and show the name in a <Text> that labels the field by "
        + "accessibilityLabelledBy.",
    ],
    platforms: [.android, .reactNative], readingConditions: [.filled],
    requiredFacts: [.role, .label, .value], supersedes: ["readers-disagree"],
    examples: [
      .fails(layout: #"↓<EditText android:contentDescription="Email"/>"#),
      .passes(
        layout: #"""
          <TextView android:text="Email" android:labelFor="@+id/a"/>
          <EditText android:id="@+id/a"/>
          """#),
      .fails(
        layout: #"""
          <TextView android:text="Email" android:labelFor="@+id/a"/>
          ↓<EditText android:id="@+id/a" android:contentDescription="Email"/>
          """#),
      .fails(component: #"↓<TextInput accessibilityLabel="Email" />"#),
      .passes(component: #"<Text>Email</Text>"#),
    ]
  ) { subject, findings in LabelLostWhenFilledCheck(subject: subject).run(&findings) }
}

/// A check whether the name of a field is still announced when the field is filled.
private struct LabelLostWhenFilledCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let readings = subject.sameTreeReadings()
    let filled = Dictionary(
      subject.readings(in: .filled).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for control in subject.controls where control.kind == .field {
      let node = subject.screen[control.node]
      // Nobody fills in a disabled or read-only field, but the field's value in the file may
      // replace its name.
      let isFixed = node.states.isDisabled || node.states.isReadOnly
      guard !control.name.isBlank, !isFixed || !node.isEmptyField else { continue }
      let quotes = readings.compactMap { losing($0, filled[$0.name], node, control) }
      // TalkBack leaves out the name of every filled field of a page, which the author cannot
      // change. On pages, a lost name is reported only if all readers leave it out.
      guard !quotes.isEmpty, !isHabit || quotes.count == readings.count else {
        addDescription(control, node, &findings)
        continue
      }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(node.name.isBlank ? control.name : node.name))” is not announced once the field has a value.",
        needsReview: subject.platform == .reactNative || isDrawn(control),
        heard: quotes.flatMap(\.self), fix: fix(of: control))
    }
  }

  /// Returns the fix of a React Native field that already has `accessibilityLabel`.
  ///
  /// Returns `nil` for other fields.
  private func fix(of control: Control) -> Finding.Fix? {
    guard subject.platform == .reactNative, control.nameOrigin != nil else { return nil }
    return Finding.Fix(
      "Show the name in a <Text> with a nativeID, and set accessibilityLabelledBy to it. Keep "
        + "accessibilityLabel for VoiceOver.")
  }

  /// Adds a field of a layout with a content description, even if TalkBack announces the text of
  /// the field.
  ///
  /// Other services may announce the description in place of the text. Source: Accessibility Test
  /// Framework, EditableContentDescCheck.
  private func addDescription(
    _ control: Control, _ node: Node, _ findings: inout FindingList
  ) {
    // “label-masked” reports a description beside a hint.
    guard subject.screen.origin == .android, control.nameOrigin == .contentDescription,
      node.placeholder?.isBlank ?? true
    else { return }
    findings.add(
      control.node,
      "“\(Wording.collapsingWhitespace(node.name))” describes a field, and may be announced in "
        + "place of what people enter.", severity: .warning, heard: subject.quotes(at: control.node)
    )
  }

  /// Whether a reader of this platform never announces names of filled fields.
  private var isHabit: Bool { subject.platform == .web || subject.platform == .design }

  /// Whether the layout around an Android field may show the field's label, as Material's
  /// `TextInputLayout` does.
  private func isDrawn(_ control: Control) -> Bool {
    subject.platform == .android && control.nameOrigin != .contentDescription
  }

  /// Returns the announcement in which a reader leaves out the name of a filled field, or `nil` if
  /// the reader does not leave out the name.
  ///
  /// If the field is empty in the file, the result has two announcements: the announcement of the
  /// empty field, and then the announcement of the filled field.
  private func losing(
    _ reading: ScreenReading, _ filled: ScreenReading?, _ node: Node, _ control: Control
  ) -> [Finding.Quote]? {
    guard let stop = reading.stop(of: control.node) else { return nil }
    let name = node.name.isBlank ? control.name : node.name
    let quote = reading.quote(stop, restingOn: [])
    if node.isEmptyField {
      guard stop.announcesPhrase(name), let filled, let then = filled.stop(of: control.node),
        !then.announcesPhrase(name)
      else { return nil }
      return [quote, filled.quote(then, restingOn: [])]
    }
    guard let typed = node.value?.text, !typed.isBlank, !node.name.isBlank,
      !stop.announcesPhrase(name),
      stop.announcesPhrase(typed)
    else { return nil }
    return [quote]
  }
}
