internal import Simulator

extension AuditRule {
  static let errorTooEarly = AuditRule(
    id: "error-too-early", layer: .announcement, severity: .warning, criteria: ["3.3.1"],
    bestPractice: ["3.3.1"],
    condition: "An empty field that nobody has touched already says that it is wrong.",
    why: "A person who meets the form for the first time hears that they made a mistake.",
    fixes: [
      .web: "Set aria-invalid=\"false\" until the person has tried to send the form."
    ],
    platforms: [.web],
    examples: [
      .fails(.web, "↓<input type=checkbox required id=a><label for=a>I accept the terms</label>"),
      .passes(
        .web,
        "<input type=checkbox required aria-invalid=false id=a>"
          + "<label for=a>I accept the terms</label>"),
      .passes(
        .web,
        "<input aria-label=Guests aria-invalid=true aria-errormessage=e>"
          + "<p id=e>Enter a number</p>"),
    ]
  ) { subject, findings in
    let readers = subject.platformReadings()
    var groups: Set<String> = []
    for control in subject.controls where control.kind.isEntry {
      let node = subject.screen[control.node]
      guard node.states.invalid == nil, node.error?.isBlank != false, !node.holdsText else {
        continue
      }
      // All buttons of a group say the same.
      if node.role == .radio, let name = subject.attribute("name", of: control.node),
        !groups.insert(name).inserted
      {
        continue
      }
      for heard in readers {
        guard let stop = heard.stop(of: control.node) else { continue }
        let parts = stop.announcement.parts { kind, _ in kind == .error || kind == .state }
          .filter { ($0.node ?? stop.node) == control.node && $0.tellsInvalid }
        guard !parts.isEmpty else { continue }
        findings.add(
          control.node, "This field is said to be wrong before anything was entered.",
          heard: [heard.quote(stop, restingOn: parts)],
          edit: subject.edit(adding: "aria-invalid=\"false\"", to: control.node))
      }
    }
  }
}

extension Part {
  /// Whether it says in the reader's words that something is wrong.
  var tellsInvalid: Bool {
    kind == .error || kind == .state && Identifier.words(of: rule.name).contains("invalid")
  }
}
