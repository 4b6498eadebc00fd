internal import Simulator

extension AuditRule {
  static let duplicateAttribute = page(
    "duplicate-attribute", aliases: ["e6952f"], severity: .warning, criteria: [],
    condition: "A start tag has the same attribute twice.",
    why:
      "Browsers use the first attribute and ignore the second, which may hold the "
      + "words that people should hear.",
    fix: "Keep the right attribute.",
    examples: [
      .fails(.web, "↓<img src=a.png alt=\"\" alt=\"Our shop\">"),
      .passes(.web, "<img src=a.png alt=\"Our shop\">"),
    ]
  ) { page, findings in
    for index in page.source.indices where !page.source[index].repeatedAttributes.isEmpty {
      for name in Set(page.source[index].repeatedAttributes).sorted() {
        findings.add(
          element: index, "\(page.tag(index)) has \(name) more than once; browsers use the first.")
      }
    }
  }
}
