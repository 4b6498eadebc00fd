internal import Simulator

extension AuditRule {
  static let identicalLinksSamePurpose = page(
    "identical-links-same-purpose", aliases: ["b20e66"], severity: .warning, needsReview: true,
    criteria: ["2.4.9"],
    condition: "Links with the same name lead to different addresses.",
    why: "People cannot tell which one they want in a list of links.",
    fix: "Say in the text of each link where it leads.",
    examples: [
      .fails(.web, "<a href=/tea>Order</a> ↓<a href=/coffee>Order</a>"),
      .passes(.web, "<a href=/tea>Order</a> <a href=\"/tea\">Order</a>"),
    ]
  ) { page, findings in
    var firsts: [String: String] = [:]
    var reported: Set<String> = []
    for index in page.shown(named: ["a", "area"]) {
      guard page.role(of: index) == "link", let address = page.source[index]["href"] else {
        continue
      }
      let name = page.name(of: index).idTokens.joined(separator: " ").lowercased()
      guard !name.isEmpty else { continue }
      guard let first = firsts[name] else {
        firsts[name] = address
        continue
      }
      guard first != address, reported.insert(name).inserted else { continue }
      findings.add(
        element: index, "Another link has the same name, but leads to “\(first)”.")
    }
  }
}
