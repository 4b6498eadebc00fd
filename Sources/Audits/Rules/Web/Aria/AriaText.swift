internal import Simulator

extension AuditRule {
  static let ariaText = page(
    "aria-text", severity: .serious, criteria: ["4.1.2"],
    condition: "An element with role=\"text\" contains something that can be focused.",
    why:
      "The role turns everything inside into plain text, so people come to a link or button that "
      + "was never announced.",
    fix: "Put role=\"text\" around plain words only.",
    examples: [
      .fails(.web, "↓<p role=text>Read <a href=more>more</a></p>"),
      .passes(.web, "<p role=text>Read <b>more</b></p>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["role"]) where page.roleTokens(of: index).first == "text" {
      let inside = page.source.branch(of: index).dropFirst().first { inner in
        guard page.isFocusable(inner) else { return false }
        let isReached = (page.source[inner].tabIndex ?? 0) >= 0
        return isReached || page.implicitRole(of: inner).map { AriaRole[$0]?.isWidget } == true
      }
      guard let inside else { continue }
      findings.add(
        element: index, "This text contains \(page.tag(inside)), which can be focused.",
        related: page.related(inside, "This can be focused."))
    }
  }
}
