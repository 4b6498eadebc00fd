internal import Simulator

extension AuditRule {
  static let ariaText = page(
    "aria-text", severity: .serious, criteria: ["4.1.2"],
    condition: "An element with the role text holds something that can be focused.",
    why: "The role makes one flat text of everything inside, so people meet a link or button that "
      + "nobody announced.",
    fix: "Put role=\"text\" around words only.",
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
        element: index, "This text holds \(page.tag(inside)), which can be focused.",
        related: page.subject.node(of: inside).map { [.init($0, "can be focused")] } ?? [])
    }
  }
}
