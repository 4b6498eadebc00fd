internal import Simulator

extension AuditRule {
  static let purposeMissing = AuditRule(
    id: "purpose-missing", aliases: ["autocomplete-valid", "autocomplete-appropriate", "Autofill"],
    layer: .tree, severity: .warning, criteria: ["1.3.5"], guidelines: ["F13"],
    condition:
      "A field for personal data does not declare to browsers and phones what it is for, or "
      + "declares the wrong purpose.",
    why:
      "Browsers and phones cannot fill in the field for people who find typing or "
      + "remembering hard.",
    fixes: [
      .web: "Set autocomplete to the purpose, such as autocomplete=\"email\".",
      .android: "Set android:autofillHints, such as android:autofillHints=\"emailAddress\".",
      .ios: "Choose the Content Type, such as Email.",
      .reactNative: "Set autoComplete, such as autoComplete=\"email\".",
      .design: "Write /autofill, such as /autofill: email.",
    ],
    requiredFacts: [.label, .hint, .words, .entry],
    examples: [
      .fails(.web, "<label for=a>Email</label>↓<input id=a type=email>"),
      .passes(.web, "<label for=a>Email</label><input id=a type=email autocomplete=email>"),
      .fails(.web, "<label for=a>Town</label>↓<input id=a autocomplete=\"home given-name\">"),
      .fails(.web, "<label for=a>Guests</label>↓<input id=a type=number autocomplete=nickname>"),
      .passes(.web, "<label for=a>Guests</label><input id=a autocomplete=off>"),
      .fails(.web, "<label for=a>Date of birth</label>↓<input id=a type=date>"),
      .passes(.web, "<label for=a>Date of birth</label><input id=a type=date autocomplete=bday>"),
      .passes(.web, "<label for=a>Date of arrival</label><input id=a type=date>"),
      .passes(
        .web,
        "<label>Country <select autocomplete=country-name><option>Peru<option>Chile</select></label>"
      ),
      .fails(.android, "↓" + PurposeExamples.layout("")),
      .passes(.android, PurposeExamples.layout("android:autofillHints=\"emailAddress\"")),
      .fails(.android, "↓" + PurposeExamples.layout("android:autofillHints=\"\"")),
      .fails(.reactNative, "↓<TextInput accessibilityLabel=\"Email\" inputMode=\"email\" />"),
      .passes(
        .reactNative,
        "<TextInput accessibilityLabel=\"Email\" inputMode=\"email\" autoComplete=\"email\" />"),
      .fails(.design, "- ↓textbox \"Email\":\n  - /autofill: tel"),
      .passes(.design, "- textbox \"Email\":\n  - /autofill: email"),
      .fails(.ios, ExampleFile.nib([.found(.field, "Email")])),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          <textInputTraits key="textInputTraits" keyboardType="emailAddress"
            textContentType="email"/>
          </textField>
          """#)),
    ]
  ) { subject, findings in
    let judged = AutocompleteFaults(subject: subject).run(&findings)
    PurposeMissingCheck(subject, judged: judged).run(&findings)
  }
}

/// A check for fields for personal data that do not declare their purpose.
private struct PurposeMissingCheck {
  private let subject: AuditSubject
  private let judged: Set<Int>
  private let isSigningUp: Bool
  private let newWords: Set<String>
  private let hasExclusions: Bool

  init(_ subject: AuditSubject, judged: Set<Int>) {
    self.subject = subject
    self.judged = judged
    isSigningUp = PurposeMissingCheck.isSigningUp(subject)
    newWords = Set(subject.words.languages.flatMap(\.newPasswordWords))
    hasExclusions = subject.index?.elements(with: ["importantForAutofill"]).isEmpty == false
  }

  func run(_ findings: inout FindingList) {
    var fields: [(field: EntryField, found: FieldPurpose)] = []
    for field in subject.entryFields where isFilledByPhones(field) {
      guard let found = field.purpose else {
        addFieldWithoutHint(field, &findings)
        continue
      }
      guard found.evidence != .identifier, !found.purpose.autofill.isEmpty else { continue }
      fields.append((field, found))
    }
    // If no field asks for a card number or its expiry, a security code may be a code sent in a
    // message.
    let hasCard = fields.contains { [.cardNumber, .cardExpiry].contains($0.found.purpose) }
    // If a form has only one field for personal data, the field may ask for data of a person other
    // than the user.
    let isPersonal = fields.count > 1 && fields.contains { !$0.found.purpose.isAmbiguous }
    for (field, found) in fields {
      if found.purpose == .cardCode, !hasCard, isSecurityCode(field) {
        checkLoneCode(field, &findings)
      } else {
        check(field, found, isPersonal: isPersonal, &findings)
      }
    }
  }

  /// Whether the label of a field does not show which of two codes the field asks for.
  ///
  /// The two codes are the security code of a card and a code that is sent in a message.
  private func isSecurityCode(_ field: EntryField) -> Bool {
    let words = Wording.words(of: field.label)
    return !words.contains { $0.hasPrefix("cvc") || $0.hasPrefix("cvv") || $0 == "card" }
  }

  /// Adds a field for a code that may be the security code of a card or a code sent in a message.
  ///
  /// The finding names both possible purposes.
  private func checkLoneCode(_ field: EntryField, _ findings: inout FindingList) {
    guard field.node.textInput?.autofill == nil, subject.platform != .design else { return }
    findings.add(
      field.control.node,
      "“\(field.displayName)” asks for a code, but does not declare its purpose. Check whether it is "
        + "the code of a card (“cc-csc”) or one that a message brings (“one-time-code”).",
      needsReview: true)
  }

  private func isFilledByPhones(_ field: EntryField) -> Bool {
    if isFilledAsWhole(field) {
      return subject.element(of: field.control.node).map(judged.contains) != true
    }
    guard subject.canDeclarePurpose(of: field.node) || field.node.textInput?.autofill != nil else {
      return false
    }
    guard field.takesFreeText, field.node.role != .searchBox else { return false }
    if let important = field.node.knownAndroid?.passthrough["importantForAutofill"] {
      return !important.hasPrefix("no")
    }
    if isLeftOutAround(field.control.node) { return false }
    return subject.element(of: field.control.node).map(judged.contains) != true
  }

  /// Whether a field of a page takes a date of birth, a country of a list or an address of several
  /// lines.
  ///
  /// Source: HTML Standard, 4.10.18.7.1 “Autofilling form controls: the autocomplete attribute”.
  private func isFilledAsWhole(_ field: EntryField) -> Bool {
    guard subject.platform == .web, let purpose = field.purpose?.purpose else { return false }
    switch field.node.webElement {
    case "input": return field.node.role == .dateField && purpose == .birthday
    case "select": return purpose == .country
    case "textarea": return purpose == .streetAddress
    default: return false
    }
  }

  /// Whether a view around a node excludes all fields inside the view from autofill.
  private func isLeftOutAround(_ node: Node.Index) -> Bool {
    guard hasExclusions, let source = subject.source, source.language == .android,
      let element = subject.element(of: node)
    else { return false }
    return source.ancestors(of: element).contains {
      source[$0]["importantForAutofill"] == "noExcludeDescendants"
    }
  }

  private func check(
    _ field: EntryField, _ found: FieldPurpose, isPersonal: Bool, _ findings: inout FindingList
  ) {
    let expected = found.purpose.autofill
    let declared =
      field.node.textInput?.autofill
      ?? (subject.platform == .web
        ? subject.attribute("autocomplete", of: field.control.node) : nil)
    let tokens = declared.map(AutocompleteTokens.init)
    guard var best = expected.first, !expected.contains(tokens?.purpose ?? "") else { return }
    if found.purpose == .password, isNew(field) { best = "new-password" }
    // Outlines of a design usually do not declare purposes, so a missing purpose is not reported.
    if subject.platform == .design, tokens == nil { return }
    if let declared = tokens?.purpose, found.evidence == .label {
      findings.add(
        field.control.node,
        "“\(field.displayName)” asks for \(best), but declares \(declared)."
          + (found.purpose.isAmbiguous ? " Check which of them users enter." : ""),
        needsReview: found.purpose.isAmbiguous, fix: fix(best, of: field.control.node))
    } else if tokens?.purpose == nil {
      let isUncertain =
        tokens?.isOff == true
        || !isTyped(field)
          && (!isPersonal || found.purpose == .password
            || tokens != nil && tokens?.isIdle == false || found.evidence == .head)
      findings.add(
        field.control.node,
        "“\(field.displayName)” asks for personal data, but does not declare that its purpose is "
          + "“\(best)”."
          + (isUncertain
            ? " Check whether users enter data about themselves here, not about others." : ""),
        needsReview: isUncertain,
        fix: fix(best, of: field.control.node))
    }
  }

  /// Whether the user chooses a new password in this field.
  ///
  /// The label of the field or the title of the screen shows this.
  private func isNew(_ field: EntryField) -> Bool {
    isSigningUp || Wording.words(of: field.label).contains(where: newWords.contains)
  }

  /// Whether the title or first heading of a screen says that the user creates an account.
  ///
  /// Buttons and other headings are not checked, because a screen for signing in also offers to
  /// sign up.
  private static func isSigningUp(_ subject: AuditSubject) -> Bool {
    let phrases = PhraseSet(subject.words.phrases(\.signUpPhrases))
    let heading = subject.screen.preorder.lazy.map { subject.screen[$0.index] }
      .first { $0.role == .heading && $0.hidden == nil }
    return [subject.screen.title, heading?.name].compactMap(\.self).contains {
      phrases.isFound(in: Wording.words(of: $0))
    }
  }

  private func fix(_ purpose: String, of node: Node.Index) -> Finding.Fix? {
    func setting(_ attribute: String) -> Finding.Fix {
      Finding.Fix("Set \(attribute).", edit: subject.edit(adding: attribute, to: node))
    }
    if subject.source?.code != nil {
      let text = AuditRule.purposeMissing.fixes[subject.platform] ?? ""
      return Finding.Fix(text, code: CodeFix(setting: .purpose(purpose)))
    }
    return switch subject.platform {
    case .web: setting("autocomplete=\"\(purpose)\"")
    case .android: PurposeNames.android[purpose].map { setting("android:autofillHints=\"\($0)\"") }
    case .ios: PurposeNames.ios[purpose].map { Finding.Fix("Choose the Content Type \($0).") }
    case .reactNative: setting("autoComplete=\"\(PurposeNames.react[purpose] ?? purpose)\"")
    case .design: Finding.Fix("Write /autofill: \(purpose).")
    }
  }

  /// Adds a field of a layout for personal data that has no autofill hint.
  private func addFieldWithoutHint(_ field: EntryField, _ findings: inout FindingList) {
    guard subject.screen.origin == .android, field.node.textInput?.autofill?.isBlank ?? true,
      let element = subject.element(of: field.control.node).flatMap({ subject.source?[$0] }),
      element["autofillHints"]?.isBlank ?? true
    else { return }
    let isWanted = element["importantForAutofill"]?.hasPrefix("yes") == true || isTyped(field)
    guard isWanted || field.label.isBlank else { return }
    findings.add(
      field.control.node,
      "This field has no autofill hint."
        + (isWanted ? "" : " Check whether users enter personal data here."),
      needsReview: !isWanted)
  }

  /// Whether the input type of a layout's field shows that it is for personal data.
  private func isTyped(_ field: EntryField) -> Bool {
    guard subject.screen.origin == .android,
      let element = subject.element(of: field.control.node).flatMap({ subject.source?[$0] })
    else { return false }
    let types = (element["inputType"] ?? "").split(separator: "|").map(String.init)
    return types.contains(where: PurposeNames.inputTypes.contains)
  }
}

/// Example fields that ask for an email address.
enum PurposeExamples {
  /// Returns a field in an Android layout.
  static func layout(_ attributes: String) -> String {
    """
    <EditText xmlns:android="http://schemas.android.com/apk/res/android" android:hint="Email"
      android:inputType="textEmailAddress" \(attributes) />
    """
  }
}
