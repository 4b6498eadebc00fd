internal import Simulator

/// A check for content that `aria-owns` moves into a text field.
///
/// Such content is usually the list of a combo box, as ARIA 1.0 proposed. VoiceOver stops only at
/// the field, and not at the content. Source: WAI-ARIA 1.2, `combobox`, which refers to its list
/// with `aria-controls`; uswds/uswds#6840.
struct ContentOfFields {
  private let subject: AuditSubject

  init(_ subject: AuditSubject) { self.subject = subject }

  func run(_ findings: inout FindingList) {
    let screen = subject.screen
    for visit in screen.preorder where screen[visit.index].web?.isOwnedByField == true {
      let content = visit.index
      let isSaid =
        !screen[content].name.isBlank
        || screen.descendants(of: content).contains { !screen[$0.index].name.isBlank }
      // A list that is closed now may open when people type.
      let isClosed = screen[content].hidden?.isVisible == false
      let isSkipped = subject.sameTreeReadings().contains {
        isClosed
          ? $0.name == VoiceOver.name : $0.reason(for: content)?.rule.name == "OwnedByField"
      }
      guard isSaid, isSkipped else { continue }
      let role = screen[content].role
      findings.add(
        content,
        "\(VoiceOver.displayName) does not stop at this \(role == .generic ? "element" : role.rawValue) or at "
          + "anything inside, because aria-owns moves it into a text field.",
        severity: .serious, needsReview: isClosed,
        fix: Finding.Fix("Name the element in aria-controls of the field instead of aria-owns."))
    }
  }
}
