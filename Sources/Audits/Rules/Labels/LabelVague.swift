internal import Simulator

extension AuditRule {
  static let labelVague = AuditRule(
    "label-vague", aliases: ["LinkPurposeUnclear"], layer: .tree, severity: .warning,
    criteria: ["2.4.6", "2.4.4"], clauses: ["L19", "C32"],
    condition:
      "The name of a control says nothing by itself, only what its group is called, or nothing of what "
      + "the code of the page calls the field.",
    why:
      "People go through lists of links, buttons and fields; “more” and “here” mean nothing there.",
    mends: [
      .web: "Say in the name where it leads or what it does.",
      .android: "Say in the name where it leads or what it does.",
      .ios: "Say in accessibilityLabel where it leads or what it does.",
      .reactNative: "Say in accessibilityLabel where it leads or what it does.",
      .design: "Say in the name where it leads or what it does.",
    ],
    examples: [
      .fails(.web, "<a href=/x>Read more</a>"),
      .passes(.web, "<a href=/x>Read more about trains</a>"),
      .fails(.web, "<button>Button 2</button>"),
      .fails(.web, "<label>Menu <input name=fname></label>"),
      .passes(.web, "<label>First name <input name=fname></label>"),
      .fails(.web, "<label>Options <input name=email></label>"),
      .passes(.web, "<label>Where to write to you <input name=email></label>"),
      .passes(.web, "<p>Saved.</p><button>OK</button>"),
      .fails(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\"><Text>Tap here</Text></Pressable>;"
      ),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\"><Text>Call us</Text></Pressable>;"
      ),
      .fails(.design, "- link \"Learn more\""),
      .passes(.design, "- link \"Prices\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          <Button android:text="Click here"/>
          """#)),
      .passes(
        .android,
        ExampleFile.layout(
          #"""
          <Button android:text="Buy a ticket"/>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Click here" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeButton type="XCUIElementTypeButton" label="Buy a ticket" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    var check = VagueCheck(subject)
    check.run(&findings)
    check.addLinksToNowhere(&findings)
    check.addOtherPurposes(&findings)
  }
}

/// Looks for names that need the text around them.
private struct VagueCheck {
  private let subject: AuditSubject
  private let empty: Set<[String]>
  private let roles: [[String]]
  /// Words that mean something where nothing else is meant: one “OK” on a screen.
  private static let answers: Set<[String]> = [
    ["ok"], ["go"], ["submit"], ["details"], ["info"], ["los"],
    ["weiter"], ["absenden"], ["valider"], ["envoyer"], ["aceptar"], ["enviar"], ["ir"], ["aller"],
  ]
  /// Words of which links consist that say nothing.
  ///
  /// Source: Accessibility Test Framework, LinkPurposeUnclearCheck.
  private static let linkWords: Set<String> = [
    "click", "tap", "go", "here", "learn", "more", "this", "page", "link", "about",
  ]

  /// How many controls have a name of the same words.
  private lazy var counts = subject.controls.reduce(into: [[String]: Int]()) {
    $0[$1.words, default: 0] += 1
  }

  init(_ subject: AuditSubject) {
    self.subject = subject
    empty = Set(subject.words.phrases(\.empty))
    roles = subject.words.phrases(\.roles)
  }

  mutating func run(_ findings: inout FindingList) {
    for control in subject.controls where !control.name.isBlank {
      let words = control.words
      if isVague(words, control) {
        findings.add(
          control.node, "“\(Wording.tidy(control.name))” says nothing by itself.", isReview: true)
      } else if control.kind.isEntry, control.kind != .choice, isNameOfGroup(words, control.node) {
        findings.add(
          control.node, "“\(Wording.tidy(control.name))” is also what its group is called.",
          isReview: true)
      }
    }
  }

  /// Links without an address: scripts may give them one.
  func addLinksToNowhere(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    for visit in subject.screen.preorder
    where subject.screen[visit.index].role == .generic
      && subject.screen[visit.index].web?.element == "a"
    {
      let text = subject.screen.visibleText(of: visit.index)
      guard empty.contains(Wording.words(of: text)), !subject.isHidden(visit.index) else {
        continue
      }
      findings.add(visit.index, "“\(text)” says nothing by itself.", isReview: true)
    }
  }

  /// Fields whose name in the code says what is asked for, and whose short label says nothing of it.
  func addOtherPurposes(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    let reader = PurposeReader(subject)
    for field in subject.entryFields where field.control.kind == .field {
      let words = field.control.words
      guard (1...2).contains(words.count), reader.read(field.control.name) == nil,
        field.node.description.isBlank, field.node.placeholder == nil,
        let told = reader.identified(field), told.purpose != .search,
        Set(words).isDisjoint(with: subject.words.words(of: told.purpose))
      else { continue }
      // A word for another kind of control can be right for no field.
      findings.add(
        field.control.node,
        "“\(Wording.tidy(field.control.name))” says nothing of what the code calls this field.",
        isReview: !roles.contains(words))
    }
  }

  private mutating func isVague(_ words: [String], _ control: Control) -> Bool {
    guard let last = words.last else { return false }
    if words.count > 1, last.allSatisfy(\.isNumber), roles.contains(Array(words.dropLast())) {
      return true
    }
    // A description tells what the name leaves open.
    guard subject.screen[control.node].description.isBlank else { return false }
    if empty.contains(words) {
      return control.kind == .link || !VagueCheck.answers.contains(words) || counts[words] != 1
    }
    return control.kind == .link && words.allSatisfy(VagueCheck.linkWords.contains)
  }

  private func isNameOfGroup(_ words: [String], _ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains {
      switch subject.screen[$0].role {
      case .group, .radioGroup:
        subject.screen[$0].web?.element == "fieldset"
          && Wording.words(of: subject.screen[$0].name) == words
      default: false
      }
    }
  }
}
