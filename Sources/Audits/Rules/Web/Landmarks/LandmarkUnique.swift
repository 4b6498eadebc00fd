internal import Simulator

extension AuditRule {
  static let landmarkUnique = page(
    "landmark-unique", aliases: ["aria_landmark_name_unique"], severity: .warning, criteria: [],
    condition: "Two parts of the page have the same role and the same name.",
    why: "In the list of parts people cannot tell them apart.",
    mend: "Give each a name of its own with aria-label or aria-labelledby.",
    examples: [
      .fails(.web, "<nav><a href=a>A</a></nav><nav><a href=b>B</a></nav>"),
      .passes(
        .web, "<nav aria-label=Main><a href=a>A</a></nav><nav aria-label=More><a href=b>B</a></nav>"
      ),
    ]
  ) { page, findings in
    var known: Set<String> = []
    for place in page.shown(named: WebPage.landmarkNames, with: ["role"]) {
      guard let role = page.landmark(place), !["main", "banner", "contentinfo"].contains(role)
      else { continue }
      let name = page.name(of: place)
      guard !known.insert("\(role)\u{0}\(name.lowercased())").inserted else { continue }
      findings.add(
        element: place,
        name.isBlank
          ? "Another part of the page has the role “\(role)” and no name either."
          : "Another part of the page has the role “\(role)” and the name “\(name)” as well.")
    }
  }
}
