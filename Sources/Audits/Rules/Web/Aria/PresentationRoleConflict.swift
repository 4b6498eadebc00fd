internal import Simulator

extension AuditRule {
  static let presentationRoleConflict = page(
    "presentation-role-conflict", aliases: ["46ca7f", "img_alt_null"], severity: .warning,
    condition:
      "An element is marked as decorative, but can be focused or has a global ARIA attribute; needs "
      + "review if it has a title instead.",
    why: "Browsers expose such an element anyway, so people hear what was meant to be silent.",
    fix: "Remove the decorative marking, or the tabindex or ARIA attribute that contradicts it.",
    examples: [
      .fails(.web, "↓<nav role=presentation aria-label=Main><a href=a>A</a></nav>"),
      .fails(.web, "↓<img src=a.png alt=\"\" tabindex=0>"),
      .fails(.web, "↓<img src=a.png alt=\"\" title=Cat>"),
      .passes(.web, "<nav role=presentation><a href=a>A</a></nav>"),
      .passes(.web, "<img src=a.png alt=\"\">"),
      .passes(.web, "<img src=a.png alt=\"\" title=\"\">"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["img"], with: ["role"]) {
      let element = page.source[index]
      let explicit = page.explicitRole(of: index)
      let isNone = explicit == "none" || explicit == "presentation"
      let isEmptyImage = element.name == "img" && element["alt"] == "" && explicit == nil
      guard isNone || isEmptyImage else { continue }
      let attribute = page.globalAttribute(of: index)
      let cause =
        attribute.map { "has \($0)" } ?? (page.isFocusable(index) ? "can be focused" : nil)
      guard let cause else {
        if isEmptyImage, element["title"]?.isBlank == false {
          findings.add(
            element: index,
            "The image has an empty alt but has a title, which some browsers expose.",
            needsReview: true)
        }
        continue
      }
      findings.add(
        element: index,
        isEmptyImage
          ? "The image has an empty alt but \(cause), so browsers expose it anyway."
          : "\(page.tag(index)) has the role “\(explicit ?? "")” but \(cause), so "
            + "browsers expose it anyway.",
        // The finding needs review for an element without a native role, which browsers expose as a
        // plain box.
        needsReview: !isEmptyImage && !page.fallsBack(index)
      )
    }
  }
}

extension WebPage {
  /// Whether an element has a native role.
  ///
  /// Browsers expose the native role if they ignore the role from the author.
  fileprivate func fallsBack(_ index: Int) -> Bool {
    guard let role = implicitRole(of: index) else {
      return ["audio", "canvas", "embed", "iframe", "input", "object", "summary", "video"]
        .contains(source[index].name)
    }
    return role != "generic"
  }
}
