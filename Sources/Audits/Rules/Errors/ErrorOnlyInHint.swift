internal import Simulator

extension AuditRule {
  static let errorOnlyInHint = AuditRule(
    id: "error-only-in-hint", layer: .comparison, severity: .warning, criteria: ["3.3.1"],
    bestPractice: ["3.3.1"], guidelines: ["C17"],
    condition: "The error message of a field is announced with hints on, but not with hints off.",
    why: "People who turned hints off do not hear that anything is wrong with the field.",
    fixes: [
      .web: "Point aria-errormessage at the message instead of aria-describedby.",
      .ios: "Put the message into accessibilityLabel while the field is invalid.",
      .reactNative:
        "Put the message into accessibilityLabel as well, or announce it when it appears.",
      .design:
        "Write the message as the field's /error, and agree that apps put it into the label.",
    ],
    platforms: [.web, .ios, .reactNative, .design], readingConditions: [.hintsOff],
    supersedes: ["hint-only"],
    examples: [
      .fails(
        .web,
        "<label for=a>Postcode</label>↓<input id=a value=SW1A aria-invalid=true "
          + "aria-describedby=e><p id=e>Enter the whole postcode</p>"),
      .passes(
        .web,
        "<label for=a>Postcode</label><input id=a value=SW1A aria-invalid=true "
          + "aria-errormessage=e><p id=e>Enter the whole postcode</p>"),
      .fails(
        .reactNative,
        "↓<TextInput accessibilityLabel=\"Postcode\" value=\"SW1A\" "
          + "accessibilityHint=\"Please enter the whole postcode\" />"),
      .passes(
        .reactNative,
        "<TextInput accessibilityLabel=\"Postcode, please enter the whole postcode\" "
          + "value=\"SW1A\" accessibilityHint=\"Four to eight characters\" />"),
      .fails(
        .ios,
        ExampleFile.nib([
          .found(.field, "Postcode", hint: "Please enter the whole postcode", value: "SW1A")
        ])),
      .passes(
        .ios,
        ExampleFile.nib([.other(.field, "Postcode, please enter the whole postcode", value: "SW1A")]
        )),
      .fails(
        .design,
        "- ↓textbox \"Postcode\":\n  - /hint: Please enter the whole postcode\n  - text: SW1A\n"),
      .passes(.design, "- textbox \"Postcode, please enter the whole postcode\": SW1A\n"),
    ]
  ) { subject, findings in
    let readings = subject.platformReadings()
    for error in subject.fieldErrors where !error.text.isBlank {
      for reading in readings {
        guard error.isAnnounced(by: reading), let stop = reading.stop(speaking: error.control.node),
          let quiet = subject.same(reading, in: .hintsOff),
          let silent = quiet.stop(speaking: error.control.node), !silent.announces(error.text)
        else { continue }
        findings.add(
          error.control.node, "With hints off, the error “\(error.text)” is not announced.",
          needsReview: !error.isCertain,
          heard: [reading.quote(stop, restingOn: []), quiet.quote(silent, restingOn: [])])
      }
    }
  }
}
