internal import Simulator

extension AuditRule {
  static let errorTooEarly = AuditRule(
    id: "error-too-early", layer: .announcement, severity: .warning, criteria: ["3.3.1"],
    bestPractice: ["3.3.1"],
    condition: "An empty field that the user has not touched is already announced as invalid.",
    why: "People who open the form for the first time hear that they made a mistake.",
    fixes: [
      .web: "Set aria-invalid=\"false\" until the user has tried to submit the form."
    ],
    platforms: [.web],
    examples: [
      .fails(.web, "↓<input type=checkbox required id=a><label for=a>I accept the terms</label>"),
      .passes(
        .web,
        "<input type=checkbox required aria-invalid=false id=a>"
          + "<label for=a>I accept the terms</label>"),
      .fails(
        .web,
        "<label for=a>Town</label>↓<select id=a required><option value=''>Choose<option>Oslo</select>"
      ),
      .passes(
        .web, "<label for=a>Town</label><select id=a required><option>Delft<option>Oslo</select>"),
      .passes(
        .web,
        "<input aria-label=Guests aria-invalid=true aria-errormessage=e>"
          + "<p id=e>Enter a number</p>"),
    ]
  ) { subject, findings in
    let readings = subject.platformReadings()
    // The names of the radio groups that were checked, by form.
    var groups: [Int?: Set<String>] = [:]
    for control in subject.controls where control.kind.isEntry {
      let node = subject.screen[control.node]
      guard node.states.invalid == nil, node.error?.isBlank != false,
        !node.holdsText || isUnanswered(control.node, subject)
      else { continue }
      // A radio group is reported once, because readers announce all its buttons alike.
      if node.role == .radio, let name = subject.attribute("name", of: control.node),
        !groups[subject.formElement(around: control.node), default: []].insert(name).inserted
      {
        continue
      }
      for reading in readings {
        guard let stop = reading.stop(of: control.node) else { continue }
        let parts = stop.announcement.parts { kind, _ in kind == .error || kind == .state }
          .filter { ($0.node ?? stop.node) == control.node && $0.announcesInvalid }
        guard !parts.isEmpty else { continue }
        findings.add(
          control.node, "This field is announced as invalid before anything was entered.",
          heard: [reading.quote(stop, restingOn: parts)],
          edit: subject.edit(adding: "aria-invalid=\"false\"", to: control.node))
      }
    }
  }

  /// Whether the chosen option of a list on a page has an empty value, so that the list is empty.
  private static func isUnanswered(_ node: Node.Index, _ subject: AuditSubject) -> Bool {
    guard subject.screen[node].webElement == "select", let source = subject.source,
      let element = subject.element(of: node)
    else { return false }
    let options = source.branch(of: element).filter { source[$0].name == "option" }
    let selected = options.first { source[$0]["selected"] != nil } ?? options.first
    return selected.map { source[$0]["value"] == "" } ?? false
  }
}

extension Part {
  /// Whether the part announces an error or an invalid entry.
  var announcesInvalid: Bool {
    kind == .error
      || kind == .state && rule.name.utf8.contains { $0 | 0x20 == UInt8(ascii: "v") }
        && Identifier.words(of: rule.name).contains("invalid")
  }
}
