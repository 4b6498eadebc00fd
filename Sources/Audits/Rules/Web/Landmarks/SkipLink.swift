internal import Simulator

extension AuditRule {
  static let skipLink = page(
    "skip-link", severity: .serious, criteria: ["2.4.1"],
    condition: "A skip link leads to a target that does not exist.",
    why: "People who follow the link stay where they are, and do not know why.",
    fix: "Give the target the id that the link refers to.",
    examples: [
      .fails(.web, "↓<a href=\"#content\">Skip to content</a><main>Hello</main>"),
      .passes(.web, "<a href=\"#content\">Skip to content</a><main id=content>Hello</main>"),
      .passes(.web, "<a href=\"#top\">Up</a><main>Hello</main>"),
    ]
  ) { page, findings in
    let links = page.skipLinks
    guard !links.isEmpty else { return }
    var targets = Set(page.elementsById.keys)
    for index in page.elements(named: ["a"]) {
      if let name = page.source[index]["name"] { targets.insert(name) }
    }
    for index in links {
      let target = String((page.source[index]["href"] ?? "").dropFirst())
      let isEscaped = target.contains("%")
      // A link to `#top` leads to the start of the page if no element has that id.
      guard !targets.contains(target), target.lowercased() != "top" else { continue }
      findings.add(
        element: index, "This link leads to “\(target)”, but nothing on the page has that id.",
        needsReview: isEscaped)
    }
  }
}
