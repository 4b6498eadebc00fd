internal import Simulator

extension AuditRule {
  static let hintOnly = AuditRule(
    id: "hint-only", layer: .comparison, severity: .warning, criteria: ["3.3.2"],
    bestPractice: ["3.3.2"],
    guidelines: ["C17", "F8"],
    condition: "What must be known to fill in a field or to use a control is only in its hint, and "
      + "is gone where hints are off.",
    why: "Many people turn hints off to save time, and never hear what is required of them.",
    fixes: [
      .web: "Put it into the <label>, or show it as text before the field.",
      .android: "Put it into the label that android:labelFor points from, or into android:hint.",
      .ios: "Put it into the accessibility label, or show it as a label before the field.",
      .reactNative: "Put it into accessibilityLabel, or show it as a <Text> before the field.",
      .design: "Put it into the name.",
    ],
    platforms: [.web, .ios, .reactNative, .design],
    readingConditions: [.hintsOff],
    requiredFacts: [.hint, .words],
    examples: [
      .fails(
        .reactNative,
        "↓<TextInput accessibilityLabel=\"User name\" "
          + "accessibilityHint=\"Between 4 and 20 characters\"/>"),
      .passes(
        .reactNative, "<TextInput accessibilityLabel=\"User name, between 4 and 20 characters\"/>"),
      .passes(
        .reactNative,
        "<Pressable accessibilityRole=\"button\" accessibilityLabel=\"Like\" "
          + "accessibilityHint=\"Adds the song to your list\" onPress={like}/>"),
      .fails(.design, "- ↓textbox \"User name\":\n  - /hint: Between 4 and 20 characters"),
      .passes(.design, "- textbox \"User name, between 4 and 20 characters\""),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Password" hint="At least 12
            characters"/>
          </textField>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Password, at least 12
            characters"/>
          </textField>
          """#)),
      .fails(
        .web,
        "<label>Password ↓<input type=password aria-describedby=h></label><p id=h hidden>At least 12 characters</p>"
      ),
      .passes(
        .web,
        "<label>Password, at least 12 characters <input type=password></label>"),
    ]
  ) { subject, findings in HintsOff(subject).run(&findings) }
}

extension ScreenReading {
  /// What is heard at stops that have nothing else, so that no setting takes it away.
  fileprivate var ownTexts: Set<String> {
    Set(
      transcript.stops.lazy.compactMap { stop in
        guard let part = stop.announcement.utterances.first?.parts.first,
          stop.announcement.utterances.count == 1, stop.announcement.utterances[0].parts.count == 1,
          part.kind == .label || part.kind == .content
        else { return nil }
        return part.text
      })
  }
}

/// What is heard with hints and not without.
private struct HintsOff {
  let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    for quiet in subject.sameTreeReadings(in: .hintsOff) {
      guard let heard = subject.readings.first(where: { $0.name == quiet.name }) else { continue }
      // Most descriptions are texts of the screen, which are stops of their own.
      let texts = heard.ownTexts
      var allWords: SpokenWords?
      for control in subject.controls {
        guard let stop = heard.stop(of: control.node) else { continue }
        let hints = stop.announcement.parts { kind, text in
          (kind == .hint || kind == .description) && !texts.contains(text)
        }.filter { !$0.rule.name.hasSuffix("Links") }
        // What a platform adds by itself, as to a text with links inside, is nobody's to fix.
        guard !hints.isEmpty,
          subject.platform != .reactNative || heard.screen[control.node].hint != nil,
          let after = quiet.stop(of: control.node)
        else { continue }
        let left = AsHeard(after.announcement.text).text
        let lost = hints.filter { !isSaid($0, without: left, of: heard.screen[control.node]) }
        guard !lost.isEmpty else { continue }
        let words = allWords ?? SpokenWords(heard, in: quiet)
        allWords = words
        for part in lost where !words.hold(part.text) {
          report(control, part, at: stop, by: heard, &findings)
        }
      }
    }
  }

  /// Whether a hint is heard all the same, or is what other rules tell of: an error, or the name.
  private func isSaid(_ part: Part, without left: String, of node: Node) -> Bool {
    let words = AsHeard(part.text).text
    if words.isEmpty || words.isHeard(in: left) { return true }
    guard let error = node.error, !error.isBlank else { return false }
    return words.isHeard(in: AsHeard(error).text) || AsHeard(error).text.isHeard(in: words)
  }

  private func report(
    _ control: Control, _ part: Part, at stop: Stop, by heard: ScreenReading,
    _ findings: inout FindingList
  ) {
    let need = Need(part.text, words: subject.words)
    guard need != nil || control.kind == .field || control.kind == .picker else { return }
    findings.add(
      control.node,
      "“\(part.text)” is only in the hint of this \(control.kind.word)"
        + (need.map { ", though it says \($0.words)" } ?? "") + ".",
      severity: need == nil ? .warning : .serious, needsReview: need == nil,
      heard: [heard.quote(stop, restingOn: [part])])
  }

  /// What a hint may not be the only one to say.
  private enum Need {
    case required, gesture, format

    init?(_ text: String, words: AuditWords) {
      let heard = AsHeard(text).text
      func holds(_ list: KeyPath<WordList, [String]>) -> Bool {
        words.all(list).contains { $0.isHeard(in: heard) }
      }
      if holds(\.required), !holds(\.optional) {
        self = .required
      } else if holds(\.gestures) {
        self = .gesture
      } else if text.unicodeScalars.contains(where: { $0.properties.numericType != nil })
        || Need.isPattern(heard)
      {
        self = .format
      } else {
        return nil
      }
    }

    var words: String {
      switch self {
      case .required: "that something is required"
      case .gesture: "how to use it"
      case .format: "what it takes"
      }
    }

    /// A pattern for a date, whatever the language: “dd/mm/yyyy”, “TT.MM.JJJJ”.
    private static func isPattern(_ text: String) -> Bool {
      text.split(separator: " ").contains { word in
        let groups = word.split { $0 == "/" || $0 == "." || $0 == "-" }
        return groups.count > 1
          && groups.allSatisfy { $0.count > 1 && Set($0).count == 1 && $0.first?.isLetter == true }
      }
    }
  }
}
