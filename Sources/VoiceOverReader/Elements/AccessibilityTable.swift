/// The cells and headers of a data table.
///
/// Source: UIKit, `UIAccessibilityContainerDataTable`.
package struct AccessibilityTable: Sendable, Hashable {
  /// The first column with a cell in each row.
  private var firstColumns: [Int: Int] = [:]
  private var cells: [Position: Int] = [:]
  /// The header cells of each row, as indices in the tree.
  ///
  /// `columnHeaders` contains the header cells of each column.
  var rowHeaders: [Int: [Int]] = [:]
  var columnHeaders: [Int: [Int]] = [:]

  private struct Position: Sendable, Hashable {
    var row, column: Int
  }

  /// Adds a cell at a row and column, both counted from 0.
  mutating func add(_ element: Int, row: Int, column: Int) {
    cells[Position(row: row, column: column)] = element
    firstColumns[row] = min(column, firstColumns[row] ?? column)
  }

  func cell(row: Int, column: Int) -> Int? { cells[Position(row: row, column: column)] }

  /// Whether the row has no cell in an earlier column.
  func isFirst(column: Int, inRow row: Int) -> Bool {
    guard let first = firstColumns[row] else { return true }
    return first >= column
  }
}
