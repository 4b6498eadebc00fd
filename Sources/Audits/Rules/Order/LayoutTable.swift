internal import Simulator

extension AuditRule {
  static let layoutTable = AuditRule(
    "layout-table", aliases: ["table_layout_linearized"], layer: .tree, severity: .warning,
    criteria: ["1.3.1"], clauses: ["L14"],
    condition: "A table without headers or caption holds labels and fields, or an element is laid "
      + "out as a table.",
    why:
      "A person who magnifies the screen loses labels in another column, and readers may tell of "
      + "rows and columns that mean nothing.",
    mends: [.web: "Lay labels and fields out with CSS, such as a grid, and without a table."],
    platforms: [.web], needs: [.source],
    examples: [
      .fails(.web, "<table><tr><td>Name</td><td><input aria-label=Name></td></tr></table>"),
      .passes(
        .web,
        "<table><caption>Guests</caption><tr><th>Name</th><td><input aria-label=Name></td></tr>"
          + "</table>"),
      .passes(.web, "<div><label>Name <input></label></div>"),
    ]
  ) { subject, findings in
    guard let source = subject.source, source.language == .html else { return }
    for place in source.indices {
      if source[place].name == "table" {
        LayoutTable(place, in: source)?.report(&findings)
      } else if isTableByStyle(source[place]) {
        findings.add(element: place, "This \(source[place].name) is laid out as a table.")
      }
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

/// A table of which nothing says that it holds data.
private struct LayoutTable {
  private let place: Int
  private let fields: Int
  private let texts: Int
  private let hasRole: Bool

  init?(_ place: Int, in source: SourceTree) {
    var (fields, texts, cells) = (0, 0, 0)
    var current = place + 1
    let end = source.branch(of: place).upperBound
    while current < end {
      let element = source[current]
      switch element.name {
      case "th", "caption": return nil
      case "table":
        // What is in it is told with it.
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
    guard cells > 1 else { return nil }
    self.place = place
    (self.fields, self.texts) = (fields, texts)
    hasRole = source[place]["role"] != nil
  }

  func report(_ findings: inout FindingList) {
    if fields > 0, texts > 0 {
      findings.add(element: place, "This table only lays out labels and fields.")
    } else if !hasRole, fields == 0, texts > 1 {
      findings.add(
        element: place, "This table has no headers and may be there for the layout alone.",
        isReview: true)
    }
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
