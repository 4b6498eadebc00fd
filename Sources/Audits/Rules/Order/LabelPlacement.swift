internal import Simulator

extension AuditRule {
  static let labelPlacement = AuditRule(
    id: "label-placement", aliases: ["input_label_after"], layer: .frames, severity: .warning,
    guidelines: ["L4", "L5", "L10", "L11", "L18", "L20"],
    condition:
      "In portrait, a label is not above its field; in landscape, it is neither above nor before "
      + "it; or the label of a check box or radio button is not after it.",
    why:
      "People who magnify the screen look for labels where they "
      + "usually are, and miss them elsewhere.",
    fixes: .everywhere(
      "Put the label above the field; put the label of a check box or radio button after "
        + "it."),
    needs: [.frames],
    examples: .labelAndField(
      label: "16 20 100 20", field: "120 16 200 28",
      android: ("[0,100][300,200]", "[320,100][1000,200]"),
      ios: [.other(.text, "Email", x: 10, width: 80), .found(.field, "Email", x: 100)],
      outline: pair)
  ) { subject, findings in
    let frames = LabelFrames(subject)
    let isReversed = subject.screen.direction == .rightToLeft
    for pair in frames.pairs {
      let role = subject.screen[pair.control.node].role
      let isBox = role == .checkbox || role == .radio
      guard isBox || pair.control.kind == .field || pair.control.kind == .picker else { continue }
      let (label, field) = (pair.text, pair.field)
      let middle = label.x + label.width / 2
      let isBefore = isReversed ? middle > field.right : middle < field.x
      let isAfter = isReversed ? middle < field.x : middle > field.right
      let isAbove = label.bottom <= field.y + label.height / 2 && !label.sharesRow(with: field)
      let position =
        isAbove
        ? "above it"
        : label.y >= field.bottom - label.height / 2
          ? "below it" : isBefore ? "before it" : isAfter ? "after it" : "over it"
      let isRight: Bool
      if isBox {
        isRight = isAfter && label.sharesRow(with: field)
      } else {
        isRight =
          isAbove || position == "over it" || subject.screen.orientation == .landscape && isBefore
      }
      guard !isRight else { continue }
      findings.add(
        pair.control.node,
        "The label of this \(pair.control.kind.word) is \(position), but should be "
          + (isBox ? "after it." : "above it."),
        fix: Finding.Fix(
          "Put the label \(isBox ? "after" : "above") the \(pair.control.kind.word)."),
        related: [Finding.Related(pair.label, "The label.")])
    }
  }

  private static func pair(label: String, field: String) -> String {
    "- text \"Email\":\n  - /frame: \(label)\n- textbox \"Email\":\n  - /frame: \(field)"
  }
}
