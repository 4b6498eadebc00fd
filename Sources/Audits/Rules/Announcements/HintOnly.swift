internal import Simulator

extension AuditRule {
  static let hintOnly = AuditRule(
    id: "hint-only", layer: .comparison, severity: .warning, criteria: ["3.3.2"],
    bestPractice: ["3.3.2"], guidelines: ["C17", "F8"],
    condition:
      "Information that people need to fill in a field or to use a control is only in its hint, "
      + "and is not announced with hints off.",
    why: "Many people turn hints off to save time, and then never hear this information.",
    fixes: [
      .web: "Put the information into the <label>, or show it as text before the field.",
      .ios:
        "Put the information into the accessibility label, or show it as a label before the field.",
      .reactNative:
        "Put the information into accessibilityLabel, or show it as a <Text> before the field.",
      .design: "Put the information into the name.",
    ],
    platforms: [.web, .ios, .reactNative, .design], readingConditions: [.hintsOff],
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
      .fails(.ios, ExampleFile.nib([.found(.field, "Password", hint: "At least 12 characters")])),
      .passes(.ios, ExampleFile.nib([.other(.field, "Password, at least 12 characters")])),
      .fails(
        .web,
        "<label>Password ↓<input type=password aria-describedby=h></label><p id=h "
          + "hidden>At least 12 characters</p>"
      ),
      .passes(.web, "<label>Password, at least 12 characters <input type=password></label>"),
    ]
  ) { subject, findings in HintOnlyCheck(subject: subject).run(&findings) }
}

extension ScreenReading {
  /// The texts of stops whose announcement consists of one text.
  ///
  /// Readers announce such texts even with hints off.
  fileprivate var ownTexts: Set<String> {
    let stops = transcript.stops
    var texts = Set<String>(minimumCapacity: stops.count)
    for utterances in stops.lazy.map(\.announcement.utterances)
    where utterances.count == 1 && utterances[0].parts.count == 1 {
      let kind = utterances[0].parts[0].kind
      if kind == .label || kind == .content { texts.insert(utterances[0].parts[0].text) }
    }
    return texts
  }
}

/// A check for words that are announced with hints on, but not with hints off.
private struct HintOnlyCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for quiet in subject.sameTreeReadings(in: .hintsOff) {
      guard let reading = subject.readings.first(where: { $0.name == quiet.name }) else { continue }
      // Most descriptions are also visible texts with their own stop. Readers announce this stop
      // with hints off, too.
      let texts = reading.ownTexts
      var allWords: AnnouncedWords?
      for control in subject.controls {
        guard let stop = reading.stop(of: control.node) else { continue }
        let hints = stop.announcement.parts { kind, text in
          (kind == .hint || kind == .description) && !texts.contains(text)
        }.filter { !$0.rule.name.hasSuffix("Links") }
        // The author cannot change words that a platform adds, for example about links inside a
        // text.
        guard !hints.isEmpty,
          subject.platform != .reactNative || reading.screen[control.node].hint != nil,
          let after = quiet.stop(of: control.node)
        else { continue }
        let left = AudibleText(after.announcement.text).text
        let lost = hints.filter {
          !isAnnounced($0, without: left, of: reading.screen[control.node])
        }
        guard !lost.isEmpty else { continue }
        let words = allWords ?? AnnouncedWords(reading, in: quiet)
        allWords = words
        for part in lost where !words.contains(phrase: part.text) {
          report(control, part, at: stop, by: reading, &findings)
        }
      }
    }
  }

  /// Whether the words of a hint are also announced with hints off, or are words of the field's
  /// error.
  ///
  /// Other rules report errors.
  private func isAnnounced(_ part: Part, without left: String, of node: Node) -> Bool {
    let words = AudibleText(part.text).text
    if words.isEmpty || words.isHeard(in: left) { return true }
    guard let error = node.error, !error.isBlank else { return false }
    return words.isHeard(in: AudibleText(error).text) || AudibleText(error).text.isHeard(in: words)
  }

  private func report(
    _ control: Control, _ part: Part, at stop: Stop, by reading: ScreenReading,
    _ findings: inout FindingList
  ) {
    let isEntry = control.kind.isEntry
    let need = Need(part.text, words: subject.words).flatMap {
      $0 == .format && !isEntry ? nil : $0
    }
    // A hint may repeat the values of the parts of a date, because each part announces its own
    // value.
    if need == .format, subject.saysValues(part.text, ofSegmentsAt: control.node) { return }
    guard need != nil || control.kind == .field || control.kind == .picker else { return }
    findings.add(
      control.node,
      "“\(part.text)” is only in the hint of this \(control.kind.word)"
        + (need.map { ", although it says \($0.words)" } ?? "") + ".",
      severity: need == nil ? .warning : .serious, needsReview: need == nil,
      heard: [reading.quote(stop, restingOn: [part])])
  }

  /// A kind of information that readers must announce even with hints off.
  private enum Need {
    case required, gesture, format

    init?(_ text: String, words: AuditWords) {
      let spoken = AudibleText(text).text
      func contains(_ list: KeyPath<WordList, [String]>) -> Bool {
        words.all(list).contains { $0.isHeard(in: spoken) }
      }
      if contains(\.required), !contains(\.optional) {
        self = .required
      } else if contains(\.gestures) {
        self = .gesture
      } else if text.unicodeScalars.contains(where: { $0.properties.numericType != nil })
        || Need.isPattern(spoken)
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
      case .format: "what to enter"
      }
    }

    /// Whether a text contains a date pattern of any language: “dd/mm/yyyy”, “TT.MM.JJJJ”.
    private static func isPattern(_ text: String) -> Bool {
      text.split(separator: " ").contains { word in
        let groups = word.split { $0 == "/" || $0 == "." || $0 == "-" }
        return groups.count > 1
          && groups.allSatisfy { $0.count > 1 && Set($0).count == 1 && $0.first?.isLetter == true }
      }
    }
  }
}
