internal import Simulator

extension AuditRule {
  static let duplicateAttribute = page(
    "duplicate-attribute", aliases: ["e6952f"], severity: .warning, criteria: [],
    condition: "A start tag has the same attribute twice.",
    why: "Browsers take the first and drop the other, which may be the words people should hear.",
    fix: "Keep the one that is right.",
    examples: [
      .fails(.web, "↓<img src=a.png alt=\"\" alt=\"Our shop\">"),
      .passes(.web, "<img src=a.png alt=\"Our shop\">"),
    ]
  ) { page, findings in
    for index in page.source.indices {
      for name in Set(page.source[index].repeatedAttributes).sorted() {
        findings.add(
          element: index, "\(page.tag(index)) has \(name) more than once; the first one counts.")
      }
    }
  }
}
