internal import Simulator

extension AuditRule {
  static let tableDuplicateName = page(
    "table-duplicate-name", severity: .warning, criteria: [],
    condition: "The caption and the summary of a table have the same text.",
    why: "People hear the same words twice before they reach the first cell.",
    fix: "Keep the <caption>, and remove the summary.",
    examples: [
      .fails(
        .web,
        "↓<table summary=Prices><caption>Prices</caption><tr><th>A</th><td>1</td></tr></table>"),
      .passes(.web, "<table><caption>Prices</caption><tr><th>A</th><td>1</td></tr></table>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["table"]) {
      guard let summary = page.source[index]["summary"], !summary.isBlank,
        let caption = page.source.children(of: index).first(where: {
          page.source[$0].name == "caption"
        })
      else { continue }
      let text = page.source.branch(of: caption).map { page.source[$0].text }.joined()
      guard text.idTokens.map({ $0.lowercased() }) == summary.idTokens.map({ $0.lowercased() })
      else { continue }
      findings.add(
        element: index, "The caption and the summary of this table are both “\(summary)”.")
    }
  }
}
