package import AccessibilityTree

/// The result of importing one element of a page.
///
/// Tests compare this result with the result of a browser.
package struct PageElement: Sendable {
  /// The path from the document to the element: `/html.1/body.1/p.2`.
  ///
  /// Each number is the position among the siblings with the same name, counted from 1. The
  /// elements of a shadow tree are below `#shadow`.
  package var path: String
  /// The node of the element, or `nil` if the element is never rendered.
  package var node: Node.Index?
  package var role: Role
  package var style: PageElementStyle
}

/// The part of an element's style that affects announcements, with the values of CSS.
package struct PageElementStyle: Sendable {
  package var display: String
  package var visibility: String
  package var whiteSpace: String
  package var listStyle: String
  package var hidesContent: Bool
  package var before: String?
  package var after: String?
}

extension HTMLPage {
  /// The elements of the page in document order, without the elements in frames.
  package var elements: [PageElement] {
    let dom = page.dom
    var paths = [String](repeating: "", count: dom.count)
    var counts = [[String: Int]](repeating: [:], count: dom.count + 1)
    let shadows = Set(page.tree.shadowRoots)
    var elements: [PageElement] = []
    for id in dom.ids where !dom.isText(id) {
      let parent = Int(dom[id].parent)
      let parentPath = parent < 0 ? "" : paths[parent]
      guard !shadows.contains(id) else {
        paths[Int(id)] = parentPath + "/#shadow"
        continue
      }
      let name = dom.name(of: id)
      let number = counts[parent + 1][name, default: 0] + 1
      counts[parent + 1][name] = number
      paths[Int(id)] = "\(parentPath)/\(name).\(number)"
      elements.append(
        PageElement(
          path: paths[Int(id)], node: indices[Int(id)], role: page.roles[id], style: style(of: id)))
    }
    return elements
  }

  private func style(of id: DOM.ID) -> PageElementStyle {
    let style = page.styles[id]
    return PageElementStyle(
      display: style.display.rawValue, visibility: style.visibility.rawValue,
      whiteSpace: style.whiteSpace.rawValue, listStyle: style.listStyle.rawValue,
      hidesContent: style.hidesContent,
      before: page.styles.before[id]?.text(of: id, page.dom),
      after: page.styles.after[id]?.text(of: id, page.dom))
  }
}
