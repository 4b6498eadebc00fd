internal import Simulator

extension AuditRule {
  static let visibleLabelMissing = AuditRule(
    id: "visible-label-missing", aliases: ["INPUT_HAS_NO_VISIBLE_LABEL", "label-title-only"],
    layer: .tree, severity: .critical, isMandatory: true, criteria: ["3.3.2"],
    guidelines: ["L13", "C7", "C9", "C30", "A23"],
    condition: "A field has a name, but no visible text shows it.",
    why:
      "People who see the screen, many of whom also listen, find a field without a label; people "
      + "who use voice control do not know what to say.",
    fixes: [
      .web: "Show the name in a <label for> next to the field.",
      .android: "Show the name in a TextView with android:labelFor.",
      .ios: "Show the name in a label above the field.",
      .reactNative: "Show the name in a <Text> above the field.",
    ],
    platforms: [.web, .android, .ios, .reactNative],
    requiredFacts: [.role, .label, .words, .content, .reach],
    examples: [
      .fails(.web, "↓<input aria-label=Email>"),
      .fails(
        .web,
        "<label for=a style='position: absolute; left: -9999px'>Town</label>↓<input id=a>"),
      .passes(.web, "<p>Email *</p><input aria-label='Email, required'>"),
      .passes(.web, "<label>Email <input></label>"),
      .passes(
        .web, "<fieldset><legend>Phone number</legend><input aria-label=Telephone></fieldset>"),
      .passes(
        .web,
        "<fieldset><legend>Code</legend><input aria-label='First digit' maxlength=1>"
          + "<input aria-label='Second digit' maxlength=1></fieldset>"),
      .fails(
        .web,
        "<fieldset><legend>Price</legend>↓<input aria-label=Least>↓<input aria-label=Most>"
          + "</fieldset>"),
      .passes(.web, "<input aria-label=undefined>"),
      .passes(
        .web,
        "<p id=a>Arrival</p><div role=group aria-labelledby=a>"
          + "<div role=spinbutton tabindex=0 contenteditable aria-label=Month>11</div>"
          + "<div role=spinbutton tabindex=0 contenteditable aria-label=Day>26</div></div>"),
      .passes(
        .web,
        "<div><label>Volume</label><input type=number aria-label='Number for volume'></div>"),
      .passes(
        .web,
        "<div><span>Size</span><input type=range aria-label=Size>"
          + "<input type=number aria-label='Size value'></div>"),
      .passes(
        .web,
        "<form><label for=a>Size</label><input id=a type=range>"
          + "<input type=number aria-label='Size value'></form>"),
      .fails(
        .web, "<div><input type=range aria-label=Size>↓<input type=number aria-label=Value></div>"),
      .fails(
        .web,
        "<form><label>Size <input type=range></label>↓<input type=number aria-label=Age></form>"),
      .fails(layout: #"↓<EditText android:contentDescription="Email"/>"#),
      .passes(
        layout: #"""
          <TextView android:text="Email"/>
          <EditText android:contentDescription="Email"/>
          """#),
      .fails(.reactNative, "export default () => ↓<TextInput accessibilityLabel=\"Email\" />;"),
      .passes(
        .reactNative,
        "export default () => <View><Text>Email:</Text>"
          + "<TextInput accessibilityLabel=\"Email\" /></View>;"),
      .fails(ios: [.found(.field, "Email")]),
      .passes(ios: [.other(.text, "Email", y: 60), .other(.field, "Email")]),
      .fails(.ios, ExampleFile.nib([.found(.field, "Email")])),
      .passes(.ios, ExampleFile.nib([.other(.text, "Email", y: 60), .other(.field, "Email")])),
    ]
  ) { subject, findings in
    var check = VisibleLabelMissingCheck(subject)
    check.run(&findings)
  }
}

/// A check for fields whose name is not visible.
private struct VisibleLabelMissingCheck {
  private let subject: AuditSubject
  /// The words of each visible text, computed when the first field needs them.
  private lazy var shown = shownTexts
  private let additions: [[String]]
  private var groups: GroupLabels

  init(_ subject: AuditSubject) {
    self.subject = subject
    additions = subject.words.phrases(\.required) + subject.words.phrases(\.optional)
    groups = GroupLabels(subject)
  }

  mutating func run(_ findings: inout FindingList) {
    let isOpen = subject.mayShowMoreWords
    for control in subject.controls where control.kind == .field || control.kind == .picker {
      let node = subject.screen[control.node]
      guard !control.name.isBlank, control.nameOrigin != nil || subject.platform != .web,
        control.nameOrigin != .placeholder, !isStepper(node), !isShown(control),
        !isMoved(control), !subject.isSegment(control.node), !subject.isPopupList(control.node),
        !subject.containsVisibleLabel(control), !isNumberOfShownSlider(control),
        CodeName(control.name, isLink: false) != .nothing
      else { continue }
      findings.add(
        control.node,
        "This \(control.kind.word) is called “\(Wording.collapsingWhitespace(control.name))”, but no visible text says so.",
        severity: isSearch(control.node) || isInTable(control.node) ? .warning : .critical,
        needsReview: control.nameOrigin == .title || isDump || isOpen || isPlaceholder(control)
          || mayBeClear(control),
        code: subject.writesLiterally(control.name, at: control.node)
          ? CodeFix(setting: .visibleLabel(control.name)) : nil)
    }
  }

  /// Whether the file is a dump.
  ///
  /// Dumps lack texts that are hidden from readers, so a visible label may be missing in the file.
  private var isDump: Bool {
    subject.screen.origin == .androidNodes || subject.screen.origin == .iosElements
  }

  /// Whether a UIKit control is a stepper, which is not a text field.
  ///
  /// The buttons of a stepper show how they change its value.
  private func isStepper(_ node: Node) -> Bool {
    subject.platform == .ios && node.role == .spinButton && node.textInput == nil
  }

  /// Whether the empty field shows its name as a placeholder.
  private func isPlaceholder(_ control: Control) -> Bool {
    Wording.words(of: subject.screen[control.node].placeholder ?? "") == control.words
  }

  /// Whether a placeholder or the purpose of a search field may show what a field with a hidden
  /// `<label>` is for.
  private func mayBeClear(_ control: Control) -> Bool {
    guard control.nameOrigin == .labelElement else { return false }
    let node = subject.screen[control.node]
    return node.placeholder?.isBlank == false || node.role == .searchBox
      || !Set(control.words).isDisjoint(with: subject.words.words(of: .search))
  }

  private mutating func isShown(_ control: Control) -> Bool {
    switch control.nameOrigin {
    case .legend, .caption, .content, .value, .standard: return true
    // A label that only readers perceive is not a visible label.
    case .labelElement: if !subject.hasOnlyUnseenLabels(control.node) { return true }
    case .ariaLabelledBy:
      if subject.hasVisibleLabel(control.node) { return true }
    // A field with a visible label is not reported, even if `aria-label` replaces the label for
    // readers.
    default: if subject.hasVisibleLabelElement(control.node) { return true }
    }
    if subject.screen[control.node].knownReactNative?.labelledBy != nil { return true }
    let name = control.words.removingSuffix(in: additions)
    // It is enough if the words before a comma are visible, as “Date of birth” in “Date of birth,
    // day”.
    if let first = control.name.split(separator: ",").first,
      shown.contains(Wording.words(of: first).removingSuffix(in: additions))
    {
      return true
    }
    let typed = subject.screen[control.node].value?.text.map(Wording.words(of:))
    if typed == name { return true }
    let texts = shown
    return name.isEmpty || texts.contains(name)
      || subject.screen[control.node].role == .searchBox && name.contains { texts.contains([$0]) }
      || groups.isLabelled(control.node)
  }

  /// Whether a field shows the value of a slider beside it whose name is visible.
  private mutating func isNumberOfShownSlider(_ control: Control) -> Bool {
    for index in subject.sliders(shownBy: control.node) {
      if let slider = subject.control(at: index), !slider.name.isBlank, isShown(slider) {
        return true
      }
    }
    return false
  }

  /// Whether the empty field shows its name inside, and shows it above the field when a person
  /// types.
  private func isMoved(_ control: Control) -> Bool {
    guard subject.platform == .android else { return false }
    return subject.screen.ancestors(of: control.node).prefix(2).contains {
      subject.screen[$0].knownAndroid?.viewClass?.hasSuffix("TextInputLayout") == true
    }
  }

  /// Whether a field is for a search, whose purpose its place and its button show, too.
  private func isSearch(_ node: Node.Index) -> Bool {
    subject.screen[node].role == .searchBox
      || subject.screen.ancestors(of: node).contains { subject.screen[$0].role == .search }
  }

  private func isInTable(_ node: Node.Index) -> Bool {
    subject.screen.ancestors(of: node).contains {
      switch subject.screen[$0].role {
      case .cell, .gridCell: true
      default: false
      }
    }
  }

  /// The words of each visible text, without additions such as “required” at the end.
  private var shownTexts: Set<[String]> {
    var texts: Set<[String]> = []
    for index in subject.visibility.shown {
      let node = subject.screen[index]
      guard node.isShownText || node.role == .text || node.role == .heading,
        !subject.isUnseen(index)
      else { continue }
      texts.insert(Wording.words(of: node.name).removingSuffix(in: additions))
    }
    if let source = subject.source {
      let silent = source.indices.compactMap { source[$0].silentText }
      for text in silent.flatMap({ $0.split(separator: "\n") }) {
        texts.insert(Wording.words(of: text).removingSuffix(in: additions))
      }
    }
    return texts
  }
}
