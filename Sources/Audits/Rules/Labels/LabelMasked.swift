internal import Simulator

extension AuditRule {
  static let labelMasked = AuditRule(
    id: "label-masked", layer: .announcement, severity: .serious, criteria: ["4.1.2", "3.3.2"],
    guidelines: ["C8", "T13"],
    condition:
      "A field has a name, yet while it is empty a reader says its placeholder in its place.",
    why: "The name that was written for people who listen is never heard by them.",
    fixes: .everywhere(
      "Leave the placeholder out, or repeat the name in it.",
      except: [
        .web: "Leave the placeholder out, or write the whole name into the label.",
        .android: "Leave android:contentDescription out and write the name into a label with "
          + "android:labelFor.",
      ]),
    platforms: [.android, .reactNative],
    requiredFacts: [.role, .label, .value],
    supersedes: ["readers-disagree"],
    examples: [
      .fails(
        .android,
        "↓<EditText xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:hint=\"name@example.org\" android:contentDescription=\"Email\"/>"),
      .passes(
        .android,
        "<EditText xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"Email\"/>"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<TextInput accessibilityLabel="Email" placeholder="name@example.org" />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <TextInput accessibilityLabel="Email" />
          """#)),
    ]
  ) { subject, findings in
    for control in subject.controls where control.kind == .field {
      let node = subject.screen[control.node]
      guard node.isEmptyField, let placeholder = node.placeholder, !placeholder.isBlank,
        !node.name.isBlank, control.route != .placeholder
      else { continue }
      for heard in subject.sameTreeReadings() {
        guard let stop = heard.stop(of: control.node), !stop.says(node.name),
          stop.says(placeholder)
        else { continue }
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(node.name))” is not heard, because the placeholder takes its place.",
          heard: [heard.quote(stop, restingOn: stop.placeholders)])
      }
    }
  }

  static let labelLostWhenFilled = AuditRule(
    id: "label-lost-when-filled", aliases: ["EditableContentDesc"], layer: .comparison,
    severity: .serious, criteria: ["4.1.2", "3.3.2"], guidelines: ["C8", "T13", "A3"],
    condition: "The name of a field is heard while it is empty, and not once something is typed.",
    why: "A person who goes back over the form hears what was typed and not what it answers.",
    fixes: [
      .web: "Put the name into a <label>.",
      .android:
        "Leave android:contentDescription and hint out and write the name into a label with "
        + "android:labelFor.",
      .ios: "Set accessibilityLabel to the name.",
      .reactNative:
        "Set accessibilityLabel, and show the name in a <Text> that labels the field by "
        + "accessibilityLabelledBy.",
      .design: "Write the name in quotes.",
    ],
    platforms: [.android, .reactNative],
    readingConditions: [.filled],
    requiredFacts: [.role, .label, .value], supersedes: ["readers-disagree"],
    examples: [
      .fails(
        .android,
        "↓<EditText xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"Email\"/>"),
      .passes(
        .android,
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
          + "<TextView android:text=\"Email\" android:labelFor=\"@+id/a\"/>"
          + "<EditText android:id=\"@+id/a\"/></LinearLayout>"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<TextInput accessibilityLabel="Email" />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Text>Email</Text>
          """#)),
    ]
  ) { subject, findings in
    LostLabelCheck(subject: subject).run(&findings)
  }
}

/// Compares what is heard of empty and of filled fields.
private struct LostLabelCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let readers = subject.sameTreeReadings()
    let filled = Dictionary(
      subject.readings(in: .filled).map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    for control in subject.controls where control.kind == .field {
      let node = subject.screen[control.node]
      guard !control.name.isBlank, !node.states.isDisabled, !node.states.isReadOnly else {
        continue
      }
      let quotes = readers.compactMap { losing($0, filled[$0.name], node, control) }
      // TalkBack does it to every field of a page; that is no fault of one.
      guard !quotes.isEmpty, !isHabit || quotes.count == readers.count else {
        continue
      }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(node.name.isBlank ? control.name : node.name))” is not heard once something is typed.",
        needsReview: subject.platform == .reactNative || isDrawn(control),
        heard: quotes.flatMap(\.self))
    }
  }

  /// Whether it is the habit of one reader, and the same with every field.
  private var isHabit: Bool { subject.platform == .web || subject.platform == .design }

  /// Whether the layout around an Android field draws its label, as Material’s does.
  private func isDrawn(_ control: Control) -> Bool {
    subject.platform == .android && control.route != .contentDescription
  }

  /// What a reader says of a field whose name it leaves out, empty first where it is empty.
  private func losing(
    _ heard: ScreenReading, _ filled: ScreenReading?, _ node: Node, _ control: Control
  ) -> [Finding.Quote]? {
    guard let stop = heard.stop(of: control.node) else { return nil }
    let name = node.name.isBlank ? control.name : node.name
    let quote = heard.quote(stop, restingOn: [])
    if node.isEmptyField {
      guard stop.says(name), let filled, let then = filled.stop(of: control.node), !then.says(name)
      else { return nil }
      return [quote, filled.quote(then, restingOn: [])]
    }
    guard let typed = node.value?.text, !typed.isBlank, !node.name.isBlank, !stop.says(name),
      stop.says(typed)
    else { return nil }
    return [quote]
  }
}

extension Stop {
  /// The parts that a placeholder is heard in.
  fileprivate var placeholders: [Part] {
    announcement.parts { kind, _ in kind == .placeholder }
  }
}
