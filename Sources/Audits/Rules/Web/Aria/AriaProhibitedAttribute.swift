internal import Simulator

extension AuditRule {
  static let ariaProhibitedAttribute = page(
    "aria-prohibited-attr", aliases: ["5c01ea", "aria_attribute_valid"], severity: .serious,
    criteria: ["4.1.2"],
    condition: "An element whose role admits no name has an aria-label or aria-labelledby.",
    why: "Browsers and readers may drop such a name, so that some people never hear it.",
    mend:
      "Write the words as text, or give the element a role that admits a name, such as “group”.",
    examples: [
      .fails(.web, "<div aria-label=Bananas></div>"),
      .fails(.web, "<p role=paragraph aria-label=Bananas>Fruit</p>"),
      .passes(.web, "<div role=group aria-label=Bananas><p>Fruit</p></div>"),
      .passes(.web, "<div aria-label=\"\"></div>"),
    ]
  ) { page, findings in
    for place in page.shown(with: ["aria-label", "aria-labelledby"]) {
      let element = page.source[place]
      guard
        let name = ["aria-label", "aria-labelledby"].first(where: {
          !(element[$0] ?? "").isBlank
        })
      else { continue }
      let explicit = page.explicitRole(of: place)
      guard let role = page.role(of: place) ?? (page.isHTML(place) ? "generic" : nil),
        let known = AriaRole[role], known.prohibitsName || known.mayProhibitName,
        explicit != nil || !WebPage.admitsNameWithoutRole.contains(element.name)
      else { continue }
      let isUnclear =
        known.mayProhibitName || explicit == nil && (page.hasText(place) || role != "generic")
        || element.name.contains("-")
      findings.add(
        element: place,
        explicit == nil && role == "generic"
          ? "\(page.tag(place)) has no role, so \(name) may not name it."
          : "The role “\(role)” admits no name, so \(name) may not be heard.",
        isReview: isUnclear)
    }
  }
}

extension WebPage {
  /// Elements without a word of ARIA for their role that people may name.
  static let admitsNameWithoutRole: Set<String> = [
    "audio", "video", "iframe", "frame", "object", "embed", "canvas", "input", "summary", "map",
    "portal", "legend", "figcaption", "label", "dl", "td", "th", "picture", "html", "body", "head",
    "title", "meta", "link", "style", "script", "template", "base", "noscript", "source", "track",
    "param", "slot", "col", "colgroup", "ruby", "rt", "rp", "abbr",
  ]
}
