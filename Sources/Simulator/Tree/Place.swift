/// The place of a node among its siblings or in a table, or the size of a set or table.
///
/// Positions count from 1; −1 as a size means unknown to the author.
public struct Place: Sendable, Hashable {
  /// Position in the set.
  public var positionInSet: Int?
  /// Size of the set this node belongs to.
  public var setSize: Int?
  /// Row of a cell.
  public var row: Int?
  /// Column of a cell.
  public var column: Int?
  /// Rows a cell covers.
  public var rowSpan: Int?
  /// Columns a cell covers.
  public var columnSpan: Int?
  /// Rows of a table.
  public var rowCount: Int?
  /// Columns of a table.
  public var columnCount: Int?

  /// A place, as far as it is known.
  public init(
    positionInSet: Int? = nil, setSize: Int? = nil, row: Int? = nil, column: Int? = nil,
    rowSpan: Int? = nil, columnSpan: Int? = nil, rowCount: Int? = nil, columnCount: Int? = nil
  ) {
    self.positionInSet = positionInSet
    self.setSize = setSize
    self.row = row
    self.column = column
    self.rowSpan = rowSpan
    self.columnSpan = columnSpan
    self.rowCount = rowCount
    self.columnCount = columnCount
  }
}
