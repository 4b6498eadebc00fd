/// What a data table answers when it is asked for its cells and headers.
///
/// Source: UIKit, `UIAccessibilityContainerDataTable`.
package struct AccessibilityTable: Sendable, Hashable {
  /// Cells by row, each with the lowest column that has a cell.
  private var firstColumns: [Int: Int] = [:]
  private var places: [Place: Int] = [:]
  /// Header cells of rows and columns, as places in the tree.
  package var rowHeaders: [Int: [Int]] = [:]
  package var columnHeaders: [Int: [Int]] = [:]

  private struct Place: Sendable, Hashable {
    var row, column: Int
  }

  /// Makes `element` the answer for that row and column, both from 0.
  package mutating func add(_ element: Int, row: Int, column: Int) {
    places[Place(row: row, column: column)] = element
    firstColumns[row] = min(column, firstColumns[row] ?? column)
  }

  package func cell(row: Int, column: Int) -> Int? { places[Place(row: row, column: column)] }

  /// Whether no cell of the row stands before that column.
  package func isFirst(column: Int, inRow row: Int) -> Bool {
    guard let first = firstColumns[row] else { return true }
    return first >= column
  }
}
