internal import Simulator

extension AuditRule {
  static let roleWordInLabel = AuditRule(
    id: "role-word-in-label",
    aliases: [
      "RedundantDescription", "ios-label-ends-with-role", "Accessibility label-trait overlap",
      "role-word-in-name",
    ],
    layer: .announcement, severity: .warning, guidelines: ["T6", "T7", "T8"],
    condition:
      "The name contains the word for the role or state, which readers announce themselves, or for "
      + "a role that the element does not have.",
    why: "People hear “button, button” at every control, and listen longer for nothing.",
    fixes: [
      .web: "Remove the word for the role from the name.",
      .android: "Remove the word for the role or state from android:contentDescription.",
      .ios: "Remove the word for the trait from accessibilityLabel.",
      .reactNative: "Remove the word for the role from accessibilityLabel.",
      .design: "Remove the word for the role from the name.",
    ],
    requiredFacts: [.role, .label, .words], supersedes: ["heard-twice"],
    examples: [
      .fails(.web, "↓<nav aria-label='Main navigation'><a href=/>Home</a></nav>"),
      .passes(.web, "<nav aria-label=Main><a href=/>Home</a></nav>"),
      .fails(.web, "↓<button>Search button</button>"),
      .passes(.web, "<button>Search</button>"),
      .passes(.web, "<a href=/b>How to sew on a button</a>"),
      .passes(.web, "<h2>Prices <a href=#p aria-label='Link to heading'>#</a></h2>"),
      .passes(.web, "<a href=/s>Send me the link</a>"),
      .fails(layout: #"↓<Button android:contentDescription="Save button"/>"#),
      .passes(layout: #"<Button android:contentDescription="Save"/>"#),
      .fails(layout: #"↓<ImageView android:contentDescription="Save button"/>"#),
      .passes(layout: #"<ImageView android:contentDescription="A buttonhole"/>"#),
      .fails(
        .android,
        ExampleFile.dump(
          #"""
          ↓<node class="android.view.View" content-desc="Save button" clickable="true"
            focusable="true" enabled="true" bounds="[0,0][500,200]"/>
          """#), as: "uiautomator"),
      .passes(
        .android, ExampleFile.clickableRow(named: "How to sew on a button"), as: "uiautomator"),
      .fails(.design, "- ↓link \"Prices link\""),
      .passes(.design, "- link \"Prices\""),
      .fails(ios: [.found(.button, "Save button")]),
      .passes(ios: [.other(.button, "Save")]),
      .fails(
        .ios,
        ExampleFile.swiftUI(
          #"↓Text("Save").accessibilityLabel("Save button").onTapGesture { save() }"#),
        as: "swiftui"),
      .fails(
        component: #"↓<Pressable accessibilityRole="button" accessibilityLabel="Save button" />"#),
      .passes(component: #"<Pressable accessibilityRole="button" accessibilityLabel="Save" />"#),
      .fails(component: #"↓<Text onPress={save} accessibilityLabel="Save button">Save</Text>"#),
      .passes(component: #"<Text>Email field</Text>"#),
    ]
  ) { subject, findings in
    RoleWordInLabelCheck(subject).run(&findings)
    ImitatedRole(subject).run(&findings)
  }
}

/// A check for names with words that readers add to the announcement anyway.
private struct RoleWordInLabelCheck {
  private let subject: AuditSubject
  private let roles: [(phrase: [String], isEnglish: Bool)]
  /// The phrases of ``roles`` by their last word, for a fast search at the end of a name.
  private let rolesByEnd: [String: [(phrase: [String], isEnglish: Bool)]]
  private let states: [[String]]
  /// The words that Android's checker searches for, or `nil` on other platforms.
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
      guard words.count > 1 || control.nameOrigin == .contentDescription else { continue }
      guard
        let found = isWithoutRole(control)
          ? state(in: words, control) : role(in: words, control) ?? state(in: words, control)
      else { continue }
      let stops = subject.readings.compactMap { reading in
        reading.stop(of: control.node).map { (reading, $0) }
      }
      findings.add(
        control.node,
        "“\(Wording.collapsingWhitespace(control.name))” contains “\(found.word)”, which readers announce themselves.",
        needsReview: found.needsReview, heard: stops.map { $0.quote($1, restingOn: []) },
        code: found.needsReview ? nil : shortened(control.name, by: found.word))
    }
    addPictures(&findings)
    if subject.platform == .web { LandmarkNames(subject: subject).run(&findings) }
  }

  /// Adds each picture of an app whose name ends with its role, because a reader announces the role
  /// after the name.
  private func addPictures(_ findings: inout FindingList) {
    guard subject.platform != .web else { return }
    for index in subject.visibility.exposed where !subject.isControl(index) {
      let node = subject.screen[index]
      guard node.role.isPicture, !node.name.isBlank, node.label?.origin != .fileName else {
        continue
      }
      let words = Wording.words(of: node.name)
      for reading in subject.sameTreeReadings() {
        guard let stop = reading.stop(of: index) else { continue }
        let parts = stop.announcement.parts { kind, _ in kind == .role }
        let repeated = parts.first { part in
          let role = Wording.words(of: part.text)
          return role.count < words.count && words.ends(withPhrase: role)
        }
        guard let part = repeated else { continue }
        findings.add(
          index,
          "“\(Wording.collapsingWhitespace(node.name))” contains “\(part.text)”, which readers announce themselves.",
          heard: [reading.quote(stop, restingOn: [part])])
      }
    }
  }

  /// Adds a finding if the name of an iOS control ends with its role, because VoiceOver announces
  /// the role after the name.
  ///
  /// There is no finding if the visible title ends with the role, too. A space before the role is
  /// not required. Source: GTXiLib, GTXChecksCollection.m, label and trait overlap.
  ///
  /// - Returns: Whether a finding was added.
  private func addRepeated(_ control: Control, _ findings: inout FindingList) -> Bool {
    let name = Wording.collapsingWhitespace(control.name).lowercased()
    let title = subject.screen[control.node].knownIOS?.details[.title].map {
      Wording.collapsingWhitespace($0).lowercased()
    }
    for reading in subject.readings {
      guard let stop = reading.stop(of: control.node) else { continue }
      for part in stop.announcement.parts(where: { kind, _ in kind == .role }) {
        let role = Wording.collapsingWhitespace(part.text).lowercased()
        // A short role word at the end may be a part of another word or name: “hyperlink”, “Berlin
        // tab”.
        guard name.hasSuffix(role), name == role || role.utf8.count > 5,
          title?.hasSuffix(role) != true
        else { continue }
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(control.name))” contains “\(role)”, which readers announce themselves.",
          heard: [reading.quote(stop, restingOn: [part])],
          code: shortened(control.name, by: role))
        return true
      }
    }
    return false
  }

  /// Returns a fix that removes a word from the end of a name.
  private func shortened(_ name: String, by word: String) -> CodeFix? {
    guard name.lowercased().hasSuffix(" " + word.lowercased()) else { return nil }
    let rest = name.dropLast(word.count + 1)
    return rest.isBlank ? nil : CodeFix(setting: .words(String(rest), instead: name))
  }

  /// Whether readers announce no role at a control, so that a role word in the name is announced
  /// only once.
  private func isWithoutRole(_ control: Control) -> Bool {
    guard control.kind == .custom || subject.screen.origin == .androidNodes else { return false }
    let stops = subject.platformReadings().compactMap { $0.stop(of: control.node) }
    return !stops.isEmpty
      && stops.allSatisfy { !$0.announcement.hasPart { kind, _ in kind == .role } }
  }

  /// Returns a word in a name that stands for the control's role.
  ///
  /// If the name is not visible, the word may be anywhere in the name. Otherwise, the word must be
  /// at the end.
  private func role(
    in words: [String], _ control: Control
  ) -> (word: String, needsReview: Bool)? {
    let isAnywhere = subject.platform == .android && control.nameOrigin == .contentDescription
    if isAnywhere,
      let found = vocabulary?.phrase(
        about: [.button, .box, .state], in: control.name, of: control.kind)
    {
      return (found.words.joined(separator: " "), found.isDoubtful)
    }
    let possible = isAnywhere ? roles : words.last.flatMap { rolesByEnd[$0] } ?? []
    if subject.namesBeginWithHead, words.count > 1,
      RoleWordInLabelCheck.firstWords(control.kind).contains(words[0])
    {
      return (words[0], true)
    }
    guard !possible.isEmpty else { return nil }
    let spoken = subject.readings.compactMap { $0.stop(of: control.node) }.map { stop in
      stop.announcement.parts { kind, _ in kind == .role }.flatMap { Wording.words(of: $0.text) }
    }
    for (phrase, isEnglish) in possible {
      guard isAnywhere ? words.contains(phrase: phrase) : words.ends(withPhrase: phrase) else {
        continue
      }
      if isEnglish {
        if isObject(phrase, in: words) { continue }
        guard phrase.count < words.count || isAnywhere,
          spoken.contains(where: { $0.contains(phrase: phrase) || $0.joined() == phrase.joined() })
            || isSame(phrase, control.kind)
        else { continue }
        return (phrase.joined(separator: " "), false)
      }
      guard phrase.count < words.count else { continue }
      return (phrase.joined(separator: " "), true)
    }
    return nil
  }

  /// Returns the words for a kind of control in languages in which the role comes first.
  private static func firstWords(_ kind: Control.Kind) -> [String] {
    switch kind {
    case .button: ["bouton", "botón"]
    case .link: ["lien", "enlace"]
    case .field, .picker, .choice, .adjustable, .custom: []
    }
  }

  /// Whether a phrase names the object of an action, such as “link” in “send the link”.
  ///
  /// “Heading” always counts, because it may name the heading that contains a link.
  private func isObject(_ phrase: [String], in words: [String]) -> Bool {
    if phrase == ["heading"] || phrase == ["header"] { return true }
    let before = words.dropLast(phrase.count).last
    return before.map { ["a", "an", "the", "this", "that", "your", "my", "to"].contains($0) }
      == true
      && words.ends(withPhrase: phrase)
  }

  /// Whether a phrase means the role of this kind of control, although readers use other words.
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

  /// Returns a word in a name that stands for a state.
  ///
  /// If the name is not Android's content description, only choices count, and the word must be at
  /// the end.
  private func state(
    in words: [String], _ control: Control
  ) -> (word: String, needsReview: Bool)? {
    let isAnywhere = subject.platform == .android && control.nameOrigin == .contentDescription
    guard isAnywhere || control.kind == .choice else { return nil }
    let found = states.first { phrase in
      phrase.count < words.count
        && (isAnywhere ? words.contains(phrase: phrase) : words.ends(withPhrase: phrase))
    }
    return found.map { ($0.joined(separator: " "), control.kind != .choice && !isAnywhere) }
  }
}
