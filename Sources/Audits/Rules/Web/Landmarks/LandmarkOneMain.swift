internal import Simulator

extension AuditRule {
  static let landmarkOneMain = page(
    "landmark-one-main", aliases: ["one-main"], severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"],
    condition: "The page has no main part.",
    why: "People who jump from part to part cannot skip what is the same on every page.",
    fix: "Put what the page is about into <main>.",
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
    // What stands in a frame is not looked at, and the main part may be there.
    let hasFrame = !page.elements(named: ["iframe"]).isEmpty
    findings.add(element: root, "The page has no main part.", needsReview: hasFrame)
  }
}
