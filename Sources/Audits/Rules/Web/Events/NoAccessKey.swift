internal import Simulator

extension AuditRule {
  static let noAccessKey = page(
    "no-access-key", severity: .warning, criteria: ["2.1.4"], bestPractice: ["2.1.4"],
    condition: "An element has an access key.",
    why: "The key may be one that the reader or the browser needs, and nobody hears which it is.",
    fix: "Remove accesskey.",
    examples: [
      .fails(.web, "↓<a href=a accesskey=s>Search</a>"),
      .passes(.web, "<a href=a>Search</a>"),
    ]
  ) { page, findings in
    for index in page.elements(with: ["accesskey"]) {
      guard let key = page.source[index]["accesskey"], !key.isBlank,
        page.node(of: index).map({ $0.hidden?.isVisible != false }) != false
      else { continue }
      findings.add(element: index, "\(page.tag(index)) has the access key “\(key)”.")
    }
  }
}
