internal import Simulator

extension AuditRule {
  static let ariaValidAttrValue = page(
    "aria-valid-attr-value", aliases: ["6a7281", "in6db8", "aria-proptypes"], severity: .critical,
    criteria: ["4.1.2"],
    condition:
      "An ARIA attribute has an invalid value, or refers to an id that does not exist or to a "
      + "hidden error message.",
    why:
      "Browsers ignore such a value, so people hear a wrong state, or nothing of the element that "
      + "it refers to.",
    fix: "Give the attribute one of the values that ARIA allows.",
    examples: [
      .fails(.web, "↓<button aria-pressed=yes>Bold</button>"),
      .fails(.web, "↓<div role=main aria-live=soon>News</div>"),
      .fails(.web, "↓<div role=list aria-owns=gone></div>"),
      .fails(
        .web,
        "<p id=a>In years</p><my-age><template shadowrootmode=open>"
          + "↓<input aria-label=Age aria-describedby=a></template></my-age>"),
      .passes(
        .web,
        "<my-age><template shadowrootmode=open><p id=a>In years</p>"
          + "<input aria-label=Age aria-describedby=a></template></my-age>"),
      .passes(
        .web,
        "<my-age><template shadowrootmode=open><p id=a hidden>In years</p></template></my-age>"
          + "<input aria-label=Age aria-invalid=true aria-errormessage=a><p id=a>Too old</p>"),
      .passes(
        .web, "<template shadowrootmode=never><button aria-pressed=yes>Bold</button></template>"),
      .fails(.web, "↓<h2 aria-level=0>News</h2>"),
      .fails(
        .web,
        "↓<input aria-label=Age aria-invalid=true aria-errormessage=e><p id=e hidden>Too young</p>"),
      .passes(.web, "<button aria-pressed=mixed>Bold</button>"),
      .passes(.web, "<button aria-expanded=false aria-controls=later>More</button>"),
    ]
  ) { page, findings in AriaValidAttrValueCheck(page).check(&findings) }
}

/// A check of the values of ARIA attributes.
private struct AriaValidAttrValueCheck {
  private let page: WebPage

  init(_ page: WebPage) { self.page = page }

  func check(_ findings: inout FindingList) {
    for index in page.elements(with: ["aria-"]) {
      for attribute in page.source[index].attributes {
        guard let known = AriaAttribute[attribute.name], !attribute.value.isBlank else { continue }
        if !known.kind.accepts(attribute.value) {
          let isCurrent = attribute.name == "aria-current"
          findings.add(
            element: index,
            "\(attribute.name) is “\(attribute.value)”, but must be \(known.kind.expectation).",
            needsReview: isCurrent || page.isHidden(index) && attribute.name != "aria-hidden")
        } else if !page.isHidden(index) {
          checkReferences(attribute, known.kind, index, &findings)
        }
      }
      checkMessage(of: index, &findings)
    }
  }

  /// Checks that the error message of an invalid field is exposed to readers.
  ///
  /// Source: WAI-ARIA 1.2, 6.6, `aria-errormessage`.
  private func checkMessage(of index: Int, _ findings: inout FindingList) {
    let element = page.source[index]
    guard let names = element["aria-errormessage"], !page.isHidden(index),
      let invalid = element["aria-invalid"]?.lowercased(), !invalid.isBlank, invalid != "false",
      let target = names.idTokens.lazy.compactMap({ page.element(withId: $0, inTreeOf: index) })
        .first, page.isHidden(target)
    else { return }
    findings.add(
      element: index,
      "aria-errormessage refers to “\(names)”, which is hidden although aria-invalid is set.",
      severity: .serious, fix: Finding.Fix("Show the message for as long as the entry is invalid."),
      related: page.related(target, "The hidden message."))
  }

  /// Finds references to ids that do not exist.
  ///
  /// The findings need review if a script may add an element with the id later.
  private func checkReferences(
    _ attribute: SourceTree.Attribute, _ kind: AriaAttribute.Kind, _ index: Int,
    _ findings: inout FindingList
  ) {
    // References to names are skipped, because the rule “label-not-associated” reports them.
    guard kind == .reference || kind == .references, attribute.name != "aria-labelledby" else {
      return
    }
    let isFound = attribute.value.idTokens.contains {
      page.element(withId: $0, inTreeOf: index) != nil
    }
    guard !isFound else { return }
    let element = page.source[index]
    let role = page.explicitRole(of: index)
    // A closed element may refer to an element that a script adds later. For a combo box,
    // `aria-expanded` without a value counts as closed.
    let isClosed =
      role == "combobox" && element["aria-expanded"].map(\.isBlank) == true
      || element["aria-expanded"] == "false" || element["aria-selected"] == "false"
      || !["false", nil].contains(element["aria-haspopup"])
    // An open combo box and a scroll bar require a reference to the element that they control.
    let isNeeded =
      attribute.name == "aria-controls"
      && (role == "scrollbar"
        || role == "combobox" && element["aria-expanded"]?.lowercased() == "true")
    let isLoose =
      !isNeeded && !["aria-activedescendant", "aria-flowto", "aria-owns"].contains(attribute.name)
    if !isNeeded, ["aria-controls", "aria-owns"].contains(attribute.name), isClosed { return }
    findings.add(
      element: index,
      "\(attribute.name) refers to “\(attribute.value)”, but no element has that id.",
      severity: .serious, needsReview: isLoose,
      fix: Finding.Fix("Use the id of an element on this page, or remove the attribute."))
  }
}
