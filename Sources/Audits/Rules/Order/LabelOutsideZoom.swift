internal import Simulator

extension AuditRule {
  static let labelOutsideZoom = AuditRule(
    id: "label-outside-zoom", layer: .frames, severity: .warning, criteria: ["1.4.4", "1.4.10"],
    bestPractice: ["1.4.4", "1.4.10"], guidelines: ["L2", "L16"],
    condition: "When the screen is magnified twice around a field, its label is not visible.",
    why: "People who magnify the screen have to search for the label and lose the field.",
    fixes: .everywhere("Put the label directly above the field, at its start."),
    needs: [.frames], supersedes: ["label-far"],
    examples: [Example].labelAndField(
      label: "16 20 100 20", field: "16 600 358 44",
      android: ("[0,100][200,160]", "[800,100][1060,200]"),
      ios: [
        .other(.text, "Email", x: 10, width: 60, height: 24),
        .found(.field, "Email", x: 300, width: 80),
      ], outline: form)
      + clippedExamples
  ) { subject, findings in
    let frames = LabelFrames(subject)
    guard let window = frames.window else { return }
    let (width, height) = (window.width / 2, window.height / 2)
    for pair in frames.pairs {
      // For a field that is wider than the magnified window, the window is assumed to show the
      // field's start.
      let isWide = pair.field.width > width
      let isReversed = subject.screen.direction == .rightToLeft
      let edge = isReversed ? pair.field.right - width : pair.field.x
      let x = isWide ? edge : pair.field.x + pair.field.width / 2 - width / 2
      let y = pair.field.y + pair.field.height / 2 - height / 2
      let across = min(x + width, pair.text.right) - max(x, pair.text.x)
      let down = min(y + height, pair.text.bottom) - max(y, pair.text.y)
      let isSeen = across >= min(pair.text.width, width) / 2 && down >= pair.text.height / 2
      guard !isSeen else { continue }
      findings.add(
        pair.control.node,
        "When the screen is magnified twice around this \(pair.control.kind.word), its label is not visible.",
        needsReview: subject.screen[pair.control.node].role == .switchControl,
        related: [Finding.Related(pair.label, "The label.")])
    }
  }

  private static let clippedExamples: [Example] = [
    .fails(
      .web, clipped(style: 0, at: "16, 20, 300, 100", label: "16, 900, 100, 20").marking(field),
      as: "page"),
    .passes(
      .web, clipped(style: 1, at: "16, 20, 300, 100", label: "16, 900, 100, 20"), as: "page"),
    .passes(
      .web, clipped(style: 2, at: "16, 20, 300, 100", label: "16, 900, 100, 20"), as: "page"),
    .passes(
      .web, clipped(style: 2, at: "16, 20, 300, 0", label: "16, 900, 100, 20"), as: "page"),
    .passes(
      .web, clipped(style: 0, at: "16, 20, 300, 100", label: "13302, 140, 100, 20"), as: "page"),
    .fails(
      .web, clipped(style: 2, at: "16, 20, 300, 900", label: "16, 880, 100, 20").marking(field),
      as: "page"),
  ]

  private static let field = #"{"in": 1, "tag": "input""#

  private static func clipped(style: Int, at box: String, label: String) -> String {
    ExampleFile.page(boxWithStyle: style, at: box, label: label)
  }

  private static func form(label: String, field: String) -> String {
    "- form:\n  - /frame: 0 0 390 844\n  - text \"Email\":\n    - /frame: \(label)\n"
      + "  - textbox \"Email\":\n    - /frame: \(field)"
  }
}
