internal import Simulator

extension AuditRule {
  static let errorIsolated = AuditRule(
    id: "error-isolated", layer: .announcement, severity: .serious, criteria: ["3.3.1"],
    bestPractice: ["3.3.1"], guidelines: ["A9", "A10", "A11"],
    condition:
      "The error message of a field is a separate stop and is not announced with the field.",
    why: "People have to search for the message, remember it and swipe back; some never find it.",
    fixes: [
      .web: "Set aria-invalid=\"true\" on the field, and point aria-errormessage at the message.",
      .android: "Set the message with setError on the field or its TextInputLayout.",
      .ios:
        "Put the message into the field's label or hint, and set "
        + "isAccessibilityElement of the view that shows it to false.",
      .reactNative: "Put the message into accessibilityHint, and hide the text from readers.",
      .design: "Write the message as the field's /error instead of a separate text.",
    ],
    examples: ErrorExamples.besideField
  ) { subject, findings in
    let readings = subject.platformReadings()
    for error in subject.fieldErrors where !error.text.isBlank {
      guard let shown = error.shown else { continue }
      for reading in readings {
        guard !error.isAnnounced(by: reading),
          let stop = reading.stop(speaking: error.control.node),
          let own = isolatedStop(of: shown, in: reading, on: subject), own.node != stop.node
        else { continue }
        let swipes = abs(own.index - stop.index)
        findings.add(
          error.control.node,
          "The error “\(error.text)” is a separate stop, "
            + "\(swipes) \(swipes == 1 ? "swipe" : "swipes") away.",
          needsReview: !error.isCertain,
          heard: [reading.quote(stop, restingOn: []), reading.quote(own, restingOn: [])],
          related: [.init(shown, "The error is announced here.")])
      }
    }
  }
}

/// Returns the stop of an error message: the stop of its node, or of a text inside the node.
private func isolatedStop(
  of shown: Node.Index, in reading: ScreenReading, on subject: AuditSubject
) -> Stop? {
  if let stop = reading.stop(speaking: shown) { return stop }
  for visit in subject.screen.descendants(of: shown) {
    if let stop = reading.stop(speaking: visit.index) { return stop }
  }
  return nil
}
