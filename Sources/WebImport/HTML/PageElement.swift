package import Simulator

/// What became of one element of a page, for those who compare with a browser.
package struct PageElement: Sendable {
  /// The way from the document to the element: `/html.1/body.1/p.2`, the how-many-eth child of that
  /// name; the content of a shadow tree stands below `#shadow`.
  package var path: String
  /// Its node; absent for what nobody ever sees.
  package var node: Node.Index?
  package var role: Role
  package var style: PageElementStyle
}

/// What of an element's style matters to hearing it, in CSS's own words.
package struct PageElementStyle: Sendable {
  package var display: String
  package var visibility: String
  package var whiteSpace: String
  package var listStyle: String
  package var hidesContent: Bool
  /// The text of `::before` and `::after`; absent for none.
  package var before: String?
  package var after: String?
}

extension HTMLPage {
  /// All elements of the page in document order, those in frames not.
  package var elements: [PageElement] {
    let dom = page.dom
    var paths = [String](repeating: "", count: dom.count)
    var counts = [[String: Int]](repeating: [:], count: dom.count + 1)
    let shadows = Set(page.tree.shadowRoots)
    var elements: [PageElement] = []
    for id in dom.ids where !dom.isText(id) {
      let parent = Int(dom[id].parent)
      let above = parent < 0 ? "" : paths[parent]
      guard !shadows.contains(id) else {
        paths[Int(id)] = above + "/#shadow"
        continue
      }
      let name = dom.name(of: id)
      let place = counts[parent + 1][name, default: 0] + 1
      counts[parent + 1][name] = place
      paths[Int(id)] = "\(above)/\(name).\(place)"
      elements.append(
        PageElement(
          path: paths[Int(id)], node: indices[Int(id)], role: page.roles[id], style: style(of: id)))
    }
    return elements
  }

  private func style(of id: DOM.ID) -> PageElementStyle {
    let style = page.styles[id]
    return PageElementStyle(
      display: style.display.word, visibility: style.visibility.rawValue,
      whiteSpace: style.whiteSpace.rawValue, listStyle: style.listStyle.rawValue,
      hidesContent: style.hidesContent,
      before: page.styles.before[id]?.text(of: id, page.dom),
      after: page.styles.after[id]?.text(of: id, page.dom))
  }
}

extension Style.Display {
  /// The value of `display`; the parts of a table are told apart nowhere.
  fileprivate var word: String {
    switch self {
    case .none: "none"
    case .contents: "contents"
    case .inline: "inline"
    case .inlineBlock: "inline-block"
    case .block: "block"
    case .listItem: "list-item"
    case .flex: "flex"
    case .inlineFlex: "inline-flex"
    case .table: "table"
    case .inlineTable: "inline-table"
    case .tableCell: "table-cell"
    case .tablePart: "table-part"
    case .ruby: "ruby"
    }
  }
}
