internal import Simulator

extension AuditRule {
  static let labelVague = AuditRule(
    id: "label-vague", aliases: ["LinkPurposeUnclear"], layer: .tree, severity: .warning,
    criteria: ["2.4.6", "2.4.4"], bestPractice: ["2.4.6", "2.4.4"],
    guidelines: ["L3", "L19", "C32"],
    condition:
      "The name of a control or picture says nothing by itself, only what its group is called, or nothing "
      + "of what the code of the page calls the field.",
    why:
      "People go through lists of links, buttons and fields; “more” and “here” mean nothing there.",
    fixes: .everywhere(
      "Say in the name where it leads or what it does.",
      except: [
        .ios: "Say in accessibilityLabel where it leads or what it does.",
        .reactNative: "Say in accessibilityLabel where it leads or what it does.",
      ]),
    supersedes: ["label-not-unique"],
    examples: [
      .fails(.web, "<label>Input ↓<input></label>"),
      .fails(.web, "↓<img src=team.jpg alt=Photo>"),
      .passes(.web, "<img src=team.jpg alt='The team in front of its office'>"),
      .fails(
        .web,
        "<span id=a hidden>Search</span>↓<input aria-labelledby='b a'><button id=b>Go</button>"),
      .fails(.web, "<label>Name <input></label><label>Name ↓<input></label>"),
      .passes(
        .web,
        "<h2>Shipping</h2><label>Name <input></label><h2>Billing</h2><label>Name <input></label>"),
      .fails(.web, "↓<a href=/x>Read more</a>"),
      .passes(.web, "<a href=/x>Read more about trains</a>"),
      .fails(.web, "↓<button>Button 2</button>"),
      .fails(.web, "<label>Menu ↓<input name=fname></label>"),
      .passes(.web, "<label>First name <input name=fname></label>"),
      .fails(.web, "<label>Options ↓<input name=email></label>"),
      .passes(.web, "<label>Where to write to you <input name=email></label>"),
      .passes(.web, "<p>Saved.</p><button>OK</button>"),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole=\"button\"><Text>Tap here</Text></Pressable>;"
      ),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\"><Text>Call us</Text></Pressable>;"
      ),
      .fails(.design, "- ↓link \"Learn more\""),
      .passes(.design, "- link \"Prices\""),
      .fails(
        .android,
        ExampleFile.layout(
          #"""
          ↓<Button android:text="Click here"/>
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
          ↓<XCUIElementTypeButton type="XCUIElementTypeButton" label="Click here" enabled="true"
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
    check.addPictures(&findings)
    check.addLinksToNowhere(&findings)
    check.addOtherPurposes(&findings)
    check.addLabelsAlike(&findings)
  }
}

/// Looks for names that need the text around them.
private struct VagueCheck {
  private let subject: AuditSubject
  private let empty: Set<[String]>
  private let roles: [[String]]
  private let fieldWords: Set<[String]>
  private let pictureWords: Set<[String]>
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
    fieldWords = Set(subject.words.phrases(\.fieldWords))
    pictureWords = Set(subject.words.phrases(\.pictureWords))
  }

  mutating func run(_ findings: inout FindingList) {
    for control in subject.controls where !control.name.isBlank {
      let words = control.words
      if isVague(words, control) {
        findings.add(
          control.node, "“\(Wording.collapsingWhitespace(control.name))” says nothing by itself.",
          needsReview: !isWordForField(words, control) && !isSeenVague(control))
      } else if words.isEmpty, !control.name.unicodeScalars.contains(where: \.isUnnamed) {
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(control.name))” is a sign and no name: readers say what the sign is called.",
          needsReview: true)
      } else if isSeenVague(control) {
        findings.add(
          control.node,
          "Of the name “\(Wording.collapsingWhitespace(control.name))” only words are seen that say nothing."
        )
      } else if control.kind.isEntry, control.kind != .choice, isNameOfGroup(words, control.node) {
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(control.name))” is also what its group is called.",
          needsReview: true)
      }
    }
  }

  /// Whether all that is said of a field is that it is one.
  private func isWordForField(_ words: [String], _ control: Control) -> Bool {
    control.kind.isEntry && fieldWords.contains(words)
      && subject.screen[control.node].placeholder == nil
      && !subject.hasOnlyUnseenLabels(control.node)
  }

  /// Whether a field is named by several texts, of which those that are seen say nothing.
  private func isSeenVague(_ control: Control) -> Bool {
    guard control.kind.isEntry, control.route == .ariaLabelledBy else { return false }
    let texts = subject.labels.names(of: control.node, on: subject)
    let seen = texts.filter { !subject.isUnseen($0) }
    guard !seen.isEmpty, seen.count < texts.count else { return false }
    return empty.contains(
      Wording.words(of: seen.map { subject.screen[$0].name }.joined(separator: " ")))
  }

  /// Pictures that are called what every picture could be called.
  func addPictures(_ findings: inout FindingList) {
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      guard node.role == .image, !node.name.isBlank, node.label?.origin != .fileName else {
        continue
      }
      let words = Wording.words(of: node.name).filter { !$0.allSatisfy(\.isNumber) }
      guard pictureWords.contains(words), !isBesideWords(index) else { continue }
      findings.add(
        index,
        "“\(Wording.collapsingWhitespace(node.name))” says that it is a picture, and not what it shows."
      )
    }
  }

  /// Whether a picture stands in a link or button that has words as well.
  private func isBesideWords(_ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains {
      switch subject.screen[$0].role {
      case .link, .button: !subject.screen.visibleText(of: $0).isEmpty
      default: false
      }
    }
  }

  /// Fields with the same label, between which nothing is seen that would tell them apart.
  func addLabelsAlike(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    for (field, first) in subject.fieldsSharingVisibleLabel() {
      let name = Wording.collapsingWhitespace(subject.screen[field].name)
      findings.add(
        field,
        "Another field is called “\(name)” as well, and nothing that is seen tells which is which.",
        related: [Finding.Related(first, "The other field.")])
    }
  }

  /// Links without an address: scripts may give them one.
  func addLinksToNowhere(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    for visit in subject.screen.preorder
    where subject.screen[visit.index].role == .generic
      && subject.screen[visit.index].webElement == "a"
    {
      let text = subject.screen.visibleText(of: visit.index)
      guard empty.contains(Wording.words(of: text)), !subject.isHidden(visit.index) else {
        continue
      }
      findings.add(visit.index, "“\(text)” says nothing by itself.", needsReview: true)
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
      // A word for another kind of control is right for nothing that a person says of himself.
      findings.add(
        field.control.node,
        "“\(Wording.collapsingWhitespace(field.control.name))” says nothing of what the code calls this field.",
        needsReview: !roles.contains(words) || !told.purpose.isPersonal
          || !subject.hasVisibleLabel(field.control.node))
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
        subject.screen[$0].webElement == "fieldset"
          && Wording.words(of: subject.screen[$0].name) == words
      default: false
      }
    }
  }
}

extension WordList.Purpose {
  /// Whether it is something that one says of oneself.
  fileprivate var isPersonal: Bool {
    switch self {
    case .email, .phone, .password, .pin, .givenName, .familyName, .userName, .streetAddress,
      .postalCode, .birthday, .cardNumber, .cardExpiry, .cardCode:
      true
    case .url, .number, .amount, .date, .time, .search, .oneTimeCode, .fullName, .city, .country,
      .organization:
      false
    }
  }
}

extension Unicode.Scalar {
  /// Whether no reader has a word for it, or the word is the sign itself.
  fileprivate var isUnnamed: Bool {
    isPrivateUse || properties.isIdeographic
  }
}
