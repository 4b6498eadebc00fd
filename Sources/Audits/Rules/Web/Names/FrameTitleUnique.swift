internal import Simulator

extension AuditRule {
  static let frameTitleUnique = page(
    "frame-title-unique", severity: .warning, needsReview: true, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "Two frames that show different pages have the same name.",
    why: "People cannot tell the frames apart in a list of frames.",
    fix: "Give each frame a title that says what it contains.",
    examples: [
      .fails(.web, "<iframe src=a.html title=Map></iframe>↓<iframe src=b.html title=Map></iframe>"),
      .passes(
        .web, "<iframe src=a.html title=Map></iframe><iframe src=b.html title=Video></iframe>"),
    ]
  ) { page, findings in
    var sources: [String: String] = [:]
    for index in page.shown(named: ["iframe", "frame"]) {
      let name = page.name(of: index).lowercased()
      guard !name.isBlank, let address = page.source[index]["src"] else { continue }
      guard let first = sources[name] else {
        sources[name] = address
        continue
      }
      guard first != address else { continue }
      findings.add(
        element: index, "Another frame is also called “\(page.name(of: index))”.")
    }
  }
}
