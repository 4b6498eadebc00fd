internal import Simulator

extension AuditRule {
  static let marquee = page(
    "marquee", aliases: ["blink", "no-distracting-elements"], severity: .serious,
    criteria: ["2.2.2"],
    condition: "Text moves or blinks by itself.",
    why: "People cannot stop the text, and readers announce only pieces of it.",
    fix: "Use plain text that does not move.",
    examples: [
      .fails(.web, "↓<marquee>Sale</marquee>"), .passes(.web, "<p>Sale</p>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["marquee", "blink"]) {
      // No current browser shows the content of `<blink>` blinking.
      let isBlink = page.source[index].name == "blink"
      findings.add(
        element: index,
        isBlink
          ? "<blink> makes text blink in old browsers."
          : "\(page.tag(index)) moves, and people cannot stop it.",
        severity: isBlink ? .warning : nil)
    }
  }
}
