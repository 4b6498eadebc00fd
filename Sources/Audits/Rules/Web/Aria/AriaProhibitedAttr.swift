internal import Simulator

extension AuditRule {
  static let ariaProhibitedAttr = page(
    "aria-prohibited-attr", aliases: ["5c01ea", "aria_attribute_valid"], severity: .serious,
    criteria: ["4.1.2"],
    condition: "An element whose role does not allow a name has an aria-label or aria-labelledby.",
    why: "Browsers and readers may ignore such a name, so some people never hear it.",
    fix: "Write the words as text, or give the element a role that allows a name, such as “group”.",
    examples: [
      .fails(.web, "↓<div aria-label=Bananas></div>"),
      .fails(.web, "↓<p role=paragraph aria-label=Bananas>Fruit</p>"),
      .fails(.web, "↓<em aria-label=Bananas>Fruit</em>"),
      .fails(.web, "<button aria-controls=a>More</button>↓<div id=a aria-label=Menu></div>"),
      .passes(.web, "<div role=group aria-label=Bananas><p>Fruit</p></div>"),
      .passes(.web, "<button><i aria-label=Bananas></i></button>"),
      .passes(.web, "<div aria-label=\"\"></div>"),
    ]
  ) { page, findings in
    let parts = OpenedParts(page)
    for index in page.shown(with: ["aria-label", "aria-labelledby"]) {
      let element = page.source[index]
      guard
        let name = ["aria-label", "aria-labelledby"].first(where: {
          !(element[$0] ?? "").isBlank
        })
      else { continue }
      let explicit = page.explicitRole(of: index)
      guard let role = page.role(of: index) ?? (page.isHTML(index) ? "generic" : nil),
        let known = AriaRole[role], known.prohibitsName || known.mayProhibitName,
        explicit != nil || !WebPage.admitsNameWithoutRole.contains(element.name),
        !WebPage.breaks.contains(element.name)
      else { continue }
      let isPlain = explicit == nil && role == "generic"
      // A name on an element inside a control is not reported, because browsers use this name as a
      // part of the control's name.
      if isPlain, page.isInsideWidget(index) { continue }
      let isSilent = !page.hasText(index) && !page.mayGetText(index)
      let isUnclear =
        isPlain
        && (!isSilent || WebPage.mayBeNamed.contains(element.name)
          || parts.mayGetRole(index))
        || known.mayProhibitName && !(isSilent && WebPage.revisions.contains(role))
        || element.name.contains("-")
      findings.add(
        element: index,
        isPlain
          ? "\(page.tag(index)) has no role, so browsers may ignore \(name)."
          : "The role “\(role)” does not allow a name, so browsers may ignore \(name).",
        needsReview: isUnclear)
    }
  }
}

extension WebPage {
  /// Elements that may have a name although ARIA has no role for them.
  static let admitsNameWithoutRole: Set<String> = [
    "audio", "video", "iframe", "frame", "object", "embed", "canvas", "input", "summary", "map",
    "portal", "legend", "figcaption", "dl", "td", "th", "picture", "html", "head",
    "title", "meta", "link", "style", "script", "template", "base", "noscript", "source", "track",
    "param", "slot", "col", "colgroup", "ruby", "rt", "rp",
  ]

  /// Elements that browsers name although ARIA in HTML does not allow it.
  fileprivate static let mayBeNamed: Set<String> = ["abbr", "body", "label"]

  /// Roles for which ARIA 1.2 allows a name, although all checkers treat elements with these roles
  /// as text.
  fileprivate static let revisions: Set<String> = ["mark", "suggestion"]

  /// Whether a script, or the server that fills in a template, may add text to an element.
  fileprivate func mayGetText(_ index: Int) -> Bool {
    subject.mayGetWordsFromScript(in: index)
      || subject.node(of: index).map { subject.mayHoldWords($0) } == true
  }

  /// Whether the nearest ancestor with a meaningful role is a control.
  fileprivate func isInsideWidget(_ index: Int) -> Bool {
    let roles = flat.ancestors(of: index).lazy.compactMap { role(of: $0) }
    let nearest = roles.first { !["generic", "none", "presentation"].contains($0) }
    return nearest.flatMap { AriaRole[$0]?.isWidget } == true
  }
}
