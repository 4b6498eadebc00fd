internal import Simulator

extension AuditRule {
  static let ariaAllowedAttr = page(
    "aria-allowed-attr", aliases: ["aria_attribute_valid", "role-supports-aria-props"],
    severity: .serious, criteria: ["4.1.2"],
    condition: "An element has an ARIA attribute that its role does not support.",
    why:
      "Browsers may ignore the attribute, or readers announce a "
      + "state that the element does not have.",
    fix: "Remove the attribute, or use a role or element that supports it.",
    examples: [
      .fails(.web, "↓<button aria-selected=true>Home</button>"),
      .fails(.web, "↓<ul aria-expanded=true><li>A</ul>"),
      .passes(.web, "<button aria-expanded=true>Home</button>"),
      .fails(.web, "<p>Mill Lane 1↓<br aria-label=and>Leeds</p>"),
      .passes(.web, "<p aria-busy=true>Home</p>"),
      .passes(.web, "<p>Mill Lane 1<br aria-hidden=true>Leeds</p>"),
    ]
  ) { page, findings in
    for index in page.elements(named: Array(WebPage.breaks), with: AriaAttribute.ofSomeRoles) {
      // A line break has no node, so the finding is about the element around it.
      let holder =
        WebPage.breaks.contains(page.source[index].name)
        ? page.source.ancestors(of: index).first { page.node(of: $0) != nil } : index
      if let holder, page.isHidden(holder), page.source[holder].name != "dialog" { continue }
      AriaAllowedAttrCheck(page, index).check(&findings)
    }
  }
}

/// A check whether the role of one element supports the element's ARIA attributes.
private struct AriaAllowedAttrCheck {
  private let page: WebPage
  private let index: Int
  private let role: String?

  init(_ page: WebPage, _ index: Int) {
    self.page = page
    self.index = index
    role = page.role(of: index)
  }

  func check(_ findings: inout FindingList) {
    let element = page.source[index]
    for attribute in element.attributes {
      guard let known = AriaAttribute[attribute.name] else { continue }
      // Attributes that once were global are skipped, because “aria-attribute-deprecated” reports
      // them.
      if attribute.name == "aria-hidden" || known.isGlobal && !isBreak { continue }
      let short = String(attribute.name.dropFirst(5))
      if page.supports(short[...], at: index) { continue }
      let isCustom = role == nil && element.name.contains("-")
      let isOld = hadOnce(short)
      let isIdle = known.kind.isDefault(attribute.value) && !isBreak
      let noun = role == nil || role == "generic" ? page.tag(index) : "The role “\(role ?? "")”"
      findings.add(
        element: index, "\(noun) does not support \(attribute.name).",
        severity: isOld || isIdle ? .warning : nil, needsReview: isOld || isIdle || isCustom,
        fix: isBreak ? breakFix(attribute.name) : nil)
    }
  }

  /// Returns the fix for an attribute on a line break, because no other role or element can take
  /// the place of a line break.
  private func breakFix(_ attribute: String) -> Finding.Fix {
    let hasWords = attribute == "aria-label" || attribute == "aria-description"
    return Finding.Fix(
      hasWords
        ? "Remove \(attribute); write words that people should hear as text."
        : "Remove \(attribute).")
  }

  /// Whether ARIA 1.1 allowed an attribute with the role that the author set.
  ///
  /// For example, most structural roles supported `aria-expanded` in ARIA 1.1.
  private func hadOnce(_ short: String) -> Bool {
    guard let known = page.explicitRole(of: index).flatMap({ AriaRole[$0] }) else { return false }
    return short == "expanded" && known.wasExpandable || known.removedAttributes.contains(short)
  }

  /// Whether the element only breaks a line.
  ///
  /// The only ARIA attribute that such an element allows is `aria-hidden`.
  ///
  /// Source: ARIA in HTML, section 4, `br` and `wbr`.
  private var isBreak: Bool { WebPage.breaks.contains(page.source[index].name) }
}

extension WebPage {
  /// Whether the role of an element, or the element itself, supports an attribute of ARIA.
  ///
  /// - Parameter short: The name without `aria-`.
  func supports(_ short: Substring, at index: Int) -> Bool {
    let (role, short) = (role(of: index), String(short))
    guard let role, let known = AriaRole[role] else {
      return role == nil && nativeSupport(index, role).contains(short)
    }
    if known.supported.contains(short) { return true }
    guard explicitRole(of: index) == nil else { return false }
    return nativeSupport(index, role).contains(short)
  }

  /// Returns the attributes that an HTML element supports beyond those of its role.
  ///
  /// Some elements have no role in ARIA. Source: ARIA in HTML, section 4.
  private func nativeSupport(_ index: Int, _ role: String?) -> Set<String> {
    let element = source[index]
    switch element.name {
    case "summary": return ["disabled", "expanded", "haspopup"]
    case "input":
      let type = (element["type"] ?? "text").lowercased()
      if type == "hidden" { return [] }
      // Passwords and dates have no role in ARIA; they support the attributes of a text box.
      return role == nil ? AriaRole["textbox"]?.supported ?? [] : []
    case "option": return ["selected", "checked"]
    case "th": return AriaRole["columnheader"]?.supported ?? []
    case "audio", "video", "object", "embed", "iframe": return ["disabled"]
    default: return []
    }
  }
}
