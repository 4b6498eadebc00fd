internal import Simulator

extension AuditRule {
  static let marquee = page(
    "marquee", aliases: ["blink", "no-distracting-elements"], severity: .serious,
    criteria: ["2.2.2"],
    condition: "Text moves or blinks by itself.",
    why: "People cannot stop it, and readers read only pieces of it.",
    fix: "Write it as plain text.",
    examples: [
      .fails(.web, "↓<marquee>Sale</marquee>"), .passes(.web, "<p>Sale</p>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["marquee", "blink"]) {
      findings.add(element: index, "\(page.tag(index)) moves or blinks, and people cannot stop it.")
    }
  }
}
