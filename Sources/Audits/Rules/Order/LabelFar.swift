internal import Simulator

extension AuditRule {
  static let labelFar = AuditRule(
    id: "label-far", layer: .frames, severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"], guidelines: ["L1", "L8", "L9", "L18", "L20"],
    condition:
      "More than a line of empty space separates a field from its label, or half of "
      + "the row that holds both is empty.",
    why:
      "People who magnify the screen see the field without its label, or take "
      + "another label for it.",
    fixes: .everywhere("Put the label directly above the field, without space between them."),
    needs: [.frames],
    examples: .labelAndField(
      label: "16 20 100 20", field: "16 120 300 44",
      android: ("[0,100][400,160]", "[0,700][1000,800]"),
      ios: [.other(.text, "Email", y: 60, height: 24), .found(.field, "Email", y: 300)],
      outline: pair)
  ) { subject, findings in
    let frames = LabelFrames(subject)
    let texts = frames.pairs.isEmpty ? [] : LabelFrames.texts(on: subject.screen)
    for pair in frames.pairs {
      let line = pair.line(frames.scale)
      let (label, field) = (pair.text, pair.field)
      let down = max(field.y - label.bottom, label.y - field.bottom)
      let aside = max(field.x - label.right, label.x - field.right)
      let row = max(label.right, field.right) - min(label.x, field.x)
      let isBeside = label.sharesRow(with: field)
      guard isBeside ? aside > line && aside > row / 2 : down > line else { continue }
      let space = isBeside ? aside : LabelFrames.emptyHeight(of: pair, among: texts)
      guard space > line else { continue }
      // A file may contain a frame that is larger than any integer.
      let gap = Int(min(space / frames.scale, 1_000_000))
      findings.add(
        pair.control.node,
        "There are \(gap) points of empty space between this \(pair.control.kind.word) and its "
          + "label.", needsReview: subject.screen[pair.control.node].role == .switchControl,
        related: [Finding.Related(pair.label, "The label.")])
    }
  }

  private static func pair(label: String, field: String) -> String {
    "- paragraph:\n  - /frame: \(label)\n  - text \"Email\":\n    - /frame: \(label)\n"
      + "- textbox \"Email\":\n  - /frame: \(field)"
  }
}
