internal import Simulator

extension AuditRule {
  static let authorImitatesReader = AuditRule(
    id: "author-imitates-reader", aliases: ["ios-hint-phrase", "Accessibility label punctuation"],
    layer: .tree, severity: .warning, guidelines: ["T6", "T7", "T8"],
    condition:
      "A name or hint contains instructions or a position, which readers announce themselves, or a "
      + "name on iOS ends with a full stop.",
    why:
      "Readers announce gestures and positions themselves, so people hear them twice, or hear wrong "
      + "ones. On iOS, VoiceOver pauses at a full stop or reads it out.",
    fixes: [
      .web: "Remove the instruction; readers announce it.",
      .android: "Remove the instruction from android:contentDescription; TalkBack announces it.",
      .ios: "Say in the hint what happens, not which gesture to make.",
      .reactNative: "Say in accessibilityHint what happens, not which gesture to make.",
      .design: "Remove the instruction; readers announce it.",
    ],
    requiredFacts: [.role, .label, .hint, .words], supersedes: ["heard-twice", "hint-only"],
    examples: [
      .fails(.web, "↓<button aria-label='Menu, press Enter to open'>Menu</button>"),
      .passes(.web, "<label>Tag, press Enter to add it <input></label>"),
      .fails(.web, "↓<button aria-label='Menu, double tap to open'></button>"),
      .passes(.web, "<button aria-label='Menu'></button>"),
      .fails(layout: #"↓<Button android:contentDescription="Tap to save"/>"#),
      .passes(layout: #"<Button android:contentDescription="Save"/>"#),
      .fails(
        .android,
        "@Composable fun A() {\n↓Row(Modifier.clickable(onClickLabel = \"Double tap to open\") "
          + "{ open() }) { Text(\"Mail\") }\n}", as: "kotlin"),
      .passes(
        .android,
        "@Composable fun A() {\nRow(Modifier.clickable(onClickLabel = \"Open\") { open() }) "
          + "{ Text(\"Mail\") }\n}", as: "kotlin"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole=\"button\" accessibilityLabel=\"Save\" "
          + "accessibilityHint=\"Double tap to save the form\" />;"),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\" accessibilityLabel=\"Save\" "
          + "accessibilityHint=\"Saves the form\" />;"),
      .fails(
        component:
          #"↓<Pressable accessibilityRole="button" accessibilityLabel="Save" accessibilityHint="Press to save" />"#
      ),
      .fails(
        component:
          #"↓<Pressable accessibilityRole="button" accessibilityLabel="Talk" accessibilityHint="Hold to talk" />"#
      ),
      .passes(
        component:
          #"<Pressable accessibilityRole="button" accessibilityLabel="Print" accessibilityHint="Press releases" />"#
      ),
      .fails(
        component: #"↓<Text accessibilityHint="Tap to see more">Total</Text>"#),
      .passes(component: #"<Text accessibilityHint="Without taxes">Total</Text>"#),
      .fails(.ios, ExampleFile.nib([.found(.field, "Email", hint: "Press here to write")])),
      .passes(.ios, ExampleFile.nib([.other(.field, "Email", hint: "We send a link to it")])),
      .fails(.design, "- ↓button \"Tab 2 of 5, double tap to select\""),
      .passes(.design, "- button \"Invoices\""),
      .fails(ios: [.found(.button, "Save, double tap to save")]),
      .passes(ios: [.other(.button, "Save")]),
    ]
  ) { subject, findings in AuthorImitatesReaderCheck(subject).run(&findings) }
}

/// A check for names and hints with words that readers announce by themselves.
private struct AuthorImitatesReaderCheck {
  private let subject: AuditSubject
  private let gestures: [[String]]
  /// Beginnings of hints that tell people to make a gesture.
  private let requests: [[String]]
  /// Phrases that only readers use: names of roles, and names of gestures if the names have several
  /// words.
  private let readerWords: [[String]]
  /// The words that Android's checker searches for, or `nil` on other platforms.
  private let vocabulary: ReaderVocabulary?

  init(_ subject: AuditSubject) {
    self.subject = subject
    gestures = subject.words.phrases(\.gestures)
    requests = subject.words.phrases(\.gestureRequests)
    readerWords =
      gestures.filter { $0.count > 1 || $0 == ["doppeltippen"] }
      + [["edit", "box"], ["text", "field"], ["double", "tap"]]
    vocabulary = ReaderVocabulary(of: subject)
  }

  func run(_ findings: inout FindingList) {
    for control in subject.controls where control.nameOrigin != .standard {
      let node = subject.screen[control.node]
      if isForReadersAlone(control),
        let found = vocabulary?.phrase(about: [.action], in: control.name, of: control.kind)
      {
        add(
          control, control.name, found.words, needsReview: found.isDoubtful, fix: nameFix, &findings
        )
      } else if let phrase = instruction(
        inNameOf: control, isForReadersAlone: isForReadersAlone(control))
      {
        add(control, control.name, phrase, fix: nameFix, &findings)
      } else if let phrase = position(inNameOf: control) {
        add(
          control, control.name, phrase,
          fix: Finding.Fix("Remove the position from the name; readers announce it."), &findings)
      } else if let hint = node.hint, hint.origin == .author || subject.platform != .web,
        let defect = message(aboutHint: hint.text)
      {
        findings.add(control.node, defect, needsReview: hint.origin == .content)
      }
    }
    checkClickLabels(&findings)
    checkOtherHints(&findings)
    if subject.platform == .ios { checkFullStops(&findings) }
  }

  /// Finds instructions in labels of Android's click action, which follow “double tap to”.
  private func checkClickLabels(_ findings: inout FindingList) {
    guard subject.platform == .android else { return }
    for control in subject.controls {
      guard let label = subject.screen[control.node].knownAndroid?.clickLabel,
        let phrase = instruction(label)
      else { continue }
      findings.add(
        control.node, message(about: label, phrase),
        fix: Finding.Fix(
          "Write only what happens as the label of the action, such as “open”; TalkBack says "
            + "“double tap to” before it."))
    }
  }

  /// Finds instructions in the hints of elements that are not controls, such as texts.
  ///
  /// Android has no hints of this kind, and on pages a description may be any text.
  private func checkOtherHints(_ findings: inout FindingList) {
    guard subject.platform != .web, subject.platform != .android else { return }
    for index in subject.visibility.exposed where !subject.isControl(index) {
      guard let hint = subject.screen[index].hint?.text, subject.isStop(index),
        let defect = message(aboutHint: hint, ofControl: false)
      else { continue }
      findings.add(index, defect)
    }
  }

  /// Returns the message about a hint that names a gesture, or `nil` for another hint.
  ///
  /// The hint of a text may begin with a word that is also a gesture: “Tap water”.
  private func message(aboutHint hint: String, ofControl isControl: Bool = true) -> String? {
    if let phrase = instruction(hint), isControl || phrase.count > 1 {
      return message(about: hint, phrase)
    }
    let words = Wording.words(of: hint)
    guard requests.contains(where: { words.starts(withPhrase: $0) }) else { return nil }
    return "“\(Wording.collapsingWhitespace(hint))” says which gesture to make, not what happens."
  }

  /// Returns the message about a name or hint with words that readers announce.
  private func message(about text: String, _ phrase: [String]) -> String {
    "“\(Wording.collapsingWhitespace(text))” contains “\(phrase.joined(separator: " "))”, which "
      + "readers announce themselves."
  }

  private func add(
    _ control: Control, _ text: String, _ phrase: [String], needsReview: Bool = false,
    fix: Finding.Fix? = nil, _ findings: inout FindingList
  ) {
    findings.add(
      control.node, message(about: text, phrase),
      needsReview: needsReview || control.nameOrigin == .content, fix: fix)
  }

  /// The fix for a name, or `nil` on platforms where the rule's own fix is not only about hints.
  private var nameFix: Finding.Fix? {
    switch subject.platform {
    case .ios, .reactNative:
      Finding.Fix("Remove the instruction from accessibilityLabel; readers announce it.")
    case .web, .android, .design: nil
    }
  }

  /// Whether the name is not visible, so that only readers use the name.
  ///
  /// Such a name must not contain the name of any gesture.
  private func isForReadersAlone(_ control: Control) -> Bool {
    subject.platform == .android && control.nameOrigin == .contentDescription
  }

  private func instruction(inNameOf control: Control, isForReadersAlone: Bool) -> [String]? {
    let words = control.words
    // The name of a choice or field may be about a key: “Press Enter to send messages”.
    if subject.platform == .web, !control.kind.isEntry,
      let key = Self.keyRequests.first(where: {
        words.contains(phrase: $0) && $0.count < words.count
      })
    {
      return key
    }
    if isForReadersAlone, let gesture = gestures.first(where: { words.contains(phrase: $0) }) {
      return gesture
    }
    return readerWords.first { words.contains(phrase: $0) && $0.count < words.count }
  }

  /// Requests to press a key, which readers announce for controls if a keyboard is in use.
  private static let keyRequests = [
    ["press", "enter"], ["press", "return"], ["press", "space"], ["hit", "enter"],
    ["press", "tab"],
  ]

  private func position(inNameOf control: Control) -> [String]? {
    let words = control.words
    // “2 of 5” at the end of a name imitates the position that readers announce; “2 of 5 stars” is
    // a value.
    guard let index = words.firstIndex(of: "of"), index > 1, index + 2 == words.count,
      words[index - 1].allSatisfy(\.isNumber), words[index + 1].allSatisfy(\.isNumber),
      index > 2 || isApart(control),
      !isFromFlutter(control, isTab: words[index - 2] == "tab")
    else { return nil }
    return Array(words[index - 1...index + 1])
  }

  /// Whether Flutter itself added the position “Tab 1 of 3” to the name, in a line of its own.
  ///
  /// No reader announces the positions of Flutter's tabs.
  private func isFromFlutter(_ control: Control, isTab: Bool) -> Bool {
    guard isTab, !subject.isOfFlutter else { return isTab }
    guard let line = control.name.lastIndex(where: \.isNewline) else { return false }
    return Wording.words(of: control.name[line...]).count == 4
  }

  /// Whether the name ends with a comma and a position such as “2 of 5”, as announcements do.
  private func isApart(_ control: Control) -> Bool {
    guard let comma = control.name.lastIndex(of: ",") else { return false }
    return Wording.words(of: control.name[comma...]).count == 3
  }

  /// Returns the words for a gesture at the start of a hint, or several words for a gesture inside
  /// the hint.
  ///
  /// Returns `nil` if the hint has neither.
  private func instruction(_ hint: String) -> [String]? {
    let words = Wording.words(of: hint)
    return gestures.first { words.starts(withPhrase: $0) }
      ?? gestures.first { $0.count > 1 && words.contains(phrase: $0) }
  }

  /// Finds names that end with a full stop although the element shows no text.
  ///
  /// Names with a comma do not count, because their author may have added the full stop as a pause.
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
        needsReview: name.hasSuffix(".."), fix: Finding.Fix("Remove the full stop."),
        code: name.hasSuffix("..")
          ? nil : CodeFix(setting: .words(String(name.dropLast()), instead: name)))
    }
  }
}

extension Node {
  /// Whether the name is visible as text.
  ///
  /// The name of a key of a keyboard is visible, because the key shows it.
  fileprivate var showsText: Bool {
    if traits?.contains(.keyboardKey) == true { return true }
    switch role {
    case .button, .checkbox, .radio, .switchControl, .slider, .image, .tab, .menuItem, .generic:
      return false
    // A UIKit element without the trait of static text may have an invisible name.
    case .text:
      return traits?.contains(.staticText) == true || knownIOS?.exported.isElement != true
    default: return true
    }
  }
}
