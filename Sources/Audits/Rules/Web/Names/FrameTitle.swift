internal import Simulator

extension AuditRule {
  static let frameTitle = page(
    "frame-title", aliases: ["cae760", "frame_title_exists", "iframe-has-title"],
    severity: .serious, criteria: ["4.1.2"],
    condition: "A frame has no name.",
    why: "People hear that a frame begins, but not whether it is worth entering.",
    fix: "Add a title that says what the frame contains.",
    examples: [
      .fails(.web, "↓<iframe src=map.html></iframe>"),
      .passes(.web, "<iframe src=map.html title=Map></iframe>"),
      .passes(.web, "<iframe src=counter.html tabindex=-1></iframe>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["iframe", "frame"]) {
      let element = page.source[index]
      let isOutOfReach = (element.tabIndex ?? 0) < 0
      let explicit = page.explicitRole(of: index)
      guard page.name(of: index).isBlank, !isOutOfReach, explicit != "none",
        explicit != "presentation"
      else { continue }
      findings.add(element: index, "This frame has no name.")
    }
  }
}
