import AccessibilityTree
import Announcements

/// The numbers of rows and columns of the tables of a page.
///
/// VoiceOver counts the rows and columns that exist. VoiceOver ignores `aria-rowcount` and
/// `aria-colcount`. Source: a11ysupport.io, aria-rowcount.json and aria-colcount.json, VoiceOver on
/// iOS.
struct WebGrids {
  struct Size: Hashable {
    var rows = 0
    var columns = 0
  }

  private var sizes: [Node.Index: Size] = [:]

  init(_ screen: Screen) {
    let isTable: (Node) -> Bool = { $0.role == .table || $0.role == .grid || $0.role == .treeGrid }
    guard screen.preorder.contains(where: { isTable(screen[$0.index]) }) else { return }
    let tables = screen.nearest(where: isTable)
    let rows = screen.nearest { $0.role == .row || isTable($0) }
    var widths: [Node.Index: Int] = [:]
    for visit in screen.preorder where screen[visit.index].isReachedInSafari {
      let (node, position) = (screen[visit.index], Int(visit.index.position))
      guard let table = tables[position] else { continue }
      switch node.role {
      case .row: sizes[table, default: Size()].rows += 1
      case .cell, .gridCell, .columnHeader, .rowHeader:
        guard let row = rows[position], row != table else { continue }
        widths[row, default: 0] += NativeTables.span(node.collectionPosition?.columnSpan)
        sizes[table, default: Size()].columns = max(sizes[table]?.columns ?? 0, widths[row] ?? 0)
      default: break
      }
    }
  }

  func size(of table: Node.Index) -> Size? { sizes[table] }
}
