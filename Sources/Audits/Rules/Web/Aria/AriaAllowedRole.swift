internal import Simulator

extension AuditRule {
  static let ariaAllowedRole = page(
    "aria-allowed-role", aliases: ["aria_role_valid"], severity: .warning, criteria: ["4.1.2"],
    bestPractice: ["4.1.2"],
    condition: "An HTML element has a role that is not allowed on it.",
    why:
      "Browsers and readers may mix the element's own meaning with its role, so people hear "
      + "something that is neither.",
    fix: "Use an element that has this role natively, or a <div>.",
    examples: [
      .fails(.web, "↓<aside role=tab>News</aside>"),
      .fails(.web, "↓<h2 role=text>News</h2>"),
      .fails(.web, "↓<div role=doc-backlink>Up</div>"),
      .passes(.web, "<ul role=tablist><li role=tab>News</ul>"),
      .passes(.web, "<nav role=navigation>News</nav>"),
    ]
  ) { page, findings in
    for index in page.elements(with: ["role"]) {
      let tokens = page.roleTokens(of: index)
      guard !tokens.isEmpty, page.node(of: index) != nil else { continue }
      let implicit = page.implicitRole(of: index)
      let wrong = tokens.filter { token in
        guard AriaRole[token].map({ !$0.isAbstract }) ?? false, token != implicit else {
          return false
        }
        if token == "image" && implicit == "img" { return false }
        let isPlain = textElements.contains(page.source[index].name)
        if let owner = publishingOwners[token], isPlain { return owner != implicit }
        if token == "text" { return !isPlain }
        return !page.allows(token, at: index)
      }
      guard let first = wrong.first else { continue }
      findings.add(
        element: index, "\(page.tag(index)) must not have the role “\(first)”.",
        needsReview: page.isHidden(index) && page.source[index].name != "area")
    }
  }

  /// Roles for publications, each with the implicit role of the elements that may have the role.
  ///
  /// Other elements must not have these roles.
  private static let publishingOwners = [
    "doc-backlink": "link", "doc-biblioref": "link", "doc-glossref": "link", "doc-noteref": "link",
    "doc-biblioentry": "listitem", "doc-endnote": "listitem", "doc-cover": "img",
  ]

  /// Elements that may have the role `text`, because the elements have no meaning of their own.
  private static let textElements: Set<String> = [
    "abbr", "b", "bdi", "bdo", "cite", "code", "data", "del", "dfn", "div", "em", "i", "ins", "kbd",
    "mark", "p", "pre", "q", "s", "samp", "small", "span", "strong", "sub", "sup", "time", "u",
    "var",
  ]
}
