internal import Simulator

extension AuditRule {
  static let errorNotHeard = AuditRule(
    id: "error-not-heard",
    aliases: [
      "NO_FORM_ERROR", "error-not-associated", "describedby-dangling", "describedby-empty",
    ],
    layer: .announcement, severity: .serious, isMandatory: true, criteria: ["3.3.1"],
    guidelines: ["A9", "A13", "A24"],
    condition:
      "A field is invalid and its error message is not announced at the field, or the field refers "
      + "to a message that does not exist.",
    why: "People who come back to correct the field do not hear what is wrong with it.",
    fixes: [
      .web: "Set aria-invalid=\"true\" on the field, and point aria-errormessage at the message.",
      .android: "Set the message with setError on the field or its TextInputLayout.",
      .ios: "Put the message into the field's accessibilityLabel, or else its accessibilityHint.",
      .reactNative:
        "Put the message into the field's accessibilityHint, and announce it when it appears.",
      .design: "Write the message as the field's /error.",
    ],
    supersedes: ["error-isolated", "constraint-not-heard"],
    examples: ErrorExamples.besideField + [
      .fails(
        .web,
        "<html lang=en><title>Join</title><label for=a>Name</label>↓<input id=a>"
          + "<ul class=errors><li>Must have 4 letters or more</ul>"),
      .fails(
        .web,
        "<html lang=en><title>Join</title><div><ul class=errorlist><li>This is required.</ul>"
          + "<label for=a>Name</label>↓<input id=a value=x></div>"),
      .fails(
        .web,
        "<label for=a>Postcode</label><input id=a value=SW1A aria-invalid=true><p>Enter it all</p>"
          + "↓<input id=b aria-label=Town aria-describedby=gone>"),
      .fails(
        .web,
        "↓<div role=radiogroup aria-label=Size aria-invalid=true aria-errormessage=e>"
          + "<label><input type=radio name=s>Small</label></div><p id=e>Choose a size</p>"),
      .passes(
        .reactNative,
        "<View><TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" "
          + "accessibilityHint=\"Enter the whole postcode\" />"
          + "<Text style={{color: 'red'}}>Enter the whole postcode</Text></View>"),
    ]
  ) { subject, findings in ErrorNotHeardCheck(subject: subject).run(&findings) }
}

/// A check for error messages that no reader announces at the invalid field.
private struct ErrorNotHeardCheck {
  let subject: AuditSubject

  func run(_ findings: inout FindingList) {
    let readings = subject.platformReadings()
    let dangling = danglingReferences()
    var reported: Set<Node.Index> = []
    for error in subject.fieldErrors where !error.text.isBlank {
      let silent = readings.compactMap { reading in
        reading.stop(speaking: error.control.node).flatMap { stop in
          error.isAnnounced(by: reading) ? nil : (reading, stop)
        }
      }
      // A description is a correct way to connect a message in HTML. The finding needs review if
      // only one reader ignores the description.
      let isDescribed = error.route == .description && silent.count < readings.count
      let needsReview = !error.isCertain || isDescribed
      // A reference from the field to an id that does not exist explains why the error is not
      // announced.
      let lost = needsReview || silent.isEmpty ? nil : dangling[error.control.node]
      if lost != nil { reported.insert(error.control.node) }
      for (reading, stop) in silent {
        findings.add(
          error.control.node,
          "The error “\(error.text)” is not announced at this field"
            + (lost.map { ": \($0.sentence)" } ?? "") + ".",
          needsReview: needsReview, heard: [reading.quote(stop, restingOn: [])],
          fix: lost?.fix ?? fix(error.text),
          related: error.shown.map { [.init($0, "The error is shown here.")] } ?? [])
      }
    }
    findInGroups(readings, &findings)
    if subject.isOfFlutter { findUnannouncedStates(readings, &findings) }
    let isWhole = subject.source?.isWholeDocument == true
    for (node, lost) in dangling.sorted(by: { $0.key < $1.key }) where !reported.contains(node) {
      let isMarked = subject.screen[node].isMarkedInvalid
      findings.add(
        node, "\(lost.sentence).", severity: isMarked ? .serious : .warning,
        needsReview: !isMarked || !isWhole, fix: lost.fix)
    }
  }

  /// Finds groups of choices, such as radio buttons, with an error that no stop announces.
  ///
  /// Only stops inside the group can announce the error. When focus enters a group, readers
  /// announce at most the group's name, and Safari does not expose the list box around options.
  private func findInGroups(_ readings: [ScreenReading], _ findings: inout FindingList) {
    guard subject.platform == .web else { return }
    let screen = subject.screen
    for index in subject.visibility.exposed {
      let node = screen[index]
      guard let error = node.error, !error.isBlank, node.isMarkedInvalid else { continue }
      switch node.role {
      case .group, .radioGroup, .listbox, .grid, .tree, .treeGrid: break
      default: continue
      }
      for reading in readings
      where !subject.isControl(index) || reading.stop(of: index) == nil {
        let inside = ([index] + screen.descendants(of: index).lazy.prefix(100).map(\.index))
        let stops = inside.compactMap { reading.stop(of: $0) }
        guard let first = stops.first, !stops.contains(where: { $0.announcesPhrase(error) }) else {
          continue
        }
        findings.add(
          index, "The error “\(error)” is not announced in this group.",
          heard: [reading.quote(first, restingOn: [])],
          fix: Finding.Fix("Put the error into the legend or the name of the group."))
      }
    }
  }

  /// Finds fields of Flutter that are invalid while nothing that is announced says so.
  ///
  /// No platform exposes Flutter's validation result. Since Flutter 3.44 the error text is the hint of
  /// the field.
  private func findUnannouncedStates(
    _ readings: [ScreenReading], _ findings: inout FindingList
  ) {
    let classifier = ErrorClassifier(subject)
    for control in subject.controls where control.kind.isEntry {
      let node = subject.screen[control.node]
      guard node.isMarkedInvalid, node.hint?.text.isBlank ?? true, node.error?.isBlank ?? true,
        !classifier.isErrorOrRequest(Wording.words(of: node.name))
      else { continue }
      for reading in readings {
        guard let stop = reading.stop(speaking: control.node) else { continue }
        findings.add(
          control.node, "This field is invalid, but that is not announced.",
          heard: [reading.quote(stop, restingOn: [])],
          fix: Finding.Fix("Write the message into Semantics(hint: …), as Flutter 3.44 does."))
      }
    }
  }

  private func fix(_ text: String) -> Finding.Fix? {
    switch subject.platform {
    case .design: Finding.Fix("Write “\(text)” as the field's /error.", change: .error(text))
    case .android where subject.source?.code != nil:
      Finding.Fix(
        AuditRule.errorNotHeard.fixes[.android] ?? "", code: CodeFix(setting: .error(text)))
    default: nil
    }
  }

  /// References of a field to ids that no element of the page has.
  private struct DanglingReferences {
    var attributes: [(name: String, missing: [String])]

    var sentence: String {
      attributes.map { name, missing in
        let ids = missing.map { "“\($0)”" }.joined(separator: ", ")
        return "\(name) points at \(ids), which is not on the page"
      }.joined(separator: ", and ")
    }

    var fix: Finding.Fix {
      let names = attributes.map(\.name).joined(separator: " and ")
      return Finding.Fix("Give the message that id, or remove \(names).")
    }
  }

  private func danglingReferences() -> [Node.Index: DanglingReferences] {
    guard let source = subject.source, source.language == .html else { return [:] }
    let references = References(subject)
    var dangling: [Node.Index: DanglingReferences] = [:]
    for control in subject.controls where control.kind.isEntry {
      guard let element = subject.element(of: control.node) else { continue }
      let attributes = ["aria-describedby", "aria-errormessage"].compactMap { name in
        let missing = references.missing(in: name, of: element)
        return missing.isEmpty ? nil : (name: name, missing: missing)
      }
      if !attributes.isEmpty { dangling[control.node] = DanglingReferences(attributes: attributes) }
    }
    return dangling
  }
}
