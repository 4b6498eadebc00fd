extension AuditRule {
  static let landmarkUnique = page(
    "landmark-unique", aliases: ["aria_landmark_name_unique"], severity: .warning, criteria: [],
    condition: "Two landmarks have the same role and the same name.",
    why: "People cannot tell the landmarks apart in a list of landmarks.",
    fix: "Give each landmark its own name with aria-label or aria-labelledby.",
    examples: [
      .fails(.web, "↓<nav><a href=a>A</a></nav><nav><a href=b>B</a></nav>"),
      .passes(
        .web, "<nav aria-label=Main><a href=a>A</a></nav><nav aria-label=More><a href=b>B</a></nav>"
      ),
    ]
  ) { page, findings in
    var groups: [String: [Int]] = [:]
    var order: [(key: String, role: String)] = []
    for index in page.shown(named: WebPage.landmarkNames, with: ["role"]) {
      guard let role = page.landmark(index) else { continue }
      let key = "\(role)\u{0}\(page.name(of: index).lowercased())"
      if groups[key] == nil { order.append((key, role)) }
      groups[key, default: []].append(index)
    }
    for (key, role) in order {
      guard let all = groups[key], all.count > 1, let first = all.first else { continue }
      let name = page.name(of: first)
      findings.add(
        element: first,
        "\(all.count) landmarks have the role “\(role)” and "
          + (name.isBlank ? "no name." : "the name “\(name)”."),
        related: all.dropFirst().flatMap { page.related($0, "It has the same role and name.") })
    }
  }
}
