internal import Simulator

extension AuditRule {
  static let skipLink = page(
    "skip-link", severity: .warning, criteria: ["2.4.1"],
    condition: "A skip link leads to a target that does not exist.",
    why: "People who follow the link stay where they are, and do not know why.",
    fix: "Give the target the id that the link refers to.",
    examples: [
      .fails(.web, "↓<a href=\"#content\">Skip to content</a><main>Hello</main>"),
      .passes(.web, "<a href=\"#content\">Skip to content</a><main id=content>Hello</main>"),
      .fails(
        .web,
        "↓<a href=\"#content\">Skip to content</a><my-page><template shadowrootmode=open>"
          + "<main id=content>Hello</main></template></my-page>"),
      .passes(.web, "<a href=\"#top\">Up</a><main>Hello</main>"),
    ]
  ) { page, findings in
    let links = page.skipLinks
    guard !links.isEmpty else { return }
    var targets: Set<String> = []
    for index in page.elements(named: ["a"]) {
      if let name = page.source[index]["name"] { targets.insert(name) }
    }
    let first = page.subject.controls.prefix(links.count).map(\.node)
    for index in links {
      let target = String((page.source[index]["href"] ?? "").dropFirst())
      let isEscaped = target.contains("%")
      // A link does not lead into shadow trees. A link to `#top` leads to the start of the page if
      // no element has that id.
      let isFound = page.subject.index?.element(withId: target, in: nil) != nil
      guard !isFound, !targets.contains(target), target.lowercased() != "top" else { continue }
      findings.add(
        element: index, "This link leads to “\(target)”, but nothing on the page has that id.",
        // The finding needs review if the link comes after other controls, because such a link may
        // have another effect, such as showing more of a form.
        needsReview: isEscaped || page.subject.node(of: index).map(first.contains) != true)
    }
  }
}
