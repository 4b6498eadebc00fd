internal import Simulator

extension AuditRule {
  static let frameTitle = page(
    "frame-title", aliases: ["cae760", "frame_title_exists", "iframe-has-title"],
    severity: .serious, criteria: ["4.1.2"],
    condition: "A frame has no name.",
    why: "People hear that a frame begins and cannot know whether it is worth going in.",
    mend: "Add a title that says what is in the frame.",
    examples: [
      .fails(.web, "<iframe src=map.html></iframe>"),
      .passes(.web, "<iframe src=map.html title=Map></iframe>"),
      .passes(.web, "<iframe src=counter.html tabindex=-1></iframe>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["iframe", "frame"]) {
      let element = page.source[place]
      let isOutOfReach = (element["tabindex"].flatMap { Int($0) } ?? 0) < 0
      let explicit = page.explicitRole(of: place)
      guard page.name(of: place).isBlank, !isOutOfReach, explicit != "none",
        explicit != "presentation"
      else { continue }
      findings.add(element: place, "This frame has no name.")
    }
  }

  static let frameTitleUnique = page(
    "frame-title-unique", severity: .warning, isReview: true, criteria: ["4.1.2"],
    condition: "Two frames that show different pages have the same name.",
    why: "In a list of frames people cannot tell them apart.",
    mend: "Give each frame a title that says what is in it.",
    examples: [
      .fails(.web, "<iframe src=a.html title=Map></iframe><iframe src=b.html title=Map></iframe>"),
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
