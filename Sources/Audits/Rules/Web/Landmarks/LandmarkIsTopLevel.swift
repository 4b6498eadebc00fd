internal import Simulator

extension AuditRule {
  static let landmarkIsTopLevel = page(
    "landmark-is-top-level",
    aliases: [
      "landmark-main-is-top-level", "landmark-banner-is-top-level",
      "landmark-contentinfo-is-top-level", "landmark-complementary-is-top-level",
    ],
    severity: .warning, criteria: [],
    condition: "A main, banner, contentinfo or complementary landmark is inside another landmark.",
    why:
      "People hear that they enter one part inside another, and cannot tell where the main parts "
      + "of the page begin.",
    fix: "Move the landmark out of the other one.",
    examples: [
      .fails(.web, "<nav aria-label=A>↓<main>Hello</main></nav>"),
      .passes(.web, "<nav aria-label=A>Hello</nav><main>Hello</main>"),
    ]
  ) { page, findings in
    for index in page.shown(named: WebPage.landmarkNames, with: ["role"]) {
      guard let role = page.landmark(index), topLevel.contains(role) else { continue }
      // A complementary landmark inside the main landmark is not a defect.
      let around = page.flat.ancestors(of: index).lazy
        .filter { page.source[$0].name != "form" || page.explicitRole(of: $0) != nil }
        .compactMap(page.landmark).first { !(role == "complementary" && $0 == "main") }
      guard let around else { continue }
      findings.add(
        element: index, "This \(role) landmark is inside a \(around) landmark.")
    }
  }

  private static let topLevel: Set<String> = ["banner", "complementary", "contentinfo", "main"]
}
