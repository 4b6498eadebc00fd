internal import Simulator

extension AuditRule {
  static let layoutTable = AuditRule(
    id: "layout-table", aliases: ["table_layout_linearized", "table_headers_exists"], layer: .tree,
    severity: .warning, criteria: ["1.3.1"], bestPractice: ["1.3.1"], guidelines: ["L14"],
    condition:
      "A table without headers only serves layout (it lays out labels and fields, or has a single "
      + "row or column); or CSS lays out an element as a table; or a small data table has no "
      + "headers; or a table with headers or a caption has the role none.",
    why:
      "People who magnify the screen lose labels in another column, and readers may announce rows "
      + "and columns that mean nothing.",
    fixes: [
      .web: "Lay out labels and fields with CSS, such as a grid, instead of a table."
    ],
    platforms: [.web], needs: [.source],
    examples: [
      .fails(.web, "↓<table><tr><td>Name</td><td><input aria-label=Name></td></tr></table>"),
      .passes(
        .web,
        "<table><caption>Guests</caption><tr><th>Name</th><td><input aria-label=Name></td></tr>"
          + "</table>"),
      .fails(.web, "↓<table><tr><td>News</td><td>Sport</td></tr></table>"),
      .fails(
        .web,
        "↓<table><caption>Prices</caption><tr><td>Tea</td><td>1</td></tr><tr><td>Milk</td><td>2</td>"
          + "</tr></table>"),
      .passes(.web, "<table role=none><tr><td>News</td><td>Sport</td></tr></table>"),
      .fails(
        .web,
        "↓<table role=presentation><tr><th>Tea</th><th>Price</th></tr>"
          + "<tr><td>Assam</td><td>3</td></tr></table>"),
      .passes(
        .web, "<table role=none><tr><td><table><tr><th>Tea</th><td>3</td></tr></table></table>"),
      .passes(.web, "<div><label>Name <input></label></div>"),
    ]
  ) { subject, findings in
    guard let page = WebPage(subject) else { return }
    let source = page.source
    for index in source.indices {
      if source[index].name == "table" {
        guard !page.isHidden(index) else { continue }
        switch page.role(of: index) {
        case "table": LayoutTable(index, on: page)?.report(&findings)
        case "none", "presentation": addDataWithoutRole(index, on: page, &findings)
        default: break
        }
      } else if isTableByStyle(source[index]) {
        findings.add(
          element: index, "This \(source[index].name) is laid out as a table.",
          fix: Finding.Fix("Use another layout, such as a CSS grid."))
      }
    }
  }

  /// Adds a table without the role of a table, if it has a header or a caption.
  ///
  /// Source: WCAG 2.2, failures F46 and F92.
  private static func addDataWithoutRole(
    _ table: Int, on page: WebPage, _ findings: inout FindingList
  ) {
    let end = page.source.branch(of: table).upperBound
    var current = table + 1
    while current < end {
      switch page.source[current].name {
      case "table":
        // The rule checks every nested table separately.
        current = page.source.branch(of: current).upperBound
        continue
      case "th", "caption":
        guard page.explicitRole(of: current) == nil, page.hasText(current) else { break }
        findings.add(
          element: table,
          "This table has no role, although it contains \(page.tag(current)), so readers do not "
            + "announce its headers.", severity: .serious,
          fix: Finding.Fix(
            "Remove the role if the table shows data; otherwise use only <td> and no <caption>."),
          related: page.related(current, "Only tables of data have this."))
        return
      default: break
      }
      current += 1
    }
  }

  private static func isTableByStyle(_ element: SourceTree.Element) -> Bool {
    guard let style = element["style"]?.lowercased(), style.contains("table") else { return false }
    return style.split(separator: ";").contains { declaration in
      let words = declaration.split { $0 == ":" || $0 == " " || $0 == "!" }
      return words.first == "display" && words.count > 1
        && (words[1] == "table" || words[1] == "inline-table")
    }
  }
}

/// A table without row headers and column headers, which the author may use only for layout.
private struct LayoutTable {
  private let index: Int
  private let grid: TableGrid
  private var fields = 0
  private var texts = 0
  private var cells = 0
  private var holdsData = false
  /// Whether the author gave the table a name or summary, as is usual for data tables.
  private let isNamed: Bool

  init?(_ index: Int, on page: WebPage) {
    let source = page.source
    self.index = index
    isNamed =
      page.explicitRole(of: index) == "table"
      || ["aria-label", "aria-labelledby", "summary"].contains {
        source[index][$0]?.isBlank == false
      }
    var current = index + 1
    let end = source.branch(of: index).upperBound
    while current < end {
      let element = source[current]
      switch element.name {
      case "th": return nil
      case "caption", "thead": holdsData = true
      case "table":
        // A nested table is skipped here, because the rule checks every nested table separately.
        current = source.branch(of: current).upperBound
        continue
      case "td":
        if element["headers"] != nil || element["scope"] != nil { return nil }
        cells += 1
        let inside = source.branch(of: current).dropFirst()
        if inside.contains(where: { Self.isField(source[$0]) }) {
          fields += 1
        } else if !element.text.isBlank || inside.contains(where: { !source[$0].text.isBlank }) {
          texts += 1
        }
      default: break
      }
      if let role = element["role"], role.hasSuffix("header") { return nil }
      current += 1
    }
    grid = TableGrid(page, table: index)
  }

  func report(_ findings: inout FindingList) {
    let columns = grid.widths.max() ?? 0
    let isLine = grid.widths.count < 2 || columns < 2
    if holdsData {
      // Larger tables are skipped, because the rule “td-has-header” checks them.
      guard !isLine, grid.widths.count < 3 || grid.widths.prefix(3).contains(where: { $0 < 3 })
      else { return }
      findings.add(
        element: index, "This data table has no headers.", severity: .serious,
        fix: Finding.Fix("Make the cells that name a row or a column <th>."))
    } else if fields > 0, texts > 0 {
      findings.add(
        element: index, "This table only lays out labels and fields.", needsReview: true)
    } else if isLine, cells > 0, !isNamed {
      findings.add(
        element: index, "This table has a single \(line(columns)), so it only serves layout.",
        needsReview: true, fix: Finding.Fix("Lay the content out with CSS instead of a table."))
    } else if fields == 0, texts > 1 || isLine && cells > 0 {
      findings.add(
        element: index, "This table has no headers and may only serve layout.",
        needsReview: true,
        fix: Finding.Fix(
          "Make the cells that name a row or a column <th>, or lay it out with CSS."))
    }
  }

  private func line(_ columns: Int) -> String {
    if cells == 1 { return "cell" }
    return columns < 2 ? "column" : "row"
  }

  private static func isField(_ element: SourceTree.Element) -> Bool {
    switch element.name {
    case "select", "textarea": true
    case "input":
      !["hidden", "submit", "button", "reset", "image"].contains(element["type"]?.lowercased())
    default: false
    }
  }
}
