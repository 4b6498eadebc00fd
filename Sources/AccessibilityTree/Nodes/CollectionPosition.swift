/// The position of a node in a set or table, or the size of a set or table.
///
/// Positions count from 1. As in ARIA, a size of −1 means that the author declares the size as
/// unknown.
public struct CollectionPosition: Sendable, Hashable {
  /// The position of the node in its set, and the size of that set.
  public var positionInSet, setSize: Int?
  /// The first row and column of a cell.
  public var row, column: Int?
  /// The numbers of rows and columns that a cell spans.
  public var rowSpan, columnSpan: Int?
  /// The numbers of rows and columns of a table.
  public var rowCount, columnCount: Int?

  /// Creates a position from the known numbers.
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

extension CollectionPosition {
  /// The position of the node in its set, and the size of the set.
  ///
  /// The result is `nil` if one of the numbers is unknown, or if the position exceeds the size.
  package var knownPosition: (position: Int, count: Int)? {
    guard let position = positionInSet, let count = setSize, position >= 1, position <= count else {
      return nil
    }
    return (position, count)
  }
}
