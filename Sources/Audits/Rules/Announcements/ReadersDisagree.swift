internal import Simulator

extension AuditRule {
  static let readersDisagree = AuditRule(
    id: "readers-disagree", layer: .comparison, severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition:
      "One reader announces the name, value, required state, error or state of a control, and the "
      + "other does not.",
    why:
      "People with one kind of phone miss something that people with the other kind hear.",
    fixes: [
      .web:
        "Put the information where both readers announce it: into the label, or into a text that "
        + "aria-describedby refers to.",
      .reactNative:
        "Put the information where both readers announce it: into accessibilityLabel or accessibilityState.",
      .design: "Put the information into the name.",
    ],
    platforms: [.web, .reactNative, .design],
    examples: [
      .fails(.web, "↓<input type=range aria-label=Volume aria-required=true>"),
      .passes(.web, "<input type=range aria-label=Volume>"),
      .fails(
        .web,
        "<table role=grid aria-label=May><tr>↓<td tabindex=0 aria-label='6 May, free'>6</td>"
          + "<td tabindex=-1 aria-label='7 May, free'>7</td></tr></table>"),
      .fails(
        .reactNative,
        "<View><Text nativeID=\"l\">Phone</Text>"
          + "↓<TextInput accessibilityLabelledBy=\"l\" /></View>"),
      .passes(.reactNative, "<TextInput accessibilityLabel=\"Phone\" />"),
      .fails(.design, "- ↓checkbox \"News\" [required]\n"),
      .passes(.design, "- button \"Save\"\n"),
    ]
  ) { subject, findings in
    guard let check = ReadersDisagreeCheck(subject) else { return }
    check.run(&findings)
    if subject.platform == .web { check.checkCells(&findings) }
  }
}

/// A check whether two readers announce the same facts.
private struct ReadersDisagreeCheck {
  let subject: AuditSubject
  let left: ScreenReading
  let right: ScreenReading

  init?(_ subject: AuditSubject) {
    let readings = subject.sameTreeReadings()
    guard readings.count == 2 else { return nil }
    self.subject = subject
    (left, right) = (readings[0], readings[1])
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
          "\(type(of: speaker.reader).displayName) announces \(fact.phrase) of this "
            + "\(control.kind.word), and \(type(of: silent.reader).displayName) does not.",
          severity: fact.isGrave ? .serious : .warning, needsReview: fact == .value,
          heard: [silent.quote(silentStop, restingOn: [])], fix: fix(of: fact))
      }
    }
  }

  /// Returns the fix if readers announce the value of a control differently.
  ///
  /// Returns `nil` for other facts. The author can set the value in words, because readers announce
  /// the words even if they leave out the number.
  private func fix(of fact: SpokenFact) -> Finding.Fix? {
    guard fact == .value else { return nil }
    return switch subject.platform {
    case .web:
      Finding.Fix("Set aria-valuetext to the value in words, or leave the control as it is.")
    case .reactNative:
      Finding.Fix(
        "Set accessibilityValue with the value as text, or leave the control as it is.")
    case .design, .android, .ios:
      Finding.Fix("Write the value in words, or leave the control as it is.")
    }
  }

  /// Finds cells with a visible number and another name, if one reader announces only the number.
  ///
  /// The cells are those of a calendar or another grid.
  func checkCells(_ findings: inout FindingList) {
    var reported: Set<Node.Index?> = []
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard node.role == .gridCell || node.role == .cell, node.label?.origin == .ariaLabel,
        let seen = Optional(subject.seenText(of: index)), !seen.isEmpty,
        seen.allSatisfy({ $0.isNumber || $0.isWhitespace }), node.name != seen,
        !subject.screen.descendants(of: index).contains(where: {
          subject.screen[$0.index].role.isInteractive
        })
      else { continue }
      let grid = subject.screen.ancestors(of: index).first {
        [.grid, .table, .treeGrid].contains(subject.screen[$0].role)
      }
      let named = AudibleText(node.name).text
      for reading in [left, right] {
        let inner = subject.screen.descendants(of: index).lazy.prefix(8).map(\.index)
        guard
          let stop = reading.stop(speaking: index)
            ?? inner.compactMap({ reading.stop(of: $0) }).first,
          !named.isHeard(in: AudibleText(stop.announcement.text).text),
          reported.insert(grid).inserted
        else { continue }
        findings.add(
          index,
          "\(type(of: reading.reader).displayName) says only “\(seen)” of this cell, and not "
            + "“\(node.name)”.", severity: node.role == .gridCell ? .serious : .warning,
          needsReview: node.webElement == "button", heard: [reading.quote(stop, restingOn: [])],
          fix: Finding.Fix("Put a <button> with this name into the cell."))
      }
    }
  }

  /// Returns the facts about a control to compare between the readers, without facts that the
  /// author cannot change.
  private func comparable(_ control: Control) -> SpokenFacts {
    let node = left.screen[control.node]
    var known = left.knownFacts(of: control.node, called: control.name)
    known.formIntersection([.name, .value, .required, .error, .state])
    if !node.hasNotableState { known.remove(.state) }
    // The rule “label-lost-when-filled” reports a name that a value replaces. The pronounced signs
    // differ between readers, and users can change a reader's choice of signs.
    let isOnlySigns = !control.name.contains { $0.isLetter || $0.isNumber }
    if node.value?.text?.isEmpty == false || isOnlySigns { known.remove(.name) }
    return known
  }

  /// Whether a stop announces words of the author that name the control.
  ///
  /// At least one of these words must be in the control's name, unless the control has no name in
  /// the tree.
  private func names(_ control: Control, _ stop: Stop) -> Bool {
    let words = Set(control.words)
    return stop.announcement.hasPart { kind, text in
      kind.isAuthored && (words.isEmpty || !words.isDisjoint(with: Wording.words(of: text)))
    }
  }

  private func facts(
    of control: Control, at stop: Stop, by reading: ScreenReading
  ) -> SpokenFacts {
    var facts = reading.facts(of: control.node, called: control.name, includesHint: false)
    let node = reading.screen[control.node]
    if node.name.isBlank, names(control, stop) { facts.insert(.name) }
    if let value = node.value?.text,
      AudibleText(value).text.isHeard(in: AudibleText(stop.announcement.text).text)
    {
      facts.insert(.value)
    }
    if let now = node.value?.range?.now, stop.announces(number: now) { facts.insert(.value) }
    if stop.announcesState || subject.saysMixedInName(of: control, at: stop) {
      facts.insert(.state)
    }
    return facts
  }
}

extension Stop {
  /// Whether the announcement at a stop contains a number in digits, with or without decimals.
  fileprivate func announces(number: Double) -> Bool {
    let words = Wording.words(of: announcement.text)
    let forms = [Int(exactly: number).map(String.init), "\(number)"].compactMap(\.self)
    return forms.contains { words.contains(phrase: Wording.words(of: $0)) }
  }

  /// Whether the stop announces a state or a value; some readers announce a state as a value.
  fileprivate var announcesState: Bool {
    announcement.hasPart { kind, _ in kind == .state || kind == .value }
  }
}

extension Node {
  /// Whether the node has a state that readers should announce.
  ///
  /// The states “not checked” and “collapsed” need no announcement.
  fileprivate var hasNotableState: Bool {
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
    case .required: "the required state"
    case .error: "the error"
    case .state: "the state"
    case .position: "the position"
    case .hint: "the hint"
    }
  }
}
