internal import Simulator

extension AuditRule {
  static let readersDisagree = AuditRule(
    id: "readers-disagree", layer: .comparison, severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "A control's name, value, requirement, error or state is heard from one reader and "
      + "not from the other.",
    why: "A form that works for a person with one phone keeps something from a person with the "
      + "other.",
    fixes: [
      .web: "Say it in a way that both readers tell: in the label, or as text that the field is "
        + "described by.",
      .reactNative: "Say it in a way that both platforms tell: in accessibilityLabel, or by "
        + "accessibilityState.",
      .design: "Say it in the name.",
    ],
    platforms: [.web, .reactNative, .design],
    examples: [
      .fails(.web, "↓<input type=range aria-label=Volume aria-required=true>"),
      .passes(.web, "<input type=range aria-label=Volume>"),
      .fails(
        .reactNative,
        "<View><Text nativeID=\"l\">Phone</Text>"
          + "↓<TextInput accessibilityLabelledBy=\"l\" /></View>"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Phone\" />"),
      .fails(
        .design,
        "- ↓checkbox \"News\" [required]\n"),
      .passes(
        .design,
        "- button \"Save\"\n"),
    ]
  ) { subject, findings in ReadersSide(subject)?.run(&findings) }
}

/// Two readers side by side.
private struct ReadersSide {
  let subject: AuditSubject
  let left: ScreenReading
  let right: ScreenReading

  init?(_ subject: AuditSubject) {
    guard subject.sameTreeReadings().count == 2 else {
      return nil
    }
    self.subject = subject
    (left, right) = (subject.sameTreeReadings()[0], subject.sameTreeReadings()[1])
  }

  func run(_ findings: inout FindingList) {
    for control in subject.controls {
      guard let one = left.stop(of: control.node), let other = right.stop(of: control.node) else {
        continue
      }
      let known = comparable(control)
      let ours = facts(of: control, at: one, by: left)
      let theirs = facts(of: control, at: other, by: right)
      for fact in SpokenFact.allCases where known.contains(fact) {
        guard ours.contains(fact) != theirs.contains(fact) else { continue }
        let (speaker, silent, silentStop) =
          ours.contains(fact) ? (left, right, other) : (right, left, one)
        findings.add(
          control.node,
          "\(type(of: speaker.reader).displayName) says \(fact.phrase) of this "
            + "\(control.kind.word), and \(type(of: silent.reader).displayName) does not.",
          severity: fact.isGrave ? .serious : .warning,
          heard: [silent.quote(silentStop, restingOn: [])])
      }
    }
  }

  /// What both readers should say, and what is the author's to say.
  private func comparable(_ control: Control) -> SpokenFacts {
    let node = left.screen[control.node]
    var known = left.knownFacts(of: control.node, called: control.name)
    known.formIntersection([.name, .value, .required, .error, .state])
    if !node.hasTellingState { known.remove(.state) }
    // Of names that a value puts out of earshot, another rule tells.
    if node.value?.text?.isEmpty == false { known.remove(.name) }
    return known
  }

  private func facts(
    of control: Control, at stop: Stop, by heard: ScreenReading
  ) -> SpokenFacts {
    var facts = heard.facts(of: control.node, called: control.name, isHintAsked: false)
    let node = heard.screen[control.node]
    // Words of any origin name something that has no name in the tree.
    if node.name.isBlank, stop.announcement.hasPart(where: { kind, _ in kind.isAuthored }) {
      facts.insert(.name)
    }
    if let value = node.value?.text,
      AsHeard(value).text.isHeard(in: AsHeard(stop.announcement.text).text)
    {
      facts.insert(.value)
    }
    if let now = node.value?.range?.now, stop.says(number: now) { facts.insert(.value) }
    if stop.saysState { facts.insert(.state) }
    return facts
  }
}

extension Stop {
  /// Whether a number is heard in figures, as a whole one or with its decimals.
  fileprivate func says(number: Double) -> Bool {
    let heard = Wording.words(of: announcement.text)
    let forms = [Int(exactly: number).map(String.init), "\(number)"].compactMap(\.self)
    return forms.contains { heard.contains(phrase: Wording.words(of: $0)) }
  }

  /// Whether it tells a state, be it as a value.
  fileprivate var saysState: Bool {
    announcement.hasPart { kind, _ in kind == .state || kind == .value }
  }
}

extension Node {
  /// Whether it is in a state that is not the usual one: readers may leave out that a box is not
  /// checked or a list closed.
  fileprivate var hasTellingState: Bool {
    let isOn = value?.checked.map { $0 != .off } ?? states.pressed.map { $0 != .off } ?? false
    return isOn || states.selected == true || states.isDisabled
  }
}

extension SpokenFact {
  fileprivate var isGrave: Bool { self != .value }

  fileprivate var phrase: String {
    switch self {
    case .name: "the name"
    case .value: "the value"
    case .role: "the role"
    case .required: "that something is required"
    case .error: "what is wrong"
    case .state: "the state"
    case .position: "the position"
    case .hint: "the hint"
    }
  }
}
