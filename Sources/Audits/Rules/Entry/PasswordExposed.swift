internal import Simulator

extension AuditRule {
  static let passwordExposed = AuditRule(
    id: "password-exposed", aliases: ["bbc-password-type", "ios-password-plain"], layer: .tree,
    severity: .serious, guidelines: ["F20"],
    condition: "A field asks for a password or PIN, but shows and speaks what is typed.",
    why: "Every letter of the password is spoken aloud, and it may be stored and shown.",
    fixes: [
      .web: "Set type=\"password\".",
      .android: "Set android:inputType=\"textPassword\", or \"numberPassword\" for a PIN.",
      .ios: "Turn Secure Text Entry on.",
      .reactNative: "Set secureTextEntry.",
      .design: "Mark it as [secure].",
    ],
    examples: [
      .fails(.web, "<label for=a>Password</label>↓<input id=a>"),
      .passes(.web, "<label for=a>Password</label><input id=a type=password>"),
      .fails(.android, "↓" + KeyboardExamples.layout("text").replacingPhone),
      .passes(.android, KeyboardExamples.layout("textPassword").replacingPhone),
      .fails(.reactNative, "↓<TextInput accessibilityLabel=\"Password\" />"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Password\" secureTextEntry />"),
      .fails(
        .ios,
        "<AppiumAUT>↓<XCUIElementTypeTextField type=\"XCUIElementTypeTextField\" "
          + "name=\"Password\" label=\"Password\" enabled=\"true\" visible=\"true\" x=\"0\" "
          + "y=\"0\" width=\"200\" height=\"44\"/></AppiumAUT>", as: "appium-ios"),
      .passes(
        .ios,
        "<AppiumAUT><XCUIElementTypeSecureTextField type=\"XCUIElementTypeSecureTextField\" "
          + "name=\"Password\" label=\"Password\" enabled=\"true\" visible=\"true\" x=\"0\" "
          + "y=\"0\" width=\"200\" height=\"44\"/></AppiumAUT>", as: "appium-ios"),
      .fails(.design, "- ↓textbox \"Password\""),
      .passes(.design, "- textbox \"Password\" [secure]"),
    ]
  ) { subject, findings in
    let reader = PurposeReader(subject)
    let hasToggle = subject.controls.contains { control in
      guard control.kind != .field else { return false }
      let words = control.words
      return words.contains(where: toggles.contains)
        && words.contains { reader.read($0)?.purpose == .password }
    }
    for field in subject.entryFields {
      guard field.takesFreeText, field.node.textInput?.isSecure == false,
        field.node.knownAndroid?.password != true,
        let found = field.purpose ?? identified(field, on: subject),
        found.purpose == .password || found.purpose == .pin
      else { continue }
      findings.add(
        field.control.node, "What is typed into “\(field.displayName)” is shown and spoken.",
        needsReview: hasToggle || found.evidence == .identifier || isPostal(field, found),
        edit: KeyboardKind.password.setting(on: subject.platform).flatMap {
          subject.edit(adding: $0, to: field.control.node)
        }, code: CodeFix(setting: .secureEntry))
    }
  }
}

/// Returns the purpose “password” if the id of a layout's field contains this word, or else `nil`.
///
/// Source: Android lint, `TextFields`.
private func identified(_ field: EntryField, on subject: AuditSubject) -> FieldPurpose? {
  guard subject.screen.origin == .android, let id = field.node.id,
    Identifier.words(of: id).contains("password")
  else { return nil }
  return FieldPurpose(purpose: .password, evidence: .identifier)
}

/// Whether the “PIN code” of a field may be a postal code, as in India.
private func isPostal(_ field: EntryField, _ found: FieldPurpose) -> Bool {
  found.purpose == .pin && Wording.words(of: field.label).contains("code")
}

/// Words in the names of buttons that show a password.
private let toggles: Set<String> = [
  "show", "hide", "reveal", "anzeigen", "zeigen", "verbergen", "afficher", "masquer", "mostrar",
  "ocultar",
]

extension String {
  /// The example with “Password” in place of “Phone number”.
  fileprivate var replacingPhone: String {
    split(separator: "Phone number").joined(separator: "Password")
  }
}
