internal import Simulator

extension AuditRule {
  static let roleWordInLabel = AuditRule(
    id: "role-word-in-label",
    aliases: [
      "RedundantDescription", "ios-label-ends-with-role", "Accessibility label-trait overlap",
      "role-word-in-name",
    ],
    layer: .announcement, severity: .warning, guidelines: ["T6", "T7", "T8"],
    condition: "The name holds the word for the role or state, which readers say by themselves.",
    why: "A person hears “button, button” at every control and waits longer for nothing.",
    fixes: [
      .web: "Leave the word for the role out of the name.",
      .android: "Leave the word for the role or state out of android:contentDescription.",
      .ios: "Leave the word for the trait out of accessibilityLabel.",
      .reactNative: "Leave the word for the role out of accessibilityLabel.",
      .design: "Leave the word for the role out of the name.",
    ],
    requiredFacts: [.role, .label, .words],
    supersedes: ["heard-twice"],
    examples: [
      .fails(.web, "↓<button>Search button</button>"),
      .passes(.web, "<button>Search</button>"),
      .passes(.web, "<a href=/b>How to sew on a button</a>"),
      .fails(
        .android,
        "↓<Button xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"Save button\"/>"),
      .passes(
        .android,
        "<Button xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"Save\"/>"),
      .fails(.design, "- ↓link \"Prices link\""),
      .passes(.design, "- link \"Prices\""),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="Save button" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Save" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .fails(
        .reactNative,
        ExampleFile.component(
          #"""
          ↓<Pressable accessibilityRole="button" accessibilityLabel="Save button" />
          """#)),
      .passes(
        .reactNative,
        ExampleFile.component(
          #"""
          <Pressable accessibilityRole="button" accessibilityLabel="Save" />
          """#)),
    ]
  ) { subject, findings in
    RoleWordCheck(subject).run(&findings)
  }
}

/// Looks for names that say what the reader says anyway.
private struct RoleWordCheck {
  private let subject: AuditSubject
  private let roles: [(phrase: [String], isEnglish: Bool)]
  /// Those with which most names end are looked for by their last word.
  private let rolesByEnd: [String: [(phrase: [String], isEnglish: Bool)]]
  private let states: [[String]]
  /// What Android's checker looks for, or `nil` elsewhere.
  private let vocabulary: ReaderVocabulary?

  init(_ subject: AuditSubject) {
    self.subject = subject
    vocabulary = ReaderVocabulary(of: subject)
    roles = subject.words.languages.flatMap { list in
      list.roles.map { (Wording.words(of: $0), list.language == "en") }
    }.sorted { $0.0.count > $1.0.count }
    rolesByEnd = Dictionary(grouping: roles) { $0.phrase.last ?? "" }
    let short: Set<[String]> = [["on"], ["off"], ["ein"], ["aus"]]
    states = subject.words.phrases(\.states).filter { !short.contains($0) }
      .sorted { $0.count > $1.count }
  }

  func run(_ findings: inout FindingList) {
    for control in subject.controls where !control.name.isBlank {
      let words = control.words
      if subject.platform == .ios, addRepeated(control, &findings) { continue }
      guard words.count > 1 || control.route == .contentDescription else { continue }
      guard let found = role(in: words, control) ?? state(in: words, control) else { continue }
      let stops = subject.readings.compactMap { heard in
        heard.stop(of: control.node).map { (heard, $0) }
      }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(control.name))” holds “\(found.word)”, which readers say by themselves.",
        needsReview: found.needsReview, heard: stops.map { $0.quote($1, restingOn: []) })
    }
  }

  /// Whether a name of iOS ends with what VoiceOver says after it, also without a blank before it or with
  /// nothing else; where eyes see it so, readers say what is shown.
  ///
  /// Source: GTXiLib, GTXChecksCollection.m, label and trait overlap.
  private func addRepeated(_ control: Control, _ findings: inout FindingList) -> Bool {
    let name = Wording.collapsingWhitespace(control.name).lowercased()
    let title = subject.screen[control.node].knownIOS?.details[.title].map {
      Wording.collapsingWhitespace($0).lowercased()
    }
    for heard in subject.readings {
      guard let stop = heard.stop(of: control.node) else { continue }
      for part in stop.announcement.parts(where: { kind, _ in kind == .role }) {
        let role = Wording.collapsingWhitespace(part.text).lowercased()
        // Short words are the end of many others: “hyperlink”, “Berlin tab”.
        guard name.hasSuffix(role), name == role || role.utf8.count > 5,
          title?.hasSuffix(role) != true
        else { continue }
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(control.name))” holds “\(role)”, which readers say by themselves.",
          heard: [heard.quote(stop, restingOn: [part])])
        return true
      }
    }
    return false
  }

  /// The word for the role in a name; anywhere in what only readers are told, else at its end.
  private func role(
    in words: [String], _ control: Control
  ) -> (word: String, needsReview: Bool)? {
    let isAnywhere = subject.platform == .android && control.route == .contentDescription
    if isAnywhere,
      let found = vocabulary?.phrase(
        about: [.button, .box, .state], in: control.name, of: control.kind)
    {
      return (found.words.joined(separator: " "), found.isDoubtful)
    }
    let possible = isAnywhere ? roles : words.last.flatMap { rolesByEnd[$0] } ?? []
    guard !possible.isEmpty else { return nil }
    let said = subject.readings.compactMap { $0.stop(of: control.node) }.map { stop in
      stop.announcement.parts { kind, _ in kind == .role }.flatMap { Wording.words(of: $0.text) }
    }
    for (phrase, isEnglish) in possible {
      guard isAnywhere ? words.contains(phrase: phrase) : words.ends(withPhrase: phrase) else {
        continue
      }
      if isEnglish {
        guard phrase.count < words.count || isAnywhere,
          said.contains(where: { $0.contains(phrase: phrase) || $0.joined() == phrase.joined() })
            || isSame(phrase, control.kind)
        else { continue }
        return (phrase.joined(separator: " "), false)
      }
      guard phrase.count < words.count else { continue }
      return (phrase.joined(separator: " "), true)
    }
    return nil
  }

  /// Words for roles that readers call otherwise.
  private func isSame(_ phrase: [String], _ kind: Control.Kind) -> Bool {
    switch (phrase.joined(), kind) {
    case ("checkbox", .choice), ("radiobutton", .choice), ("switch", .choice), ("toggle", .choice),
      ("slider", .adjustable), ("dropdown", .picker), ("combobox", .picker), ("spinner", .picker),
      ("textfield", .field), ("editbox", .field), ("edittext", .field), ("textbox", .field),
      ("inputfield", .field), ("searchfield", .field):
      true
    default: false
    }
  }

  /// A state in a name; elsewhere than on Android only at the end of the name of a choice.
  private func state(
    in words: [String], _ control: Control
  ) -> (word: String, needsReview: Bool)? {
    let isAnywhere = subject.platform == .android && control.route == .contentDescription
    guard isAnywhere || control.kind == .choice else { return nil }
    let found = states.first { phrase in
      phrase.count < words.count
        && (isAnywhere ? words.contains(phrase: phrase) : words.ends(withPhrase: phrase))
    }
    return found.map { ($0.joined(separator: " "), control.kind != .choice && !isAnywhere) }
  }
}
