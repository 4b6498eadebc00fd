internal import Simulator

extension AuditRule {
  static let definitionList = page(
    "definition-list", severity: .serious, criteria: ["1.3.1"],
    condition: "A description list contains something other than terms followed by descriptions.",
    why: "Readers cannot announce which description belongs to which term.",
    fix: "Use only <dt> elements followed by <dd> elements, each group in a <div> if you like.",
    examples: [
      .fails(.web, "↓<dl><p>Milk</p></dl>"),
      .fails(.web, "↓<dl><dd>1 litre</dd><dt>Milk</dt></dl>"),
      .passes(.web, "<dl><dt>Milk</dt><dd>1 litre</dd></dl>"),
      .passes(.web, "<dl><div><dt>Milk</dt><dd>1 litre</dd></div></dl>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["dl"]) {
      guard page.explicitRole(of: index) == nil else { continue }
      if let fault = DescriptionGroups(page).fault(in: index) {
        // In a list with only terms, such as a table of contents, no relation to a description is
        // lost.
        findings.add(element: index, fault, severity: page.hasOnlyTerms(index) ? .warning : nil)
      }
    }
  }
}

extension WebPage {
  /// Whether an element is an anchor without a link and without content.
  fileprivate func isEmptyAnchor(_ index: Int) -> Bool {
    source[index]["href"] == nil && source[index].firstChild == nil && source[index].text.isBlank
  }

  /// Whether all children of a description list are terms.
  fileprivate func hasOnlyTerms(_ list: Int) -> Bool {
    source[list].text.isBlank
      && source.children(of: list).allSatisfy { source[$0].name == "dt" || isSilent($0) }
  }
}

/// A check of the order of terms and descriptions in a description list, item by item.
private struct DescriptionGroups {
  private let page: WebPage
  private var hasTerm = false
  private var isComplete = false
  private var isEmpty = true

  init(_ page: WebPage) { self.page = page }

  /// Returns a sentence that describes the defect of a list, or `nil` if the list has no defect.
  func fault(in list: Int) -> String? {
    var groups = self
    if !page.source[list].text.isBlank {
      return "This description list contains text outside <dt> and <dd>."
    }
    for child in page.flat.boxes(in: list) where !page.isSilent(child) {
      guard page.source[child].name == "div", page.explicitRole(of: child) == nil else {
        if let fault = groups.fault(at: child) { return fault }
        continue
      }
      var inner = DescriptionGroups(page)
      for item in page.flat.boxes(in: child) where !page.isSilent(item) {
        if let fault = inner.fault(at: item) { return fault }
      }
      if inner.isEmpty { return "This description list contains a <div> without <dt> and <dd>." }
      groups.hasTerm = groups.hasTerm || inner.hasTerm
      groups.isComplete = groups.isComplete || inner.isComplete
      groups.isEmpty = false
    }
    return groups.isEmpty || groups.isComplete
      ? nil : "This description list has no <dt> followed by a <dd>."
  }

  private mutating func fault(at item: Int) -> String? {
    isEmpty = false
    let name = page.source[item].name
    if let role = page.explicitRole(of: item), !["term", "definition", "listitem"].contains(role) {
      return "This description list contains \(page.tag(item)) with the role “\(role)”."
    }
    switch name {
    // An empty anchor is only a target of links. Nobody sees or hears the anchor.
    case "a" where page.isEmptyAnchor(item): break
    case "dt": hasTerm = true
    case "dd": isComplete = isComplete || hasTerm
    default: return "This description list contains \(page.tag(item)) beside <dt> and <dd>."
    }
    return nil
  }
}
