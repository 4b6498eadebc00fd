internal import Simulator

extension AuditRule {
  static let labelNotAssociated = AuditRule(
    "label-not-associated",
    aliases: [
      "ios-field-label-not-associated", "label-for-dangling", "aria-labelledby-dangling",
      "label-target-missing", "duplicate-id-aria",
    ],
    layer: .tree, severity: .serious, criteria: ["1.3.1"],
    clauses: ["C1", "C3", "C4", "C5", "C21", "C24"],
    condition: "A text stands next to a field without a name, or a label leads to nothing.",
    why: "People who see the screen read text and field as one; people who listen hear a field "
      + "without a name and a text without a field.",
    mends: [
      .web: "Give the field an id and the label the same id as its for.",
      .android: "Give the text android:labelFor with the identifier of the field.",
      .ios: "Set the field’s accessibilityLabel to the text.",
      .reactNative: "Give the field accessibilityLabel with the words of the text.",
      .design: "Write the text as the name of the field.",
    ],
    examples: [
      .fails(.web, "<p>Email</p><input>"),
      .passes(.web, "<label for=a>Email</label><input id=a>"),
      .fails(.web, "<label for=b>Email</label><input id=a aria-label=Email>"),
      .fails(.web, "<input aria-labelledby=nowhere>"),
      .passes(.web, "<p id=a>Email</p><input aria-labelledby=a>"),
      .fails(
        .android,
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
          + "<TextView android:text=\"Email\"/><EditText android:id=\"@+id/a\"/></LinearLayout>"),
      .passes(
        .android,
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
          + "<TextView android:text=\"Email\" android:labelFor=\"@+id/a\"/>"
          + "<EditText android:id=\"@+id/a\"/></LinearLayout>"),
      .fails(
        .reactNative, "export default () => <View><Text>Email</Text><TextInput /></View>;"),
      .passes(
        .reactNative,
        "export default () => <View><Text>Email</Text>"
          + "<TextInput accessibilityLabel=\"Email\" /></View>;"),
      .fails(.design, "- text: Email\n- textbox"),
      .passes(.design, "- text: Sign up\n- textbox \"Email\""),
    ]
  ) { subject, findings in
    let check = LabelAssociationCheck(subject: subject, labels: LabelElements(subject))
    check.findLostLabels(&findings)
    check.findLostReferences(&findings)
    check.findNeighbours(&findings)
  }
}

/// Looks for labels that lead nowhere and for fields that nothing leads to.
private struct LabelAssociationCheck {
  let subject: AuditSubject
  let labels: LabelElements

  /// Whether what is missing may stand in another file.
  private var isPiece: Bool { subject.source?.isWholeDocument == false }

  /// `<label for>` and `android:labelFor` without a field.
  func findLostLabels(_ findings: inout FindingList) {
    for label in labels.labels {
      guard let node = label.node, !subject.isHidden(node) else { continue }
      switch label.identifier {
      case let identifier? where label.target == nil:
        findings.add(
          element: label.element, "This label is for “\(identifier)”, and nothing has that id.",
          isReview: isPiece)
      case nil where label.target == nil && !subject.screen.visibleText(of: node).isEmpty:
        findings.add(
          element: label.element, "This label has no for and no field inside, so it names nothing.",
          isReview: true)
      case _?:
        guard let target = label.target, isPlain(target) else { continue }
        findings.add(
          element: label.element, "This label is for an element that is no field.", isReview: true)
      default: continue
      }
    }
    guard subject.platform == .android else { return }
    let ids = Set(subject.screen.preorder.compactMap { subject.screen[$0.index].id })
    for visit in subject.screen.preorder {
      guard let target = subject.screen[visit.index].knownAndroid?.labelFor, !ids.contains(target)
      else { continue }
      findings.add(visit.index, "This label is for “\(target)”, and no view has that identifier.")
    }
  }

  /// Whether an element can neither be named by a label nor be operated at all.
  private func isPlain(_ element: Int) -> Bool {
    guard let written = subject.source?[element] else { return false }
    return !LabelElements.canBeNamed(written) && written["role"] == nil
      && written["tabindex"] == nil && written["contenteditable"] == nil
  }

  /// `aria-labelledby` of which no identifier leads anywhere, and identifiers that stand twice.
  func findLostReferences(_ findings: inout FindingList) {
    guard let source = subject.source, source.language == .html else { return }
    var told: Set<String> = []
    for place in source.indices {
      let written = source[place]
      guard let list = written["aria-labelledby"] else { continue }
      let ids = list.split(whereSeparator: \.isWhitespace).map(String.init)
      for id in ids where labels.repeated.contains(id) && told.insert(id).inserted {
        guard let first = labels.elements[id] else { continue }
        findings.add(
          element: first, "The id “\(id)” names something and stands more than once.",
          isReview: true)
      }
      guard !ids.isEmpty, ids.allSatisfy({ labels.elements[$0] == nil }),
        let node = subject.node(of: place), !subject.isHidden(node)
      else { continue }
      findings.add(
        element: place, "aria-labelledby says “\(list)”, and nothing has that id.",
        isReview: isPiece)
    }
  }

  /// Fields without a name and with a text beside them.
  func findNeighbours(_ findings: inout FindingList) {
    for control in subject.controls where control.kind.isEntry {
      let node = subject.screen[control.node]
      guard control.name.isBlank || control.route == .placeholder,
        node.web?.type != "image"
      else { continue }
      let text =
        control.kind == .choice
        ? neighbour(of: control.node, isAfter: true) ?? neighbour(of: control.node, isAfter: false)
        : neighbour(of: control.node, isAfter: false)
      guard let (text, other) = text else { continue }
      findings.add(
        control.node,
        "“\(text)” stands next to this \(control.kind.word), but is not connected with it.",
        mend: Finding.Mend(mend(text), change: .label(text)),
        related: [Finding.Related(other, "The text beside it.")])
    }
  }

  private func mend(_ text: String) -> String {
    switch subject.platform {
    case .web: "Make “\(text)” a <label for> with the id of the field."
    case .android: "Give “\(text)” android:labelFor with the identifier of the field."
    case .ios: "Set accessibilityLabel to “\(text)”."
    case .reactNative: "Set accessibilityLabel to “\(text)”."
    case .design: "Name it “\(text)”."
    }
  }

  /// The text right before or after a node; the box that it fills alone may stand between.
  private func neighbour(of node: Node.Index, isAfter: Bool) -> (String, Node.Index)? {
    var here = node
    for _ in 0..<2 {
      var next = sibling(of: here, isAfter)
      var gaps = 0
      while let sibling = next {
        if let text = label(sibling) { return (text, sibling) }
        gaps += 1
        guard isGap(sibling), gaps < 6 else { return nil }
        next = self.sibling(of: sibling, isAfter)
      }
      guard let parent = subject.screen.parent(of: here), isGeneric(parent) else { return nil }
      here = parent
    }
    return nil
  }

  private func sibling(of node: Node.Index, _ isAfter: Bool) -> Node.Index? {
    isAfter ? subject.screen.nextSibling(of: node) : subject.screen.previousSibling(of: node)
  }

  /// White space, line breaks and what nobody sees or hears.
  private func isGap(_ node: Node.Index) -> Bool {
    let screen = subject.screen
    if screen[node].hidden.map({ !$0.isVisible }) == true { return true }
    return screen.firstChild(of: node) == nil && screen[node].name.isBlank
      && (screen[node].role == .text || screen[node].web?.element == "br")
  }

  private func isGeneric(_ node: Node.Index) -> Bool {
    switch subject.screen[node].role {
    case .generic, .none, .paragraph, .cell, .listItem, .group: true
    default: false
    }
  }

  /// What a node says if it is nothing but a short text that could be a label.
  private func label(_ node: Node.Index) -> String? {
    let screen = subject.screen
    switch screen[node].role {
    case .text, .paragraph, .generic, .cell, .columnHeader, .rowHeader, .strong, .emphasis, .term:
      break
    default: return nil
    }
    var count = 0
    for visit in screen.descendants(of: node) {
      count += 1
      switch screen[visit.index].role {
      case .text, .generic, .strong, .emphasis, .none: break
      default: return nil
      }
      guard count < 8, screen[visit.index].knownAndroid?.clickable != true else { return nil }
    }
    let own = screen[node]
    guard own.knownAndroid?.labelFor == nil, own.web?.labels == nil, own.web?.isClickable != true
    else { return nil }
    let text = Wording.tidy(screen.visibleText(of: node))
    return text.contains(where: \.isLetter) && text.count <= 60 ? text : nil
  }
}
