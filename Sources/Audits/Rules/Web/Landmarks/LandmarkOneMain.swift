extension AuditRule {
  static let landmarkOneMain = page(
    "landmark-one-main", aliases: ["one-main"], severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"],
    condition: "The page has no main landmark.",
    why: "People who jump from landmark to landmark cannot skip what is the same on every page.",
    fix: "Put the main content into <main>.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html lang=en><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><main>Hello</main></html>"),
    ]
  ) { page, findings in
    guard let root = page.root, page.hasShownText(root), !page.showsDialog,
      !page.shown(named: ["main"], with: ["role"]).contains(where: {
        page.role(of: $0) == "main"
      })
    else { return }
    // The main landmark may be in a frame, which is not part of this file.
    let hasFrame = !page.elements(named: ["iframe"]).isEmpty
    findings.add(element: root, "The page has no main landmark.", needsReview: hasFrame)
  }
}
