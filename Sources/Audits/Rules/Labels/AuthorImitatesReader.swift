internal import Simulator

extension AuditRule {
  static let authorImitatesReader = AuditRule(
    id: "author-imitates-reader", aliases: ["ios-hint-phrase", "Accessibility label punctuation"],
    layer: .tree, severity: .warning, guidelines: ["T6", "T7", "T8"],
    condition: "A name or hint says how to use the control, or its place, as readers do.",
    why:
      "A person hears the instruction twice, or a wrong one: who uses a keyboard, a switch or the "
      + "other phone does not double-tap.",
    fixes: [
      .web: "Leave the instruction out; readers give it.",
      .android: "Leave the instruction out of android:contentDescription; TalkBack gives it.",
      .ios: "Let the hint say what happens, not which gesture to make.",
      .reactNative: "Let accessibilityHint say what happens, not which gesture to make.",
      .design: "Leave the instruction out; readers give it.",
    ],
    requiredFacts: [.role, .label, .hint, .words],
    supersedes: ["heard-twice", "hint-only"],
    examples: [
      .fails(.web, "↓<button aria-label='Menu, double tap to open'></button>"),
      .passes(.web, "<button aria-label='Menu'></button>"),
      .fails(
        .android,
        "↓<Button xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"Tap to save\"/>"),
      .passes(
        .android,
        "<Button xmlns:android=\"http://schemas.android.com/apk/res/android\" "
          + "android:contentDescription=\"Save\"/>"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole=\"button\" accessibilityLabel=\"Save\" "
          + "accessibilityHint=\"Double tap to save the form\" />;"),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\" accessibilityLabel=\"Save\" "
          + "accessibilityHint=\"Saves the form\" />;"),
      .fails(.design, "- ↓button \"Tab 2 of 5, double tap to select\""),
      .passes(.design, "- button \"Invoices\""),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="Save, double tap to save"
            enabled="true" visible="true" accessible="true" x="20" y="100" width="200"
            height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Save" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    ImitationCheck(subject).run(&findings)
  }
}

/// Looks for words in the mouth of authors that belong to readers.
private struct ImitationCheck {
  private let subject: AuditSubject
  private let gestures: [[String]]
  /// Gestures of several words, and words for roles that nobody uses but readers.
  private let readerWords: [[String]]
  /// What Android's checker looks for, or `nil` elsewhere.
  private let vocabulary: ReaderVocabulary?

  init(_ subject: AuditSubject) {
    self.subject = subject
    gestures = subject.words.phrases(\.gestures)
    readerWords =
      gestures.filter { $0.count > 1 } + [["edit", "box"], ["text", "field"], ["double", "tap"]]
    vocabulary = ReaderVocabulary(of: subject)
  }

  func run(_ findings: inout FindingList) {
    for control in subject.controls {
      let node = subject.screen[control.node]
      if isForReadersAlone(control),
        let found = vocabulary?.phrase(about: [.action], in: control.name, of: control.kind)
      {
        add(control, control.name, found.words, needsReview: found.isDoubtful, &findings)
      } else if let phrase = imitation(control, isForReadersAlone: isForReadersAlone(control)) {
        add(control, control.name, phrase, &findings)
      } else if let hint = node.hint, hint.origin == .author || subject.platform != .web,
        let phrase = instruction(hint.text)
      {
        add(control, hint.text, phrase, &findings)
      }
    }
    if subject.platform == .ios { checkFullStops(&findings) }
  }

  private func add(
    _ control: Control, _ text: String, _ phrase: [String], needsReview: Bool = false,
    _ findings: inout FindingList
  ) {
    findings.add(
      control.node,
      "“\(Wording.collapsingWhitespace(text))” says “\(phrase.joined(separator: " "))”, which is for readers to say.",
      needsReview: needsReview || control.route == .content)
  }

  /// What is written for readers alone may hold no gesture at all.
  private func isForReadersAlone(_ control: Control) -> Bool {
    subject.platform == .android && control.route == .contentDescription
  }

  private func imitation(_ control: Control, isForReadersAlone: Bool) -> [String]? {
    let words = control.words
    if isForReadersAlone, let gesture = gestures.first(where: { words.contains(phrase: $0) }) {
      return gesture
    }
    if let phrase = readerWords.first(where: {
      words.contains(phrase: $0) && $0.count < words.count
    }) {
      return phrase
    }
    // “2 of 5” as readers count; “2 of 5 stars” is a value of the author’s.
    guard let place = words.firstIndex(of: "of"), place > 0, place + 2 == words.count,
      words[place - 1].allSatisfy(\.isNumber), words[place + 1].allSatisfy(\.isNumber), place > 2
    else { return nil }
    return Array(words[place - 1...place + 1])
  }

  /// A hint that begins with a gesture.
  private func instruction(_ hint: String) -> [String]? {
    let words = Wording.words(of: hint)
    return gestures.first { words.starts(withPhrase: $0) }
      ?? gestures.first { $0.count > 1 && words.contains(phrase: $0) }
  }

  /// Names that end like a sentence, though the element shows no text that could be one; a comma shows
  /// that the author has thought of pauses.
  ///
  /// Source: GTXiLib, GTXChecksCollection.m, label punctuation.
  private func checkFullStops(_ findings: inout FindingList) {
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      let name = Wording.collapsingWhitespace(node.name)
      guard name.hasSuffix("."), !name.contains(","), !node.showsText,
        subject.readings.contains(where: { $0.stop(of: index) != nil })
      else { continue }
      findings.add(
        index, "“\(name)” ends with a full stop, which makes it sound like a sentence.",
        needsReview: name.hasSuffix(".."))
    }
  }
}

extension Node {
  /// Whether what it is called is a text that it shows, or a key of the keyboard.
  fileprivate var showsText: Bool {
    if traits?.contains(.keyboardKey) == true { return true }
    switch role {
    case .button, .checkbox, .radio, .switchControl, .slider, .image, .tab, .menuItem, .generic:
      return false
    default: return true
    }
  }
}
