internal import Simulator

extension AuditRule {
  static let bypass = page(
    "bypass", aliases: ["skip_main_exists"], severity: .serious, needsReview: true,
    criteria: ["2.4.1"],
    condition: "The page has no landmark, heading or skip link.",
    why:
      "People have to go through everything that is the same on "
      + "every page before they reach the content.",
    fix: "Put the content into <main>, and give it a heading.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html lang=en><title>A</title><p><a href=a>A</a></p><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><p><a href=a>A</a></p><h1>Hello</h1></html>"),
    ]
  ) { page, findings in
    let hasLink = page.shown(named: ["a"]).contains { page.source[$0]["href"] != nil }
    guard let root = page.root, hasLink, page.skipLinks.isEmpty, !page.showsDialog,
      !page.shown(
        named: WebPage.landmarkNames + WebPage.headingNames, with: ["role"]
      ).contains(where: {
        page.landmark($0) != nil || page.node(of: $0)?.role == .heading
      })
    else { return }
    findings.add(
      element: root, "This page has no landmark, heading or link to skip to the content.")
  }
}
