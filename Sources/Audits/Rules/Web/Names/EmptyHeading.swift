internal import Simulator

extension AuditRule {
  static let emptyHeading = page(
    "empty-heading", aliases: ["ffd0e9", "heading_content_exists", "heading-has-content"],
    severity: .warning, criteria: ["1.3.1", "2.4.6"],
    condition: "A heading has no text.",
    why: "People who jump from heading to heading come to one that says nothing.",
    fix: "Write the text of the heading, or use another element if you only want space.",
    examples: [
      .fails(.web, "↓<h2> </h2>"),
      .fails(.web, "↓<h2><span hidden>News</span></h2>"),
      .passes(.web, "<h2>News</h2>"),
      .passes(.web, "<h2><img src=a.png alt=News></h2>"),
    ]
  ) { page, findings in
    for index in page.shown(named: WebPage.headingNames, with: ["role"]) {
      guard let nodeIndex = page.subject.node(of: index), let node = page.node(of: index),
        node.role == .heading, node.name.isBlank
      else { continue }
      findings.add(
        element: index, "This heading has no text.",
        needsReview: page.subject.mayBeInClosedDialog(nodeIndex)
          || page.subject.mayGetWordsFromScript(in: index))
    }
  }
}
