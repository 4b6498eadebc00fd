internal import Simulator

extension AuditRule {
  static let tableHeaderReferences = page(
    "td-headers-attr", aliases: ["a25f45", "table_headers_ref_valid"], severity: .serious,
    criteria: ["1.3.1"],
    condition:
      "The headers attribute of a cell names something that is no other cell of the table.",
    why:
      "Readers cannot say the header with the cell, so people hear a number without its meaning.",
    mend: "Name the ids of <th> elements of the same table.",
    examples: [
      .fails(
        .web,
        "<table><tr><th id=p>Price</th></tr><tr><td headers=q>1</td></tr></table>"),
      .passes(
        .web,
        "<table><tr><th id=p>Price</th></tr><tr><td headers=p>1</td></tr></table>"),
    ]
  ) { page, findings in
    let ids = page.placesById()
    for place in page.shown(with: ["headers"])
    where ["td", "th"].contains(page.source[place].name) {
      let names = (page.source[place]["headers"] ?? "").idTokens
      guard !names.isEmpty, let table = page.table(of: place) else { continue }
      let wrong = names.first { name in
        guard let cells = ids[name] else { return true }
        return !cells.contains {
          $0 != place && ["td", "th"].contains(page.source[$0].name) && page.table(of: $0) == table
        }
      }
      guard let wrong else { continue }
      findings.add(
        element: place, "headers names “\(wrong)”, which is no other cell of this table.")
    }
  }

  static let tableScope = page(
    "scope-attr-valid", aliases: ["scope", "table_scope_valid"], severity: .warning,
    criteria: ["1.3.1"],
    condition: "A scope stands on something that is no header, or has an unknown value.",
    why: "Browsers ignore it, so readers may say the wrong header with a cell.",
    mend: "Put scope=\"col\" or scope=\"row\" on <th>.",
    examples: [
      .fails(.web, "<table><tr><th scope=column>Price</th></tr><tr><td>1</td></tr></table>"),
      .fails(.web, "<div scope=row>Price</div>"),
      .passes(.web, "<table><tr><th scope=col>Price</th></tr><tr><td>1</td></tr></table>"),
    ]
  ) { page, findings in
    for place in page.shown(with: ["scope"]) {
      guard let scope = page.source[place]["scope"] else { continue }
      let name = page.source[place].name
      if name != "th", !name.contains("-") {
        // HTML 4 allowed it on data cells, and browsers follow it there.
        findings.add(
          element: place, "scope has no meaning on \(page.tag(place)).", isReview: name == "td")
      } else if !["row", "col", "rowgroup", "colgroup"].contains(scope.lowercased()),
        !scope.isBlank
      {
        findings.add(element: place, "scope is “\(scope)”, and may be “row” or “col”.")
      }
    }
  }

  static let tableDuplicateName = page(
    "table-duplicate-name", severity: .warning, criteria: [],
    condition: "The caption and the summary of a table are the same.",
    why: "People hear the same words twice before they come to the first cell.",
    mend: "Keep the <caption>, and drop the summary.",
    examples: [
      .fails(
        .web,
        "<table summary=Prices><caption>Prices</caption><tr><th>A</th><td>1</td></tr></table>"),
      .passes(.web, "<table><caption>Prices</caption><tr><th>A</th><td>1</td></tr></table>"),
    ]
  ) { page, findings in
    for place in page.shown(named: ["table"]) {
      guard let summary = page.source[place]["summary"], !summary.isBlank,
        let caption = page.source.children(of: place).first(where: {
          page.source[$0].name == "caption"
        })
      else { continue }
      let text = page.source.branch(of: caption).map { page.source[$0].text }.joined()
      guard text.idTokens.map({ $0.lowercased() }) == summary.idTokens.map({ $0.lowercased() })
      else { continue }
      findings.add(element: place, "Caption and summary of this table are both “\(summary)”.")
    }
  }
}

extension WebPage {
  /// The table that an element stands in.
  func table(of place: Int) -> Int? {
    source.ancestors(of: place).first { source[$0].name == "table" }
  }
}
