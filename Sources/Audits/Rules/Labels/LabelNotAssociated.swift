internal import Simulator

extension AuditRule {
  static let labelNotAssociated = AuditRule(
    id: "label-not-associated",
    aliases: [
      "ios-field-label-not-associated", "label-for-dangling", "aria-labelledby-dangling",
      "label-target-missing",
    ],
    layer: .tree, severity: .serious, criteria: ["1.3.1"],
    guidelines: ["C1", "C7", "C21", "C24"],
    condition: "A text stands next to a field without a name, or a label leads to nothing.",
    why: "People who see the screen read text and field as one; people who listen hear a field "
      + "without a name and a text without a field.",
    fixes: [
      .web: "Give the field an id and the label the same id as its for.",
      .android: "Give the text android:labelFor with the identifier of the field.",
      .ios: "Set the field’s accessibilityLabel to the text.",
      .reactNative: "Give the field accessibilityLabel with the words of the text.",
      .design: "Write the text as the name of the field.",
    ],
    examples: [
      .fails(.web, "<p>Email</p>↓<input>"),
      .passes(.web, "<label for=a>Email</label><input id=a>"),
      .fails(.web, "↓<label for=b>Email</label><input id=a aria-label=Email>"),
      .fails(.web, "↓<input aria-labelledby=nowhere>"),
      .passes(.web, "<p id=a>Email</p><input aria-labelledby=a>"),
      .fails(
        .android,
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
          + "<TextView android:text=\"Email\"/>↓<EditText android:id=\"@+id/a\"/></LinearLayout>"),
      .passes(
        .android,
        "<LinearLayout xmlns:android=\"http://schemas.android.com/apk/res/android\">"
          + "<TextView android:text=\"Email\" android:labelFor=\"@+id/a\"/>"
          + "<EditText android:id=\"@+id/a\"/></LinearLayout>"),
      .fails(
        .reactNative, "export default () => <View><Text>Email</Text>↓<TextInput /></View>;"),
      .passes(
        .reactNative,
        "export default () => <View><Text>Email</Text>"
          + "<TextInput accessibilityLabel=\"Email\" /></View>;"),
      .fails(.design, "- text: Email\n- ↓textbox"),
      .passes(.design, "- text: Sign up\n- textbox \"Email\""),
      .fails(
        .ios,
        ExampleFile.nib(
          #"""
          <label text="Email" id="l">
          <rect key="frame" x="20" y="60" width="200" height="24"/>
          </label>
          ↓<textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          </textField>
          """#)),
      .passes(
        .ios,
        ExampleFile.nib(
          #"""
          <label text="Email" id="l">
          <rect key="frame" x="20" y="60" width="200" height="24"/>
          </label>
          <textField id="f">
          <rect key="frame" x="20" y="100" width="200" height="44"/>
          <accessibility key="accessibilityConfiguration" label="Email"/>
          </textField>
          """#)),
      .fails(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email"
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="50"/>
          ↓<XCUIElementTypeTextField type="XCUIElementTypeTextField" label="" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
      .passes(
        .ios,
        ExampleFile.elements(
          #"""
          <XCUIElementTypeStaticText type="XCUIElementTypeStaticText" label="Email"
            enabled="true" visible="true" accessible="true" x="20" y="60" width="200"
            height="50"/>
          <XCUIElementTypeTextField type="XCUIElementTypeTextField" label="Email" enabled="true"
            visible="true" accessible="true" x="20" y="100" width="200" height="50"/>
          """#), as: "appium-ios"),
    ]
  ) { subject, findings in
    let check = LabelAssociationCheck(subject: subject, labels: subject.labels)
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
          needsReview: isPiece)
      case nil where label.target == nil && !subject.screen.visibleText(of: node).isEmpty:
        findings.add(
          element: label.element, "This label has no for and no field inside, so it names nothing.",
          needsReview: true)
      case _?:
        guard let target = label.target else { continue }
        if isPlain(target) {
          findings.add(
            element: label.element, "This label is for an element that is no field.",
            needsReview: !isHiddenInput(target),
            fix: Finding.Fix(
              isHiddenInput(target)
                ? "Take the label away, or show the value in an <output>."
                : "Point for at the field, or make the label a plain text."))
        } else if let field = subject.node(of: target), subject.isHidden(field),
          subject.screen[field].hidden?.isVisible == false
        {
          findings.add(
            element: label.element,
            "This label is for a field that nobody sees or hears, so that only a touch of the label "
              + "operates it.", needsReview: !isOperatedByLabel(target),
            fix: Finding.Fix(
              "Hide the field from eyes alone, with clip-path or opacity, and not with hidden or "
                + "display: none."))
        }
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

  private func isHiddenInput(_ element: Int) -> Bool {
    subject.source?[element].name == "input"
  }

  /// Whether a touch of its label is all it takes to operate a field.
  private func isOperatedByLabel(_ element: Int) -> Bool {
    let type = subject.source?[element]["type"]?.lowercased()
    return subject.source?[element].name == "input"
      && (type == "checkbox" || type == "radio" || type == "file")
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
    for index in source.indices {
      let written = source[index]
      guard let list = written["aria-labelledby"] else { continue }
      let ids = list.split(whereSeparator: \.isWhitespace).map(String.init)
      for id in ids where labels.repeated.contains(id) && told.insert(id).inserted {
        guard let first = labels.elements[id] else { continue }
        findings.add(element: first, "The id “\(id)” names something and stands more than once.")
      }
      guard !ids.isEmpty, ids.allSatisfy({ labels.elements[$0] == nil }),
        let node = subject.node(of: index), !subject.isHidden(node)
      else { continue }
      findings.add(
        element: index, "aria-labelledby says “\(list)”, and nothing has that id.",
        needsReview: isPiece)
    }
  }

  /// Fields without a name and with a text beside them.
  func findNeighbours(_ findings: inout FindingList) {
    for control in subject.controls where control.kind.isEntry {
      guard control.name.isBlank || control.route == .placeholder,
        subject.screen[control.node].web?.type != "image",
        let beside = NeighbourText(of: control, on: subject)
      else { continue }
      findings.add(
        control.node,
        "“\(beside.text)” stands next to this \(control.kind.word), but is not connected with it.",
        fix: beside.fix, related: [Finding.Related(beside.node, "The text beside it.")])
    }
  }
}
