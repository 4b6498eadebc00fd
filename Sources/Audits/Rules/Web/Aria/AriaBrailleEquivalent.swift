internal import Simulator

extension AuditRule {
  static let ariaBrailleEquivalent = page(
    "aria-braille-equivalent", severity: .serious, criteria: ["4.1.2"],
    condition: "An element has a name or role description for braille, but no spoken one.",
    why: "People who read braille get words; people who listen get none.",
    fix: "Add the name or the aria-roledescription that the braille text abbreviates.",
    examples: [
      .fails(.web, "↓<button aria-braillelabel=\"***\"></button>"),
      .passes(.web, "<button aria-label=\"Three stars\" aria-braillelabel=\"***\"></button>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["aria-braillelabel", "aria-brailleroledescription"]) {
      let element = page.source[index]
      if !(element["aria-braillelabel"] ?? "").isBlank, page.name(of: index).isBlank {
        findings.add(
          element: index, "aria-braillelabel is set, but this element has no name.",
          fix: Finding.Fix("Give the element the name that its braille label abbreviates."))
      }
      if !(element["aria-brailleroledescription"] ?? "").isBlank,
        (element["aria-roledescription"] ?? "").isBlank
      {
        findings.add(
          element: index,
          "aria-brailleroledescription is set without aria-roledescription.",
          fix: Finding.Fix("Add the aria-roledescription that the braille text abbreviates."))
      }
    }
  }
}
