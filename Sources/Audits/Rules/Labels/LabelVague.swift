internal import Simulator

extension AuditRule {
  static let labelVague = AuditRule(
    id: "label-vague", aliases: ["LinkPurposeUnclear"], layer: .tree, severity: .warning,
    criteria: ["2.4.6", "2.4.4"], bestPractice: ["2.4.6", "2.4.4"],
    guidelines: ["L3", "L19", "C32"],
    condition:
      "The name of a control or picture says nothing by itself, repeats the name of its group, or "
      + "does not match what the code of the page calls the field; or a day in a calendar is "
      + "announced without its month.",
    why:
      "People go through lists of links, buttons and fields, in "
      + "which “more” and “here” mean nothing.",
    fixes: .everywhere(
      "Say in the name where the control leads or what it does.",
      except: [
        .ios: "Say in accessibilityLabel where the control leads or what it does.",
        .reactNative: "Say in accessibilityLabel where the control leads or what it does.",
      ]),
    supersedes: ["label-not-unique"],
    examples: labelVagueExamples
  ) { subject, findings in
    var check = LabelVagueCheck(subject)
    check.run(&findings)
    check.addPictures(&findings)
    check.addLinksToNowhere(&findings)
    check.addOtherPurposes(&findings)
    check.addLabelsAlike(&findings)
    CalendarDays(subject).addFindings(to: &findings)
  }
}

/// A check for names that mean nothing without the text around them.
private struct LabelVagueCheck {
  private let subject: AuditSubject
  private let empty: Set<[String]>
  private let roles: [[String]]
  private let fieldWords: Set<[String]>
  private let pictureWords: Set<[String]>
  /// Names, such as “OK”, that are clear if only one control of the screen has the name.
  private static let answers: Set<[String]> = [
    ["ok"], ["go"], ["submit"], ["details"], ["info"], ["los"],
    ["weiter"], ["absenden"], ["valider"], ["envoyer"], ["aceptar"], ["enviar"], ["ir"], ["aller"],
  ]
  /// Words that say nothing about the target of a link.
  ///
  /// A link without other words is vague.
  ///
  /// Source: Accessibility Test Framework, LinkPurposeUnclearCheck.
  private static let linkWords: Set<String> = [
    "click", "tap", "go", "here", "learn", "more", "this", "page", "link", "about",
  ]

  /// Words that, together with other words of links, still say nothing: “click here to read more”.
  private static let joiningWords: Set<String> = [
    "to", "for", "read", "see", "view", "find", "out", "details", "information", "info", "full",
  ]

  /// The number of controls with each name.
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
      // The author cannot name a button of the system, such as the “More” button of a toolbar.
      if subject.platform == .ios, subject.screen[control.node].label?.origin == .standard {
        continue
      }
      let words = control.words
      if isVague(words, control) {
        findings.add(
          control.node, "“\(Wording.collapsingWhitespace(control.name))” says nothing by itself.",
          needsReview: control.kind != .link && subject.platform != .ios
            && !isWordForField(words, control)
            && !isSeenVague(control),
          fix: fix(control))
      } else if words.isEmpty, !control.name.unicodeScalars.contains(where: \.isUnnamed) {
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(control.name))” is a symbol instead of a "
            + "name; readers announce the symbol.",
          needsReview: true)
      } else if isSeenVague(control) {
        findings.add(
          control.node,
          "The visible words of “\(Wording.collapsingWhitespace(control.name))” say "
            + "nothing by themselves.",
          fix: fix(control))
      } else if control.kind.isEntry, control.kind != .choice, isNameOfGroup(words, control.node) {
        findings.add(
          control.node,
          "“\(Wording.collapsingWhitespace(control.name))” is also the name of its group.",
          needsReview: true, fix: fix(control))
      }
    }
  }

  /// Returns the fix for a field, or `nil` for other controls, which have the rule's fix.
  private func fix(_ control: Control) -> Finding.Fix? {
    control.kind.isEntry ? Finding.Fix("Say in the label what the field asks for.") : nil
  }

  /// Whether the name of a field is only the word for its kind, such as “text field”.
  private func isWordForField(_ words: [String], _ control: Control) -> Bool {
    control.kind.isEntry && fieldWords.contains(words)
      && subject.screen[control.node].placeholder == nil
      && !subject.hasOnlyUnseenLabels(control.node)
  }

  /// Whether visible and hidden texts together name a field, and the visible texts alone mean
  /// nothing.
  private func isSeenVague(_ control: Control) -> Bool {
    guard control.kind.isEntry, control.nameOrigin == .ariaLabelledBy else { return false }
    let texts = subject.labels.names(of: control.node, on: subject)
    let seen = texts.filter { !subject.isUnseen($0) }
    guard !seen.isEmpty, seen.count < texts.count else { return false }
    return empty.contains(
      Wording.words(of: seen.map { subject.screen[$0].name }.joined(separator: " ")))
  }

  /// Finds pictures with a name that would fit any picture, such as “photo”.
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
        "“\(Wording.collapsingWhitespace(node.name))” says that it is a picture, but "
          + "not what it shows.",
        fix: Finding.Fix("Say what the picture shows."))
    }
  }

  /// Whether a picture is in a link or button that also has words.
  private func isBesideWords(_ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains {
      switch subject.screen[$0].role {
      case .link, .button: !subject.seenText(of: $0).isEmpty
      default: false
      }
    }
  }

  /// Finds fields with the same label, unless a visible text between the fields distinguishes them.
  func addLabelsAlike(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    for (field, first) in subject.fieldsSharingVisibleLabel() {
      let name = Wording.collapsingWhitespace(subject.screen[field].name)
      findings.add(
        field,
        "Another field is also called “\(name)”, and nothing visible tells them apart.",
        fix: Finding.Fix("Give each field its own label."),
        related: [Finding.Related(first, "The other field.")])
    }
  }

  /// Finds vague links without an address; a script may add the address.
  func addLinksToNowhere(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    for visit in subject.screen.preorder
    where subject.screen[visit.index].role == .generic
      && subject.screen[visit.index].webElement == "a"
    {
      // A link with an address would be named by its `aria-label`.
      let label = subject.attribute("aria-label", of: visit.index) ?? ""
      let text = label.isBlank ? subject.seenText(of: visit.index) : label
      let isNamed = subject.screen.descendants(of: visit.index).contains {
        subject.attribute("aria-label", of: $0.index)?.isBlank == false
      }
      guard !isNamed, empty.contains(Wording.words(of: text)), !subject.isHidden(visit.index) else {
        continue
      }
      findings.add(visit.index, "“\(text)” says nothing by itself.")
    }
  }

  /// Finds fields with a short label that does not fit the purpose in the field's identifier.
  func addOtherPurposes(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    let reader = PurposeReader(subject)
    for field in subject.entryFields where field.control.kind == .field {
      let words = field.control.words
      guard (1...2).contains(words.count), reader.read(field.control.name) == nil,
        field.node.description.isBlank, field.node.placeholder == nil,
        let identified = reader.identified(field), identified.purpose != .search,
        Set(words).isDisjoint(with: subject.words.words(of: identified.purpose))
      else { continue }
      // The finding is certain if the label is only a word for a kind of control and the field asks
      // for personal data. Other labels may be right, so the finding needs review.
      findings.add(
        field.control.node,
        "“\(Wording.collapsingWhitespace(field.control.name))” does not match what "
          + "the code of the page calls this field.",
        needsReview: !roles.contains(words) || !identified.purpose.isPersonal
          || !subject.hasVisibleLabel(field.control.node),
        fix: fix(field.control))
    }
  }

  private mutating func isVague(_ words: [String], _ control: Control) -> Bool {
    guard let last = words.last else { return false }
    if words.count > 1, last.allSatisfy(\.isNumber), roles.contains(Array(words.dropLast())) {
      return true
    }
    // A name with a description is not vague, because the description adds what the name leaves
    // out.
    guard subject.screen[control.node].description.isBlank else { return false }
    if empty.contains(words) {
      return control.kind == .link || !LabelVagueCheck.answers.contains(words) || counts[words] != 1
    }
    guard control.kind == .link else { return false }
    // Most pages have a link “About” to what they say about themselves.
    if words == ["about"], subject.platform == .web { return false }
    return words.allSatisfy(LabelVagueCheck.linkWords.contains)
      || words.count > 1
        && words.allSatisfy {
          LabelVagueCheck.linkWords.contains($0) || LabelVagueCheck.joiningWords.contains($0)
        }
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
  /// Whether fields of this purpose ask for personal data.
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
  /// Whether the character is an icon of an icon font, or an ideograph, which is a word by itself.
  fileprivate var isUnnamed: Bool {
    isPrivateUse || properties.isIdeographic
  }
}
