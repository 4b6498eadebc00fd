/// What the container around an element adds to it.
enum ElementContext: Hashable {
  /// One of several: a segment.
  case series(index: Int, count: Int)
  /// A tab; in a bar made by the trait, its button trait is not spoken.
  case tab(index: Int, count: Int, hidesButton: Bool)
  case listStart, listEnd, landmarkStart, landmarkEnd
  case cell(CellContext)
}

/// What a data table adds to a cell.
struct CellContext: Hashable {
  /// The row from 1, where it is told: at the first cell of the row.
  var row: Int?
  /// The column from 1.
  var column: Int?
  /// How many rows it covers, where that is told.
  var rowSpan: Int?
  var columnSpan: Int?
  /// Header cells, those of the row first, as places in the tree.
  var headers: [Int] = []
}
