internal import Simulator

extension AuditRule {
  static let ariaValidAttributeValue = page(
    "aria-valid-attr-value", aliases: ["6a7281", "in6db8", "aria-proptypes"], severity: .critical,
    criteria: ["4.1.2"],
    condition:
      "An attribute of ARIA has a value that it cannot have, or names an id that is nowhere.",
    why: "Browsers take the default instead, so people hear a wrong state or none.",
    fix: "Give the attribute one of the values that ARIA lists for it.",
    examples: [
      .fails(.web, "↓<button aria-pressed=yes>Bold</button>"),
      .fails(.web, "↓<div role=main aria-live=soon>News</div>"),
      .fails(.web, "↓<div role=list aria-owns=gone></div>"),
      .fails(.web, "↓<h2 aria-level=0>News</h2>"),
      .fails(
        .web,
        "↓<input aria-label=Age aria-invalid=true aria-errormessage=e><p id=e hidden>Too young</p>"),
      .passes(.web, "<button aria-pressed=mixed>Bold</button>"),
      .passes(.web, "<button aria-expanded=false aria-controls=later>More</button>"),
    ]
  ) { page, findings in AriaValues(page).check(&findings) }
}

/// Looks at the values of ARIA's attributes.
private struct AriaValues {
  private let page: WebPage
  private let ids: Set<String>

  init(_ page: WebPage) {
    self.page = page
    ids = Set(page.elements(with: ["id"]).compactMap { page.source[$0]["id"] })
  }

  func check(_ findings: inout FindingList) {
    for index in page.elements(with: ["aria-"]) {
      for attribute in page.source[index].attributes {
        guard let known = AriaAttribute[attribute.name], !attribute.value.isBlank else { continue }
        if !known.kind.admits(attribute.value) {
          let isCurrent = attribute.name == "aria-current"
          findings.add(
            element: index,
            "\(attribute.name) is “\(attribute.value)”, and may be \(known.kind.expectation).",
            needsReview: isCurrent || page.isHidden(index) && attribute.name != "aria-hidden")
        } else if !page.isHidden(index) {
          checkReferences(attribute, known.kind, index, &findings)
        }
      }
      checkMessage(of: index, &findings)
    }
  }

  /// What tells an error must be shown as long as there is one.
  ///
  /// Source: WAI-ARIA 1.2, 6.6, `aria-errormessage`.
  private func checkMessage(of index: Int, _ findings: inout FindingList) {
    let element = page.source[index]
    guard let names = element["aria-errormessage"], !page.isHidden(index),
      let invalid = element["aria-invalid"]?.lowercased(), !invalid.isBlank, invalid != "false",
      let target = names.idTokens.lazy.compactMap({ page.elementsById[$0]?.first }).first,
      page.isHidden(target)
    else { return }
    findings.add(
      element: index,
      "aria-errormessage names “\(names)”, which is hidden though aria-invalid is set.",
      severity: .serious, fix: Finding.Fix("Show the message as long as the entry is wrong."),
      related: page.subject.node(of: target).map { [.init($0, "the message")] } ?? [])
  }

  /// Ids that are nowhere: an author's mistake where nothing can bring them, else for a person.
  private func checkReferences(
    _ attribute: SourceTree.Attribute, _ kind: AriaAttribute.Kind, _ index: Int,
    _ findings: inout FindingList
  ) {
    // A name that is nowhere is a matter of labels.
    guard kind == .reference || kind == .references, attribute.name != "aria-labelledby" else {
      return
    }
    let tokens = attribute.value.idTokens
    guard !tokens.contains(where: ids.contains) else { return }
    let element = page.source[index]
    let role = page.explicitRole(of: index)
    // An attribute without a value is as good as none.
    let isClosed =
      role == "combobox" && element["aria-expanded"].map(\.isBlank) == true
      || element["aria-expanded"] == "false" || element["aria-selected"] == "false"
      || !["false", nil].contains(element["aria-haspopup"])
    // A combo box that is open, and a scroll bar, are nothing without what they control.
    let isNeeded =
      attribute.name == "aria-controls"
      && (role == "scrollbar"
        || role == "combobox" && element["aria-expanded"]?.lowercased() == "true")
    let isLoose =
      !isNeeded && !["aria-activedescendant", "aria-flowto", "aria-owns"].contains(attribute.name)
    if !isNeeded, ["aria-controls", "aria-owns"].contains(attribute.name), isClosed { return }
    findings.add(
      element: index,
      "\(attribute.name) names “\(attribute.value)”, and no element has that id.",
      severity: .serious, needsReview: isLoose,
      fix: Finding.Fix("Name the id of an element on this page, or drop the attribute."))
  }
}
