internal import Simulator

extension AuditRule {
  static let ariaBraille = page(
    "aria-braille-equivalent", severity: .serious, criteria: ["4.1.2"],
    condition: "An element has words for Braille and none to be heard.",
    why: "People who listen get nothing where people who read Braille get a name.",
    fix: "Add the name or the aria-roledescription that the Braille is short for.",
    examples: [
      .fails(.web, "↓<button aria-braillelabel=\"***\"></button>"),
      .passes(.web, "<button aria-label=\"Three stars\" aria-braillelabel=\"***\"></button>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["aria-braillelabel", "aria-brailleroledescription"]) {
      let element = page.source[index]
      if !(element["aria-braillelabel"] ?? "").isBlank, page.name(of: index).isBlank {
        findings.add(element: index, "aria-braillelabel stands here, and there is no name to hear.")
      }
      if !(element["aria-brailleroledescription"] ?? "").isBlank,
        (element["aria-roledescription"] ?? "").isBlank
      {
        findings.add(
          element: index,
          "aria-brailleroledescription stands here without aria-roledescription.")
      }
    }
  }
}
