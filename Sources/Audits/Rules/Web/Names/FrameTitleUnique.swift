internal import Simulator

extension AuditRule {
  static let frameTitleUnique = page(
    "frame-title-unique", severity: .warning, isReview: true, criteria: ["4.1.2"],
    condition: "Two frames that show different pages have the same name.",
    why: "In a list of frames people cannot tell them apart.",
    mend: "Give each frame a title that says what is in it.",
    examples: [
      .fails(.web, "<iframe src=a.html title=Map></iframe>↓<iframe src=b.html title=Map></iframe>"),
      .passes(
        .web, "<iframe src=a.html title=Map></iframe><iframe src=b.html title=Video></iframe>"),
    ]
  ) { page, findings in
    var sources: [String: String] = [:]
    for place in page.shown(named: ["iframe", "frame"]) {
      let name = page.name(of: place).lowercased()
      guard !name.isBlank, let address = page.source[place]["src"] else { continue }
      guard let first = sources[name] else {
        sources[name] = address
        continue
      }
      guard first != address else { continue }
      findings.add(
        element: place, "Another frame has the name “\(page.name(of: place))” as well.")
    }
  }
}
