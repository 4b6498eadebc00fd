internal import Simulator

extension AuditRule {
  static let readersDisagree = AuditRule(
    "readers-disagree", layer: .comparison, severity: .warning, criteria: ["4.1.2"],
    condition: "A control's name, value, requirement, error or state is heard from one reader and "
      + "not from the other.",
    why: "A form that works for a person with one phone keeps something from a person with the "
      + "other.",
    mends: [
      .web: "Say it in a way that both readers tell: in the label, or as text that the field is "
        + "described by.",
      .reactNative: "Say it in a way that both platforms tell: in accessibilityLabel, or by "
        + "accessibilityState.",
      .design: "Say it in the name.",
    ],
    platforms: [.web, .reactNative, .design],
    examples: [
      .fails(
        .reactNative,
        "<View><Text nativeID=\"l\">Phone</Text>"
          + "<TextInput accessibilityLabelledBy=\"l\" /></View>"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Phone\" />"),
    ]
  ) { subject, findings in ReadersSide(subject)?.run(&findings) }
}

/// Two readers side by side.
private struct ReadersSide {
  let subject: AuditSubject
  let left: HeardScreen
  let right: HeardScreen

  init?(_ subject: AuditSubject) {
    guard subject.heard.count == 2, subject.heard[0].screen == subject.heard[1].screen else {
      return nil
    }
    self.subject = subject
    (left, right) = (subject.heard[0], subject.heard[1])
  }

  func run(_ findings: inout FindingList) {
    for control in subject.controls {
      guard let one = left.stop(of: control.node), let other = right.stop(of: control.node) else {
        continue
      }
      var known = left.knownFacts(of: control.node, called: control.name)
      // Of names that a value puts out of earshot, another rule tells.
      if left.screen[control.node].value?.text?.isEmpty == false { known.remove(.name) }
      let ours = left.facts(of: control.node, called: control.name)
      let theirs = right.facts(of: control.node, called: control.name)
      for fact in HeardFact.allCases where known.contains(fact) && fact.isCompared {
        guard ours.contains(fact) != theirs.contains(fact) else { continue }
        let (speaker, silent, silentStop) =
          ours.contains(fact) ? (left, right, other) : (right, left, one)
        let (said, unsaid) = (
          type(of: speaker.reader).displayName, type(of: silent.reader).displayName
        )
        findings.add(
          control.node,
          "\(said) says \(fact.phrase) of this \(control.kind.word), and \(unsaid) does not.",
          severity: fact.isGrave ? .serious : .warning,
          heard: [silent.quote(silentStop, restingOn: [])])
      }
    }
  }
}

extension HeardFact {
  /// Whether it is the author's to say, and not only a reader's way of speaking.
  fileprivate var isCompared: Bool {
    switch self {
    case .name, .value, .required, .error, .state: true
    case .role, .position, .hint: false
    }
  }

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
