internal import Simulator

extension AuditRule {
  static let labelMissing = AuditRule(
    id: "label-missing",
    aliases: [
      "NO_FORM_LABEL", "NO_ACCESSIBILITY_LABEL", "label", "select-name", "button-name", "link-name",
      "input-button-name", "area-alt", "summary-name", "aria-command-name", "aria-input-field-name",
      "aria-toggle-field-name", "aria-tab-name", "SpeakableTextPresent", "LabelFor",
      "ContentDescription", "ios-label-missing", "ios-hint-instead-of-label",
      "hidden-label",
    ],
    layer: .tree, severity: .critical, isMandatory: true, criteria: ["4.1.2", "3.3.2", "2.4.4"],
    guidelines: ["A2", "A23", "C1"],
    condition:
      "A field, choice, button, link or other control has no name, or a reader stops at an element "
      + "without words.",
    why: "People who hear only “button” or “edit box” cannot know what the control is for.",
    fixes: [
      .web: "Give the control a <label for>, text content or an aria-label.",
      .android:
        "Give a field android:hint or a label with android:labelFor, and any other control "
        + "android:contentDescription.",
      .ios: "Fill in Label in the Identity inspector, or set accessibilityLabel.",
      .reactNative: "Set accessibilityLabel, or put a <Text> inside.",
      .design: "Write the name of the control in quotes.",
    ],
    requiredFacts: [.role, .label, .content, .reach],
    supersedes: [
      "visible-label-missing", "label-not-associated", "label-not-unique", "readers-disagree",
      "heard-twice",
    ],
    examples: labelMissingExamples
  ) { subject, findings in LabelMissingCheck(subject: subject).run(&findings) }
}

/// A check for controls without a name.
private struct LabelMissingCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let labels = subject.labels
    for control in subject.controls {
      if control.name.isBlank || subject.isUnnamedSlider(control.node) {
        addNameless(control, to: &findings)
      } else if control.nameOrigin == .labelElement, isLabelHidden(of: control, labels) {
        findings.add(
          control.node,
          "The label of this \(control.kind.word) is hidden: people cannot see it, "
            + "and some browsers ignore it.", heard: subject.quotes(at: control.node),
          fix: Finding.Fix("Show the label."))
      } else if subject.isOfFlutter {
        SilentStops(subject).run(onAndroidAt: control, &findings)
      }
    }
    if subject.platform == .web {
      addNamelessOptions(labels, to: &findings)
      NamelessParts(subject).run(&findings)
      SilentStops(subject).runOnPage(&findings)
    } else {
      SilentStops(subject).run(&findings)
    }
  }

  private func addNameless(_ control: Control, to findings: inout FindingList) {
    let node = subject.screen[control.node]
    // “placeholder-only” reports fields that have only a placeholder.
    guard !isShowingPlaceholder(node, control), !isImageButton(control.node),
      !subject.isPopupList(control.node), !isRoleOfHiddenControl(control.node),
      control.kind == .field || !subject.isDynamic(control.node), !node.isDayOfCalendar
    else { return }
    let quotes = subject.quotes(at: control.node)
    // People do not notice an empty element that is a control only because it listens for clicks.
    let isNamedFirst =
      subject.platform == .web && control.kind != .custom || subject.isUnnamedSlider(control.node)
    guard isNamedFirst || subject.isStop(control.node) || subject.readings.isEmpty else { return }
    let words = wordsInside(control)
    let reason = words ?? fileName(control)
    findings.add(
      control.node,
      reason.map { "This \(control.kind.word) has no name: \($0)." }
        ?? "This \(control.kind.word) has no name.",
      needsReview: mayLackName(control) || words != nil || node.role == .scrollBar
        || subject.isNamedInOneBrowser(control), heard: quotes,
      fix: fix(control))
  }

  /// Whether a node is the empty child in which Compose exposes the role of a control that the code
  /// hides from readers; “unreachable” reports the control.
  private func isRoleOfHiddenControl(_ node: Node.Index) -> Bool {
    guard let parent = subject.screen.parent(of: node) else { return false }
    return subject.screen[parent].knownAndroid?.passthrough["compose:hiddenControl"] != nil
      && subject.screen[parent].position == subject.screen[node].position
  }

  /// Whether a field shows its placeholder; in HTML, only text fields show a placeholder.
  ///
  /// Source: HTML, “the placeholder attribute”, on the kinds of input to which it applies.
  private func isShowingPlaceholder(_ node: Node, _ control: Control) -> Bool {
    guard node.placeholder?.isBlank == false else { return false }
    guard subject.platform == .web else { return true }
    guard control.kind == .field, let web = node.web else { return false }
    switch (web.element, web.type) {
    case ("textarea", _): return true
    case ("input", let type):
      return type.map { LabelMissingCheck.shownAsText.contains($0) } ?? true
    default: return subject.attribute("aria-placeholder", of: control.node)?.isBlank == false
    }
  }

  private static let shownAsText: Set<String> = [
    "text", "search", "url", "tel", "email", "password", "number",
  ]

  /// Returns a sentence about words in a control that do not certainly become the control's name.
  ///
  /// The words are in groups, in structural elements or in titles. The result is `nil` if there are
  /// no such words. Source: accname 1.2, steps 2H and 2I.
  private func wordsInside(_ control: Control) -> String? {
    guard subject.platform == .web, control.kind != .field, control.kind != .picker else {
      return nil
    }
    let own = subject.screen[control.node]
    if own.label?.text.isEmpty == false, let title = own.web?.title, !title.isBlank {
      return "its text is only a space, and readers say the title "
        + "“\(Wording.collapsingWhitespace(title))” as a hint"
    }
    for visit in subject.screen.descendants(of: control.node) {
      let node = subject.screen[visit.index]
      guard !subject.isHidden(visit.index) else { continue }
      if node.isShownText, !node.name.isBlank {
        return
          "browsers differ in whether “\(Wording.collapsingWhitespace(node.name))” "
          + "inside it names it"
      }
      if let title = node.web?.title, !title.isBlank {
        return
          "browsers differ in whether the title "
          + "“\(Wording.collapsingWhitespace(title))” inside it names it"
      }
    }
    return nil
  }

  /// Returns a sentence which says that the announced name is the name of an image file.
  ///
  /// Returns `nil` if the name is not a file name.
  private func fileName(_ control: Control) -> String? {
    let label = subject.screen[control.node].label
    guard subject.platform == .ios, let label, label.origin == .fileName, !label.text.isBlank else {
      return nil
    }
    return
      "“\(Wording.collapsingWhitespace(label.text))”, which VoiceOver announces, is the name of its image"
  }

  /// Whether a control is a picture that submits a form.
  ///
  /// The rule “image-alt-missing” checks controls of this kind.
  private func isImageButton(_ node: Node.Index) -> Bool {
    let web = subject.screen[node].web
    return web?.element == "input" && web?.type == "image"
  }

  /// Whether the control may have a name that the file does not contain.
  ///
  /// An empty component may get its content elsewhere, and a dump does not contain labels. The code
  /// of a field of Compose contains its label.
  private func mayLackName(_ control: Control) -> Bool {
    switch subject.screen.origin {
    case .reactNative:
      subject.screen.firstChild(of: control.node) == nil && control.kind != .field
        && subject.screen[control.node].isTouchable && !hasBlankLabel(control.node)
        || subject.mayHoldWords(control.node)
    case .androidNodes:
      control.kind == .field
        && ComposeFieldCall(of: control.node, on: subject)?.isNameless != true
    case .android: subject.screen[control.node].showsWordsForStates
    case .ios: subject.isNamedBySymbol(control.node)
    case .web:
      subject.lacksStyleSheets && (mayBeStyled(control) || subject.hasHidingClass(control.node))
        || subject.mayBeNamedByScript(control.node)
    default: false
    }
  }

  /// Whether the author wrote an empty name for a component of React Native.
  private func hasBlankLabel(_ node: Node.Index) -> Bool {
    let isButton = subject.screen[node].knownReactNative?.component == "Button"
    return (["accessibilityLabel", "aria-label"] + (isButton ? ["title"] : []))
      .contains { subject.attribute($0, of: node)?.isBlank == true }
  }

  /// Whether style sheets that were not read may hide a control from everybody, or give the control
  /// words.
  ///
  /// Style sheets may hide a choice that only shows and hides parts of the page. They may also give
  /// words to an empty link or button, as generated content.
  private func mayBeStyled(_ control: Control) -> Bool {
    guard let element = subject.element(of: control.node) else { return false }
    switch control.kind {
    case .choice:
      let labels = subject.labels.labels(of: element)
      guard labels.isEmpty else {
        return labels.allSatisfy { label in
          label.node.map { subject.screen.visibleText(of: $0).isEmpty } ?? true
        }
      }
      // A form does not send a choice that lacks the attribute `name`.
      return subject.attribute("name", of: control.node) == nil
        && NeighbourText(of: control, on: subject) == nil
    case .button, .link:
      return subject.screen[control.node].webElement != "input"
        && subject.screen.descendants(of: control.node).allSatisfy { visit in
          subject.screen[visit.index].isShownText
        }
    default: return false
    }
  }

  private func fix(_ control: Control) -> Finding.Fix? {
    // Some styles, such as a wheel picker, neither show nor announce the title in the code.
    if let title = subject.titleInCode(of: control.node) {
      return Finding.Fix(
        "Write .accessibilityLabel(\"\(title)\"), because its style does not announce its title.",
        code: CodeFix(setting: .label(title)))
    }
    if control.kind.isEntry, let beside = NeighbourText(of: control, on: subject) {
      return beside.fix
    }
    guard control.kind == .button || control.kind == .link else {
      return hasNoText(control) ? fieldFix : NamelessParts(subject).fix(of: control)
    }
    switch subject.platform {
    case .web: return Finding.Fix("Put text inside, give its picture an alt, or set aria-label.")
    case .android where hasTextWithoutEffect(control.node):
      return Finding.Fix(
        "Write android:contentDescription instead of android:text, which has no effect here.")
    case .android: return Finding.Fix("Set android:contentDescription to what it does.")
    case .ios, .reactNative, .design: return nil
    }
  }

  /// Whether a control of React Native takes a value, and cannot have a `<Text>` inside.
  private func hasNoText(_ control: Control) -> Bool {
    subject.platform == .reactNative && control.kind.isEntry
      && !subject.screen[control.node].isTouchable
  }

  private var fieldFix: Finding.Fix {
    Finding.Fix(
      "Set accessibilityLabel. On Android, accessibilityLabelledBy with the nativeID of a <Text> "
        + "also works.")
  }

  /// Whether a picture of a layout has the attribute `android:text`, which only text views show.
  private func hasTextWithoutEffect(_ node: Node.Index) -> Bool {
    guard subject.screen.origin == .android,
      let viewClass = subject.screen[node].knownAndroid?.viewClass, viewClass.contains("Image")
    else { return false }
    return subject.attribute("text", of: node)?.isBlank == false
  }

  /// Whether all labels of a control are hidden, and it has no title or placeholder.
  private func isLabelHidden(of control: Control, _ labels: LabelElements) -> Bool {
    guard let element = subject.element(of: control.node) else { return false }
    let own = labels.labels(of: element)
    let others = [
      subject.attribute("title", of: control.node), subject.screen[control.node].placeholder,
    ]
    return !own.isEmpty && others.allSatisfy { $0?.isBlank ?? true }
      && own.allSatisfy { label in label.node.map { subject.isHidden($0) } ?? true }
  }

  /// Finds options without a name.
  ///
  /// Options are not controls, but each option must have a name.
  private func addNamelessOptions(_ labels: LabelElements, to findings: inout FindingList) {
    for index in subject.visibility.exposed {
      let node = subject.screen[index]
      // An option outside a list has the role `generic` in the tree.
      guard node.hidden == nil, node.name.isBlank, node.role == .option || node.role == .generic,
        subject.attribute("role", of: index)?.lowercased() == "option",
        node.role == .option || !isNamed(index, labels)
      else { continue }
      findings.add(
        index, "This option has no name.", heard: subject.quotes(at: index),
        fix: Finding.Fix("Put text into the option, or give it an aria-label."))
    }
  }

  /// Whether attributes or content of an element have words, although browsers compute no name from
  /// the words.
  private func isNamed(_ index: Node.Index, _ labels: LabelElements) -> Bool {
    let names = ["aria-label", "title"].compactMap { subject.attribute($0, of: index) }
    let others = labels.names(of: index, on: subject)
    return !names.allSatisfy(\.isBlank)
      || ([index] + others).contains { !subject.screen.visibleText(of: $0).isEmpty }
  }
}
