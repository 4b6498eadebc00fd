internal import Simulator

extension AuditRule {
  static let landmarkIsTopLevel = page(
    "landmark-is-top-level",
    aliases: [
      "landmark-main-is-top-level", "landmark-banner-is-top-level",
      "landmark-contentinfo-is-top-level", "landmark-complementary-is-top-level",
    ],
    severity: .warning, criteria: [],
    condition:
      "The main part, header, footer or an aside of the page stands inside another part of it.",
    why: "People hear that they enter a part of a part, and lose sight of where the page begins.",
    fix: "Move it out of the other part.",
    examples: [
      .fails(.web, "<nav aria-label=A>↓<main>Hello</main></nav>"),
      .passes(.web, "<nav aria-label=A>Hello</nav><main>Hello</main>"),
    ]
  ) { page, findings in
    for index in page.shown(named: WebPage.landmarkNames, with: ["role"]) {
      guard let role = page.landmark(index), topLevel.contains(role) else { continue }
      // What goes with the main part may stand in it.
      let around = page.source.ancestors(of: index).lazy
        .filter { page.source[$0].name != "form" || page.explicitRole(of: $0) != nil }
        .compactMap(page.landmark).first { !(role == "complementary" && $0 == "main") }
      guard let around else { continue }
      findings.add(element: index, "This \(role) stands inside a part with the role “\(around)”.")
    }
  }

  private static let topLevel: Set<String> = ["banner", "complementary", "contentinfo", "main"]
}
