internal import Encoding
import Importers
import Simulator

/// The position of a stop in tables, lists and landmarks.
struct LayoutTestLocations {
  private let page: LayoutTestPage
  private let node: Node.Index

  init(_ page: LayoutTestPage, _ node: Node.Index) {
    self.page = page
    self.node = node
  }

  private func around(_ roles: Role...) -> Node? {
    page.nearest(to: node) { roles.contains($0.role) }
  }

  private var cell: Node? { around(.cell, .gridCell, .columnHeader, .rowHeader) }

  /// Returns the answer for a property about positions.
  func answer(
    to key: String, _ stop: LayoutTestPage.Stop?, _ expected: JSON.Value
  ) -> LayoutTestAnswers.Answer {
    switch key {
    case "inCell": .truth(cell != nil)
    case "inTable": .truth(around(.table, .grid, .treeGrid) != nil)
    case "inList": .truth(around(.list, .listbox, .descriptionList) != nil)
    case "inLandmark": .truth(isInLandmark)
    case "row": cell?.collectionPosition?.row.map { .number($0) } ?? .nothing
    case "column": cell?.collectionPosition?.column.map { .number($0) } ?? .nothing
    case "columnSpan": cell.map { .number($0.collectionPosition?.columnSpan ?? 1) } ?? .nothing
    case "columnRange":
      cell?.collectionPosition?.column.map {
        .range($0 - 1, cell?.collectionPosition?.columnSpan ?? 1)
      } ?? .nothing
    case "rowRange": stop.map { row(of: $0.element) } ?? .nothing
    case "sortDirection": .text(sortDirection)
    case "headers": .texts(headers(among: expected))
    case "fieldsetAncestor":
      .text(page.nearest(to: node) { $0.web?.element == "fieldset" }?.id.map { "#\($0)" } ?? "")
    default: .notSimulated
    }
  }

  /// Returns the rows of the cell around the element, or its position in a set.
  func row(of element: AccessibilityElement) -> LayoutTestAnswers.Answer {
    if let position = cell?.collectionPosition, let row = position.row {
      return .range(row - 1, position.rowSpan ?? 1)
    }
    if let position = element.web?.itemPosition, let size = element.web?.itemCount {
      return .range(position - 1, size)
    }
    guard let position = element.web?.position, let size = element.web?.count else {
      return .nothing
    }
    return .range(position - 1, size)
  }

  private var isInLandmark: Bool {
    around(.banner, .complementary, .contentInfo, .main, .navigation, .search, .region) != nil
  }

  private var sortDirection: String {
    switch cell?.states.sort {
    case .ascending: "AXAscendingSortDirection"
    case .descending: "AXDescendingSortDirection"
    case .other, nil: "AXUnknownSortDirection"
    }
  }

  /// Returns the expected header cells whose names are announced with the cell.
  private func headers(among expected: JSON.Value) -> [String?] {
    let cells: Set<Role> = [.cell, .gridCell, .columnHeader, .rowHeader]
    let cell = page.around(node).first { cells.contains(page.screen[$0].role) }
    let first = cell.flatMap { page.stops(in: $0).first }
    let announced = first?.element.web?.cell?.headers.map(\.text) ?? []
    return expected.elements.map { selector in
      let header = selector.string.flatMap { page.node($0) }.map { page.screen[$0].name }
      return header.map { announced.contains($0) } == true ? selector.string : nil
    }
  }
}
