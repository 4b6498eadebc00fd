internal import Simulator

extension AuditRule {
  static let definitionList = page(
    "definition-list", severity: .serious, criteria: ["1.3.1"],
    condition: "A description list holds something else than terms followed by descriptions.",
    why: "Readers say which description belongs to which term, and here they cannot.",
    fix: "Write <dt> and then <dd>, in groups with <div> around each if you like.",
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
        findings.add(element: index, fault)
      }
    }
  }
}

/// What is right inside a description list.
private struct DescriptionGroups {
  private let page: WebPage
  private var hasTerm = false
  private var isComplete = false
  private var isEmpty = true

  init(_ page: WebPage) { self.page = page }

  /// What is wrong with a list, if anything.
  func fault(in list: Int) -> String? {
    var groups = self
    if !page.source[list].text.isBlank {
      return "This description list holds text outside <dt> and <dd>."
    }
    for child in page.source.children(of: list) where !page.isSilent(child) {
      guard page.source[child].name == "div", page.explicitRole(of: child) == nil else {
        if let fault = groups.fault(at: child) { return fault }
        continue
      }
      var inner = DescriptionGroups(page)
      for item in page.source.children(of: child) where !page.isSilent(item) {
        if let fault = inner.fault(at: item) { return fault }
      }
      if inner.isEmpty { return "This description list holds a <div> without <dt> and <dd>." }
      groups.hasTerm = groups.hasTerm || inner.hasTerm
      groups.isComplete = groups.isComplete || inner.isComplete
      groups.isEmpty = false
    }
    return groups.isEmpty || groups.isComplete
      ? nil : "This description list has no <dt> that a <dd> comes after."
  }

  private mutating func fault(at item: Int) -> String? {
    isEmpty = false
    let name = page.source[item].name
    if let role = page.explicitRole(of: item), !["term", "definition", "listitem"].contains(role) {
      return "This description list holds \(page.tag(item)) with the role “\(role)”."
    }
    switch name {
    case "dt": hasTerm = true
    case "dd": isComplete = isComplete || hasTerm
    default: return "This description list holds \(page.tag(item)) besides <dt> and <dd>."
    }
    return nil
  }
}
