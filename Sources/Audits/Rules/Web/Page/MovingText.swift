internal import Simulator

extension AuditRule {
  static let movingText = page(
    "marquee", aliases: ["blink", "no-distracting-elements"], severity: .serious,
    criteria: ["2.2.2"],
    condition: "Text moves or blinks by itself.",
    why: "People cannot stop it, and readers read pieces of it.",
    fix: "Write the text plainly.",
    examples: [
      .fails(.web, "↓<marquee>Sale</marquee>"), .passes(.web, "<p>Sale</p>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["marquee", "blink"]) {
      findings.add(element: index, "\(page.tag(index)) moves its text, and nobody can stop it.")
    }
  }
}
