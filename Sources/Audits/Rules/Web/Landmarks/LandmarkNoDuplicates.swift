internal import Simulator

extension AuditRule {
  static let landmarkNoDuplicateMain = single(
    "landmark-no-duplicate-main", "main", aliases: ["one-main"], noun: "main landmark",
    fails: "↓<main>A</main><main>B</main>", passes: "<main>A</main><main hidden>B</main>")

  static let landmarkNoDuplicateBanner = single(
    "landmark-no-duplicate-banner", "banner", noun: "banner landmark",
    fails: "↓<header>A</header><header>B</header>",
    passes: "<header>A</header><article><header>B</header></article>")

  static let landmarkNoDuplicateContentInfo = single(
    "landmark-no-duplicate-contentinfo", "contentinfo", noun: "contentinfo landmark",
    fails: "↓<footer>A</footer><footer>B</footer>",
    passes: "<footer>A</footer><article><footer>B</footer></article>")

  private static func single(
    _ id: String, _ role: String, aliases: [String] = [], noun: String, fails: String,
    passes: String
  ) -> AuditRule {
    page(
      id, aliases: aliases, severity: .warning, criteria: [],
      condition: "The page has more than one \(noun).",
      why: "People who jump to this landmark cannot know which of several they reach.",
      fix: "Keep one landmark, and use other elements for the rest.",
      examples: [.fails(.web, fails), .passes(.web, passes)]
    ) { page, findings in
      let all = page.shown(named: WebPage.landmarkNames, with: ["role"]).filter {
        page.landmark($0) == role
      }
      guard all.count > 1, let first = all.first else { return }
      findings.add(
        element: first, "The page has \(all.count) \(noun)s.",
        related: all.dropFirst().flatMap { page.related($0, "Another \(noun).") })
    }
  }
}
