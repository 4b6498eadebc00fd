internal import Simulator

extension AuditRule {
  static let labelInName = AuditRule(
    id: "label-in-name", aliases: ["label-content-name-mismatch"], layer: .tree, severity: .serious,
    criteria: ["2.5.3"], guidelines: ["C14"],
    condition: "The visible words of a control, or of its label, are not in its name.",
    why:
      "People who use voice control say what they see, and nothing happens; people who see and "
      + "listen hear something else than they read.",
    fixes: [
      .web: "Begin aria-label with the visible words, or remove it.",
      .android: "Begin android:contentDescription with the visible words, or remove it.",
      .ios: "Begin accessibilityLabel with the visible title, or remove it.",
      .reactNative: "Begin accessibilityLabel with the words of the <Text>, or remove it.",
    ],
    platforms: [.web, .android, .ios, .reactNative],
    examples: [
      .fails(.web, "↓<button aria-label='Close dialog'>Cancel</button>"),
      .passes(.web, "<button aria-label='Cancel: close dialog'>Cancel</button>"),
      .fails(.web, "<label for=a>Pet</label>↓<select id=a aria-label=Animal><option>Cat</select>"),
      .passes(.web, "<label for=a>Pet</label><input id=a aria-label='Pet, your first one'>"),
      .passes(.web, "<button aria-label=Close>×</button>"),
      .passes(.web, "<button aria-label='Hide it'><i class=q-icon>visibility_off</i></button>"),
      .passes(.web, "<button aria-label='Delete row'><v-icon>mdi-delete</v-icon></button>"),
      .passes(.web, "<button disabled aria-label='Keep changes'>Save</button>"),
      .passes(.web, "<button aria-label='Play video'>Play<br>video</button>"),
      .passes(
        .web,
        "<a href=/a aria-label='Read about trains'>Read <span "
          + "style='position:absolute;left:-9999px'>all of it</span></a>"),
      .fails(.web, "<ul role=listbox aria-label=Pets>↓<li role=option aria-label=Cat>Dog</ul>"),
      .fails(.web, "<form>↓<input type=submit value=Save aria-label='Keep changes'></form>"),
      .fails(.web, "<form>↓<input type=reset aria-label='Clear all'></form>"),
      .passes(.web, "<form><input type=submit aria-label='Submit the order'></form>"),
      .fails(.web, "<form><label for=a>Clear</label>↓<input id=a type=reset></form>"),
      .fails(.web, "<label for=a>Look</label>↓<button id=a>Search</button>"),
      .passes(.web, "<label for=a>Search here</label><button id=a>Search</button>"),
      .passes(.web, "<label for=a>Day</label><button id=a aria-haspopup=dialog>4 May</button>"),
      .fails(layout: #"↓<Button android:text="Save" android:contentDescription="Keep changes"/>"#),
      .passes(layout: #"<Button android:text="Save" android:contentDescription="Save changes"/>"#),
      .fails(
        .reactNative,
        "export default () => ↓<Pressable accessibilityRole=\"button\" accessibilityLabel=\"Keep\">"
          + "<Text>Save</Text></Pressable>;"),
      .passes(
        .reactNative,
        "export default () => <Pressable accessibilityRole=\"button\" accessibilityLabel=\"Save it\">"
          + "<Text>Save</Text></Pressable>;"),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          ↓<button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Continue"/>
          <state key="normal" title="Send order"/>
          </button>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <button id="b" buttonType="system">
          <rect key="frame" x="0" y="0" width="100" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Send order now"/>
          <state key="normal" title="Send order"/>
          </button>
          """#)),
      .passes(
        .reactNative,
        "import Icon from '@expo/vector-icons/Ionicons';\nexport default () => <Pressable "
          + "accessibilityRole=\"button\" accessibilityLabel=\"Add a note\"><Icon name=\"add\" />"
          + "</Pressable>;"),
      .fails(
        .ios, ExampleFile.swiftUI(#"↓Button("Delete") {}.accessibilityLabel("Remove")"#),
        as: "swiftui"),
      .passes(
        .ios, ExampleFile.swiftUI(#"Button("Delete") {}.accessibilityLabel("Delete it")"#),
        as: "swiftui"),
      .passes(
        .ios,
        ExampleFile.swiftUI(#"Button("Add", systemImage: "plus") {}.accessibilityLabel("New")"#),
        as: "swiftui"),
    ]
  ) { subject, findings in LabelInNameCheck(subject: subject).run(&findings) }
}

/// A check whether the names of controls contain their visible words.
private struct LabelInNameCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    for control in subject.controls where !control.name.isBlank {
      switch control.kind {
      case .button, .link, .choice: break
      // A part of the page that handles clicks for the controls inside it is not a control itself.
      case .custom:
        guard !LabelInNameCheck.parts.contains(subject.screen[control.node].role) else { continue }
      case .field, .picker, .adjustable: continue
      }
      guard isNameGiven(control) else { continue }
      compare(
        control.node, text(of: control.node), with: control.name,
        needsReview: isOnlyPictured(control.node) || subject.mayHoldUnseenText(control.node),
        &findings)
    }
    compareChoices(&findings)
    compareLabels(&findings)
  }

  /// The roles of parts of a page, whose names need not contain the words inside them.
  private static let parts: Set<Role> = [
    .alertDialog, .article, .banner, .complementary, .contentInfo, .dialog, .figure, .form, .group,
    .list, .main, .navigation, .region, .search, .table, .tabPanel, .toolbar,
  ]

  /// Compares names of options, tree items and grid cells with the visible words inside them.
  private func compareChoices(_ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    for visit in subject.screen.preorder {
      let node = subject.screen[visit.index]
      switch node.role {
      case .option, .treeItem, .gridCell: break
      default: continue
      }
      guard node.label?.origin == .ariaLabel || node.label?.origin == .ariaLabelledBy,
        !node.name.isBlank, !subject.isHidden(visit.index)
      else { continue }
      compare(
        visit.index, subject.seenText(of: visit.index), with: node.name,
        needsReview: node.role == .gridCell || isOnlyPictured(visit.index), &findings)
    }
  }

  /// Whether all visible words inside a node are hidden from readers, such as “On” in a switch.
  private func isOnlyPictured(_ index: Node.Index) -> Bool {
    var hasWords = false
    for visit in subject.screen.descendants(of: index)
    where subject.screen[visit.index].isShownText && !subject.screen[visit.index].name.isBlank {
      guard let hidden = subject.screen[visit.index].hidden, hidden.reason == .ariaHidden else {
        return false
      }
      hasWords = true
    }
    return hasWords
  }

  /// Whether the author wrote the name separately from the visible text.
  private func isNameGiven(_ control: Control) -> Bool {
    switch control.nameOrigin {
    case .ariaLabel, .ariaLabelledBy, .contentDescription: true
    case .author: subject.platform != .web
    case .labelElement: showsOwnWords(control.node)
    default: false
    }
  }

  /// Whether a button that a `<label>` names shows words of its own, which are not its value.
  ///
  /// A button that opens a list or a calendar may show the chosen value.
  private func showsOwnWords(_ index: Node.Index) -> Bool {
    let node = subject.screen[index]
    guard subject.platform == .web, node.role == .button,
      node.webElement == "button" || node.webElement == "input"
    else { return false }
    return ["aria-haspopup", "aria-expanded", "popovertarget"].allSatisfy {
      subject.attribute($0, of: index) == nil
    }
  }

  private func text(of index: Node.Index) -> String {
    let node = subject.screen[index]
    if let text = node.knownAndroid?.text { return text }
    if let title = node.knownIOS?.details[.title] { return title }
    if let title = subject.shownTitleInCode(of: index) { return title }
    // A button made of `<input>` shows its attribute `value`, even if ARIA gives the button another
    // name.
    if node.webElement == "input" {
      if node.web?.type == "color" { return "" }
      return node.role == .button && node.web?.type != "image"
        ? subject.attribute("value", of: index) ?? standardWord(node) : node.value?.text ?? ""
    }
    return subject.seenText(of: index)
  }

  /// Returns the word that browsers show in English on a button without a value.
  ///
  /// Source: HTML Standard, “Submit Button state”; Chromium and WebKit, localised strings.
  private func standardWord(_ node: Node) -> String {
    guard subject.screen.language?.lowercased().hasPrefix("en") != false else { return "" }
    switch node.web?.type {
    case "submit": return "Submit"
    case "reset": return "Reset"
    default: return ""
    }
  }

  /// Compares visible labels of fields with names that come from ARIA attributes.
  private func compareLabels(_ findings: inout FindingList) {
    for label in subject.labels.labels {
      guard let node = label.node, let target = label.target.flatMap({ subject.node(of: $0) }),
        !subject.isUnseen(node), !subject.isHidden(target)
      else { continue }
      let named = subject.screen[target]
      guard named.label?.origin == .ariaLabel || named.label?.origin == .ariaLabelledBy,
        !named.name.isBlank
      else { continue }
      compare(
        target, subject.seenText(of: node, without: target), with: named.name, &findings)
    }
  }

  private func compare(
    _ node: Node.Index, _ seen: String, with name: String, needsReview: Bool = false,
    _ findings: inout FindingList
  ) {
    // A disabled control is skipped, because people cannot activate it by voice or otherwise.
    guard !subject.screen[node].states.isDisabled else { return }
    let letters = seen.filter { $0.isLetter || $0.isNumber }
    guard letters.count > 1 || letters.first?.isIdeograph == true else { return }
    guard !LabelInNameCheck.isContained(seen, in: name) else { return }
    let words = Wording.collapsingWhitespace(
      seen.filter { $0.unicodeScalars.first?.isPrivateUse != true })
    findings.add(
      node, "“\(words)” is visible, but the name is “\(Wording.collapsingWhitespace(name))”.",
      needsReview: needsReview || holdsSeveralTexts(node) || isFromTemplate(name),
      heard: subject.quotes(at: node), fix: fix(at: node))
  }

  /// Returns the fix for a button that a `<label>` names, or `nil` for the rule's own fix.
  private func fix(at node: Node.Index) -> Finding.Fix? {
    guard subject.screen[node].label?.origin == .labelElement else { return nil }
    return Finding.Fix("Begin the <label> with the visible words, or remove the <label>.")
  }

  /// Whether a server writes a part of a name that a page gets from another element.
  private func isFromTemplate(_ name: String) -> Bool {
    subject.platform == .web && TemplateTags.content(of: name).first != nil
  }

  /// Whether a control of an app contains several texts, so that the name need not contain all
  /// texts.
  private func holdsSeveralTexts(_ node: Node.Index) -> Bool {
    guard subject.platform != .web else { return false }
    var count = 0
    for visit in subject.screen.descendants(of: node)
    where subject.screen[visit.index].isShownText && !subject.screen[visit.index].name.isBlank {
      count += 1
      if count > 1 { return true }
    }
    return false
  }

  /// Whether the name contains the visible words, ignoring case and punctuation.
  private static func isContained(_ seen: String, in name: String) -> Bool {
    let names = [Wording.words(of: name), Wording.words(of: joined(name))]
    return [seen, withoutBrackets(seen)].contains { text in
      [Wording.words(of: text), Wording.words(of: joined(text))].contains { words in
        words.isEmpty || names.contains { $0.contains(phrase: words) }
      }
    }
  }

  /// Returns a text without apostrophes: “don’t” becomes “dont”, and “e-mail” stays the same.
  private static func joined(_ text: String) -> String {
    text.filter { !["'", "’", "\u{AD}"].contains($0) }
  }

  /// Returns a text without words in brackets.
  private static func withoutBrackets(_ text: String) -> String {
    var depth = 0
    return text.filter { character in
      if character == "(" { depth += 1 }
      defer { if character == ")", depth > 0 { depth -= 1 } }
      return depth == 0
    }
  }
}

extension Character {
  /// Whether the character is a Chinese character, which is a word by itself.
  fileprivate var isIdeograph: Bool { unicodeScalars.first?.properties.isIdeographic == true }
}
