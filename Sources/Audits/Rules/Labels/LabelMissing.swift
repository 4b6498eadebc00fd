internal import Simulator

extension AuditRule {
  static let labelMissing = AuditRule(
    "label-missing",
    aliases: [
      "NO_FORM_LABEL", "NO_ACCESSIBILITY_LABEL", "label", "select-name", "button-name", "link-name",
      "input-button-name", "SpeakableTextPresent", "LabelFor", "ios-label-missing",
      "ios-hint-instead-of-label", "hidden-label",
    ],
    layer: .tree, severity: .critical, isMandatory: true, criteria: ["4.1.2", "3.3.2"],
    clauses: ["A2", "A23", "C1", "C3", "C4", "C5"],
    condition: "A field, choice, button, link or other control has no name by any route.",
    why: "A person who hears only “button” or “edit box” cannot know what it is for.",
    mends: [
      .web: "Give it a <label for>, its text, or an aria-label.",
      .android: "Give a field android:hint or a label with android:labelFor, "
        + "and anything else android:contentDescription.",
      .ios: "Fill in Label in the Identity inspector, or set accessibilityLabel.",
      .reactNative: "Set accessibilityLabel, or put a <Text> inside.",
      .design: "Write its name in quotes.",
    ],
    covers: ["visible-label-missing", "label-not-unique", "readers-disagree"],
    examples: [
      .fails(.web, "<input id=a>"),
      .passes(.web, "<label for=a>Email</label><input id=a>"),
      .fails(.design, "- textbox"),
      .passes(.design, "- textbox \"Email\""),
    ]
  ) { subject, findings in
    for control in subject.controls where control.name.isBlank {
      let quotes = subject.heard.compactMap { heard in
        heard.stop(of: control.node).map { heard.quote($0, restingOn: []) }
      }
      guard !quotes.isEmpty || subject.heard.isEmpty else { continue }
      findings.add(
        control.node, "This \(control.kind.word) has no name.", heard: quotes)
    }
  }
}

extension Control.Kind {
  /// What a finding calls it.
  var word: String {
    switch self {
    case .field: "field"
    case .picker: "picker"
    case .choice: "choice"
    case .button: "button"
    case .link: "link"
    case .adjustable: "slider"
    case .custom: "control"
    }
  }
}
