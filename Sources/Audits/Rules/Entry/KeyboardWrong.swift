internal import Simulator

extension AuditRule {
  static let keyboardWrong = AuditRule(
    id: "keyboard-wrong", aliases: ["bbc-input-type", "ios-input-kind", "TextFields"], layer: .tree,
    severity: .serious, criteria: ["1.3.5"], bestPractice: ["1.3.5"],
    guidelines: ["F1", "F7", "F10", "F12", "F14", "F16", "F20"],
    condition:
      "A field asks for one kind of entry, such as an email "
      + "address, but shows the keyboard for another.",
    why: "People who find typing hard need the right keys at hand.",
    fixes: [
      .web: "Set the type or inputmode that fits what the field asks for.",
      .android: "Set the android:inputType that fits what the field asks for.",
      .ios: "Choose the Keyboard Type that fits what the field asks for.",
      .reactNative: "Set the inputMode that fits what the field asks for.",
      .design: "Write the /keyboard that fits what the field asks for.",
    ],
    requiredFacts: [.label, .hint, .words, .entry], supersedes: ["widget-for-format"],
    examples: [
      .fails(.web, "<label for=a>Email</label>↓<input id=a>"),
      .passes(.web, "<label for=a>Email</label><input id=a type=email>"),
      .passes(.web, "<label for=a>Postcode</label><input id=a>"),
      .passes(
        .web, "<label for=a>Your URL</label><div><span>example.org/users/</span> <input id=a></div>"
      ),
      .fails(
        .web, "<label for=a>Your URL</label><div><span>https://</span>↓<input id=a></div>"),
      .passes(
        .web, "<label for=a>Email</label><div><input id=a><span>@example.org</span></div>"),
      .fails(.android, "↓" + KeyboardExamples.layout("text")),
      .passes(.android, KeyboardExamples.layout("phone")),
      .fails(.ios, KeyboardExamples.nib("default").marking("<textField")),
      .passes(.ios, KeyboardExamples.nib("phonePad")),
      .fails(.reactNative, "↓<TextInput accessibilityLabel=\"Email address\" />"),
      .passes(
        .reactNative, "<TextInput accessibilityLabel=\"Email address\" inputMode=\"email\" />"),
      .fails(.design, "- ↓textbox \"Email\":\n  - /keyboard: text"),
      .passes(.design, "- textbox \"Email\":\n  - /keyboard: email"),
    ]
  ) { subject, findings in KeyboardWrongCheck(subject: subject).run(&findings) }
}

/// A check whether the keyboards of fields fit the purposes of the fields.
private struct KeyboardWrongCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for field in subject.entryFields {
      guard field.takesFreeText, subject.canDeclareKeyboard(of: field.node) else { continue }
      guard let found = field.purpose ?? named(field) else {
        addFieldWithoutType(field, &findings)
        continue
      }
      check(field, found, &findings)
    }
  }

  private func check(
    _ field: EntryField, _ found: FieldPurpose, _ findings: inout FindingList
  ) {
    let kind = found.purpose.keyboard
    let input = field.node.textInput ?? TextInput()
    let keyboard = input.keyboard ?? .text
    guard kind != .text, kind != .password, !kind.keyboards.contains(keyboard),
      let setting = kind.setting(on: subject.platform)
    else { return }
    // For a field with hidden entry, the keyboard matters only if the field asks for a PIN.
    if input.isSecure, found.purpose != .pin { return }
    if kind == .search, input.returnKey == .search || field.node.role == .searchBox { return }
    if isPartOfAddress(field.control.node, kind) { return }
    findings.add(
      field.control.node,
      "This field asks for \(kind.displayName), but shows a keyboard for \(keyboard.shownFor).",
      severity: isMinor(kind) ? .warning : nil,
      needsReview: isDoubtful(found, kind, keyboard),
      fix: Finding.Fix(
        "Set \(setting).", edit: subject.edit(adding: setting, to: field.control.node),
        change: kind.best.map { .keyboard($0) }),
      code: CodeFix(setting: .keyboard(kind)))
  }

  /// Whether the text beside a field is the rest of an address, so that people enter only a name.
  ///
  /// Examples are “example.org/users/” before and “@example.org” after the field.
  private func isPartOfAddress(_ node: Node.Index, _ kind: KeyboardKind) -> Bool {
    let screen = subject.screen
    // White space may be between the text and the field.
    let (before, after) = (screen.previousSibling(of: node), screen.nextSibling(of: node))
    let beside = [
      before, before.flatMap { screen.previousSibling(of: $0) },
      after, after.flatMap { screen.nextSibling(of: $0) },
    ].compactMap(\.self).map { Wording.collapsingWhitespace(screen.visibleText(of: $0)) }
      .filter { $0.contains(".") && !$0.contains(" ") }
    switch kind {
    case .url: return beside.contains { $0.hasSuffix("/") }
    case .email: return beside.contains { $0.hasPrefix("@") }
    default: return false
    }
  }

  /// Returns the purpose that the id of a field names, if the label of the field names no purpose.
  ///
  /// Returns `nil` if the id names no purpose, or if the file is not an Android layout. Source:
  /// Android lint, `TextFields`.
  private func named(_ field: EntryField) -> FieldPurpose? {
    guard subject.screen.origin == .android, let id = field.node.id else { return nil }
    let words = Identifier.words(of: id)
    let purpose = KeyboardWrongCheck.idWords.first { words.contains($0.word) }?.purpose
    return purpose.map { FieldPurpose(purpose: $0, evidence: .identifier) }
  }

  private static let idWords: [(word: String, purpose: WordList.Purpose)] = [
    ("email", .email), ("phone", .phone), ("url", .url), ("date", .date), ("number", .number),
  ]

  /// Whether the keyboard for text is nearly as good as the right keyboard of this kind.
  ///
  /// Assumed: the keyboard for searches differs only in its return key, and the keyboard for text
  /// has digits, too.
  private func isMinor(_ kind: KeyboardKind) -> Bool {
    kind == .search || [.number, .decimal].contains(kind) && subject.platform == .web
  }

  private func isDoubtful(
    _ found: FieldPurpose, _ kind: KeyboardKind, _ keyboard: TextInput.Keyboard
  ) -> Bool {
    if found.evidence == .identifier { return true }
    if found.evidence == .head, [.number, .decimal].contains(kind) { return true }
    // A date needs no special keyboard: three text fields for day, month and year are a good
    // solution.
    if [.date, .dateAndTime, .month].contains(kind) { return true }
    return found.purpose == .oneTimeCode || kind == .phone && keyboard == .number
  }

  /// Adds a field of a layout that has neither an input type nor a hint.
  private func addFieldWithoutType(_ field: EntryField, _ findings: inout FindingList) {
    guard subject.screen.origin == .android, field.label.isBlank,
      let element = subject.element(of: field.control.node).flatMap({ subject.source?[$0] }),
      ["inputType", "hint", "style", "editable", "numeric", "inputMethod"].allSatisfy({
        element[$0] == nil
      })
    else { return }
    findings.add(
      field.control.node, "This field has neither an input type nor a hint.", severity: .warning,
      fix: Finding.Fix("Set android:inputType and android:hint to what the field asks for."))
  }
}

extension TextInput.Keyboard {
  /// The kind of entries that the keyboard is for, as words in a message.
  fileprivate var shownFor: String {
    switch self {
    case .text: "text"
    case .email: "email addresses"
    case .url: "web addresses"
    case .number, .decimal: "numbers"
    case .phone: "telephone numbers"
    case .search: "searches"
    case .date: "dates"
    case .time: "times"
    case .dateTime: "dates and times"
    case .noKeyboard: "nothing"
    }
  }
}

/// Example fields that ask for a telephone number.
enum KeyboardExamples {
  /// Returns a field in an Android layout.
  static func layout(_ type: String) -> String {
    """
    <EditText xmlns:android="http://schemas.android.com/apk/res/android"
      android:hint="Phone number" android:autofillHints="phone" android:inputType="\(type)" />
    """
  }

  /// Returns a field in a XIB.
  static func nib(_ keyboard: String, returnKey: String = "done") -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
      <objects><view id="v"><subviews><textField id="f">
        <accessibility key="accessibilityConfiguration" label="Phone number"/>
        <textInputTraits key="textInputTraits" keyboardType="\(keyboard)"
          returnKeyType="\(returnKey)" textContentType="tel"/>
      </textField></subviews></view></objects>
    </document>
    """
  }
}
