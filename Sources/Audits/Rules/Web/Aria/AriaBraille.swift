internal import Simulator

extension AuditRule {
  static let ariaBraille = page(
    "aria-braille-equivalent", severity: .serious, criteria: ["4.1.2"],
    condition: "An element has words for Braille and none to be heard.",
    why: "People who listen get nothing where people who read Braille get a name.",
    mend: "Add the name or the aria-roledescription that the Braille is short for.",
    examples: [
      .fails(.web, "↓<button aria-braillelabel=\"***\"></button>"),
      .passes(.web, "<button aria-label=\"Three stars\" aria-braillelabel=\"***\"></button>"),
    ]
  ) { page, findings in
    for place in page.shown(with: ["aria-braillelabel", "aria-brailleroledescription"]) {
      let element = page.source[place]
      if !(element["aria-braillelabel"] ?? "").isBlank, page.name(of: place).isBlank {
        findings.add(element: place, "aria-braillelabel stands here, and there is no name to hear.")
      }
      if !(element["aria-brailleroledescription"] ?? "").isBlank,
        (element["aria-roledescription"] ?? "").isBlank
      {
        findings.add(
          element: place,
          "aria-brailleroledescription stands here without aria-roledescription.")
      }
    }
  }
}
