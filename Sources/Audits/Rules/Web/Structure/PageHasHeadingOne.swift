internal import Simulator

extension AuditRule {
  static let pageHasHeadingOne = page(
    "page-has-heading-one", aliases: ["one-h1"], severity: .warning, criteria: ["1.3.1"],
    bestPractice: ["1.3.1"],
    condition: "The page has no heading of level 1, or more than one.",
    why:
      "The main heading tells people where they are, and is often "
      + "the first heading that they jump to.",
    fix: "Make the title of the page, and nothing else, an <h1>.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html lang=en><title>A</title><h2>Address</h2></html>"),
      .fails(.web, "<html lang=en><title>A</title><h1>Account</h1>↓<h1>Address</h1></html>"),
      .passes(.web, "<html lang=en><title>A</title><h1>Account</h1><h2>Address</h2></html>"),
    ]
  ) { page, findings in
    let main = page.headings.filter { $0.level == 1 }
    if main.isEmpty, let root = page.root, !page.showsDialog {
      // The main heading may be in a frame, which is not part of this file.
      let hasFrame = !page.elements(named: ["iframe"]).isEmpty
      findings.add(element: root, "The page has no heading of level 1.", needsReview: hasFrame)
    }
    for heading in main.dropFirst() {
      findings.add(
        element: heading.index, "The page already has a heading of level 1 before this one.",
        fix: Finding.Fix("Use a lower level for this heading."))
    }
  }
}
