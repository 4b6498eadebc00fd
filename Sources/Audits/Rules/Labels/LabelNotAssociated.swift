internal import Simulator

extension AuditRule {
  static let labelNotAssociated = AuditRule(
    id: "label-not-associated",
    aliases: [
      "ios-field-label-not-associated", "label-for-dangling", "aria-labelledby-dangling",
      "label-target-missing",
    ],
    layer: .tree, severity: .serious, criteria: ["1.3.1"], guidelines: ["C1", "C7", "C21", "C24"],
    condition:
      "A text beside a field without a name is not connected to "
      + "the field, or a label refers to nothing.",
    why:
      "People who see the screen read the text and the field as one; people who listen hear a "
      + "field without a name and a text without a field.",
    fixes: [
      .web: "Give the field an id, and use it as the for of the label.",
      .android: "Give the text android:labelFor with the id of the field.",
      .ios: "Set the accessibilityLabel of the field to the text.",
      .reactNative: "Set the accessibilityLabel of the field to the words of the text.",
      .design: "Write the text as the name of the field.",
    ],
    examples: [
      .fails(.web, "<dl><dt>Town</dt><dd>↓<input name=t></dd></dl>"),
      .fails(.web, "<p>Email</p>↓<input>"),
      .passes(.web, "<label for=a>Email</label><input id=a>"),
      .fails(.web, "↓<label for=b>Email</label><input id=a aria-label=Email>"),
      .fails(.web, "↓<input aria-labelledby=nowhere>"),
      .passes(.web, "<p id=a>Email</p><input aria-labelledby=a>"),
      .fails(
        layout: #"""
          <TextView android:text="Email"/>
          ↓<EditText android:id="@+id/a"/>
          """#),
      .passes(
        layout: #"""
          <TextView android:text="Email" android:labelFor="@+id/a"/>
          <EditText android:id="@+id/a"/>
          """#),
      .fails(.reactNative, "export default () => <View><Text>Email</Text>↓<TextInput /></View>;"),
      .passes(
        .reactNative,
        "export default () => <View><Text>Email</Text>"
          + "<TextInput accessibilityLabel=\"Email\" /></View>;"),
      .fails(.design, "- text: Email\n- ↓textbox"),
      .passes(.design, "- text: Sign up\n- textbox \"Email\""),
      .fails(.ios, ExampleFile.nib([.other(.text, "Email", y: 60), .found(.field, "")])),
      .passes(.ios, ExampleFile.nib([.other(.text, "Email", y: 60), .other(.field, "Email")])),
      .fails(ios: [.other(.text, "Email", y: 60), .found(.field, "")]),
      .passes(ios: [.other(.text, "Email", y: 60), .other(.field, "Email")]),
    ]
  ) { subject, findings in
    let check = LabelNotAssociatedCheck(subject: subject, labels: subject.labels)
    check.findLostLabels(&findings)
    check.findLostReferences(&findings)
    check.findNeighbours(&findings)
  }
}

/// A check for labels without a field, and for fields without a label.
private struct LabelNotAssociatedCheck {
  let subject: AuditSubject
  let labels: LabelElements

  /// Whether the file contains only a fragment of a page, so that other elements may be in other
  /// files.
  private var isPiece: Bool { subject.source?.isWholeDocument == false }

  /// Finds `<label for>` and `android:labelFor` that refer to no field.
  func findLostLabels(_ findings: inout FindingList) {
    let named = idsOfNames
    for label in labels.labels {
      guard let node = label.node, !subject.isHidden(node) else { continue }
      switch label.identifier {
      case let identifier? where label.target == nil:
        findings.add(
          element: label.element, "This label is for “\(identifier)”, but no element has that id.",
          needsReview: isPiece, fix: Finding.Fix("Use the id of the field that the label names."))
      case nil
      where label.target == nil && subject.source?[label.element]["id"].map(named.contains) != true
        && !subject.screen.visibleText(of: node).isEmpty:
        findings.add(
          element: label.element,
          "This label has no for and contains no field, so it names nothing.",
          severity: .warning,
          needsReview: mayGetField(label.element) || isBesideCustomControl(label.element),
          fix: Finding.Fix("Put the field into the label, or use the id of the field as for."))
      case _?:
        guard let target = label.target else { continue }
        if isPlain(target) {
          findings.add(
            element: label.element, "This label is for an element that is not a field.",
            needsReview: !isHiddenInput(target),
            fix: Finding.Fix(
              isHiddenInput(target)
                ? "Remove the label, or show the value in an <output>."
                : "Use the id of the field as for, or write the label as plain text."))
        } else if isEmpty(label.element), subject.screen.visibleText(of: node).isEmpty {
          findings.add(
            element: label.element, "This label has no words.", severity: .warning,
            // Style sheets that were not read may generate the words of the label.
            needsReview: subject.lacksStyleSheets,
            fix: Finding.Fix("Write the words of the label, or remove it."))
        } else if let field = subject.node(of: target), subject.isHidden(field),
          subject.screen[field].hidden?.isVisible == false
        {
          findings.add(
            element: label.element,
            "This label is for a field that is hidden from everybody, so only touching the label "
              + "operates it.", needsReview: !isOperatedByLabel(target),
            fix: Finding.Fix(
              "Hide the field visually only, with clip-path or opacity instead of hidden or "
                + "display: none."))
        }
      case nil where label.target == nil && isEmpty(label.element):
        findings.add(
          element: label.element, "This label has no words and names nothing.",
          // Nobody sees or hears such a label, unless a script or a style sheet gives it words.
          severity: .warning, needsReview: true,
          fix: Finding.Fix("Remove the label, or write its words."))
      default: continue
      }
    }
    guard subject.platform == .android else { return }
    let ids = Set(subject.screen.preorder.compactMap { subject.screen[$0.index].id })
    for visit in subject.screen.preorder {
      guard let target = subject.screen[visit.index].knownAndroid?.labelFor, !ids.contains(target)
      else { continue }
      findings.add(
        visit.index, "This label is for “\(target)”, but no view has that id.",
        fix: Finding.Fix("Set android:labelFor to the id of the field."))
    }
  }

  /// All ids to which an `aria-labelledby` of the page refers.
  private var idsOfNames: Set<String> {
    guard let source = subject.source, let index = subject.index else { return [] }
    return Set(
      index.elements(named: [], with: ["aria-labelledby"]).flatMap {
        (source[$0]["aria-labelledby"] ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
      })
  }

  /// Whether a script may put a field into a label, because the label contains a component.
  private func mayGetField(_ label: Int) -> Bool {
    guard let source = subject.source else { return true }
    return source.branch(of: label).contains {
      source[$0].name.contains("-") || source[$0]["contenteditable"] != nil
        || source[$0]["role"] != nil || source[$0]["tabindex"] != nil
    }
  }

  /// Whether the element after a label is or contains a control that no `<label>` can name.
  ///
  /// Scripts may connect such a control, for example a component, with the label.
  private func isBesideCustomControl(_ label: Int) -> Bool {
    guard let source = subject.source,
      let parent = source.ancestors(of: label).first(where: { _ in true }),
      let next = source.children(of: parent).first(where: { $0 > label })
    else { return false }
    return source.branch(of: next).contains { index in
      let element = source[index]
      return element.name.contains("-") || element["contenteditable"] != nil
        || subject.node(of: index).flatMap(subject.control)?.kind.isEntry == true
          && !LabelElements.canBeNamed(element)
    }
  }

  /// Whether a label contains neither words nor a picture nor a component.
  private func isEmpty(_ label: Int) -> Bool {
    guard let source = subject.source, source[label].firstChild == nil, source[label].text.isBlank
    else { return false }
    let names = ["aria-label", "aria-labelledby", "title"].compactMap { source[label][$0] }
    return names.allSatisfy(\.isBlank)
  }

  private func isHiddenInput(_ element: Int) -> Bool {
    subject.source?[element].name == "input"
  }

  /// Whether a touch on the label of a field operates the field.
  private func isOperatedByLabel(_ element: Int) -> Bool {
    let type = subject.source?[element]["type"]?.lowercased()
    return subject.source?[element].name == "input"
      && (type == "checkbox" || type == "radio" || type == "file")
  }

  /// Whether no `<label>` can name an element, and people cannot operate the element.
  private func isPlain(_ element: Int) -> Bool {
    guard let written = subject.source?[element] else { return false }
    return !LabelElements.canBeNamed(written) && written["role"] == nil
      && written["tabindex"] == nil && written["contenteditable"] == nil
  }

  /// Finds `aria-labelledby` with ids of no element or of several elements.
  func findLostReferences(_ findings: inout FindingList) {
    guard let source = subject.source, source.language == .html else { return }
    var reported: Set<String> = []
    for index in source.indices {
      let written = source[index]
      guard let list = written["aria-labelledby"] else { continue }
      let ids = list.split(whereSeparator: \.isWhitespace).map(String.init)
      for id in ids where labels.repeated.contains(id) && reported.insert(id).inserted {
        guard let first = labels.elements[id] else { continue }
        findings.add(
          element: first, "aria-labelledby refers to the id “\(id)”, which several elements have.",
          fix: Finding.Fix("Give each element its own id."))
      }
      guard !ids.isEmpty, ids.allSatisfy({ labels.elements[$0] == nil }),
        let node = subject.node(of: index), !subject.isHidden(node)
      else { continue }
      findings.add(
        element: index, "aria-labelledby refers to “\(list)”, but no element has that id.",
        // The finding needs review for an empty dialog: a script may add the content and the
        // element with the name.
        needsReview: isPiece
          || written["role"]?.hasSuffix("dialog") == true
            && !source.branch(of: index).contains { !source[$0].text.isBlank },
        fix: Finding.Fix("Use the id of the text that names the element."))
    }
  }

  /// Whether a reader announces a control and a text at the same stop, such as a row of a list.
  private func isHeardTogether(_ control: Node.Index, _ text: Node.Index) -> Bool {
    subject.reportedReadings.contains { reading in
      guard let stop = reading.stop(speaking: control) else { return false }
      return reading.stop(speaking: text)?.index == stop.index
    }
  }

  /// Finds fields without a name that have a text beside them.
  func findNeighbours(_ findings: inout FindingList) {
    for control in subject.controls where control.kind.isEntry {
      guard control.name.isBlank || control.nameOrigin == .placeholder,
        subject.screen[control.node].web?.type != "image",
        let beside = NeighbourText(of: control, on: subject),
        subject.screen[control.node].placeholder.map({ beside.mayName($0, on: subject) }) ?? true,
        !isHeardTogether(control.node, beside.node)
      else { continue }
      findings.add(
        control.node,
        "“\(beside.text)” is next to this \(control.kind.word), but is not connected to it.",
        // Dumps of Android do not show whether a label is connected with a field.
        needsReview: subject.screen.origin == .androidNodes, fix: beside.fix,
        related: [Finding.Related(beside.node, "The text beside it.")])
    }
  }
}
