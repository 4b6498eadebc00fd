internal import Simulator

extension AuditRule {
  static let documentTitle = page(
    "document-title", aliases: ["2779a5", "page_title_exists", "page_title_valid"],
    severity: .serious, criteria: ["2.4.2"],
    condition: "The page has no title, or an empty one.",
    why: "Readers announce the title first, and it is all that people hear in a list of tabs.",
    fix: "Add a <title> that says what the page is for.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html lang=en><p>Hello</p></html>"),
      .fails(.web, "<html lang=en>↓<title> </title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>Sign up</title><p>Hello</p></html>"),
    ]
  ) { page, findings in
    guard let root = page.root else { return }
    let title = page.elements(named: ["title"]).first { index in
      page.isHTML(index)
        && !page.source.ancestors(of: index).contains { page.source[$0].name == "template" }
    }
    if let title, !page.source[title].text.isBlank { return }
    findings.add(
      element: title ?? root,
      title == nil ? "The page has no title." : "The title of the page is empty.",
      needsReview: page.isMadeForFrame,
      fix: title.map { _ in Finding.Fix("Write into <title> what the page is for.") })
  }
}
