/// The place of a node among its siblings or in a table, or the size of a set or table.
///
/// Positions count from 1; −1 as a size means unknown to the author.
public struct Place: Sendable, Hashable {
  /// Position in the set this node belongs to, and the size of that set.
  public var positionInSet, setSize: Int?
  /// Where a cell begins.
  public var row, column: Int?
  /// How many rows and columns a cell covers.
  public var rowSpan, columnSpan: Int?
  /// The size of a table.
  public var rowCount, columnCount: Int?

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

extension Place {
  /// The position in a set of known size, where both make sense.
  package var knownPosition: (position: Int, count: Int)? {
    guard let position = positionInSet, let count = setSize, position >= 1, position <= count else {
      return nil
    }
    return (position, count)
  }
}
