internal import Simulator

/// The rows of a recorded table, with a cell for every stop.
///
/// Existing rows keep their order. A stop without a cell goes to the row in which another reader is
/// on the same node. If there is no such row, the stop goes to a new row between its neighbours.
struct RowPlan {
  /// A row to write.
  struct Row {
    /// The index of the existing row, or `nil` for a new row.
    var old: Int?
    /// For each column, the index of the stop in this row, or `nil` if the column has no stop here.
    var stops: [Int?]
  }

  /// The facts about a column that the plan needs.
  struct Column {
    /// The pairing of the column's cells with the reader's stops.
    var pairing: ColumnPairing
    /// Whether a stop without a cell gets a cell, in an existing row or in a new row.
    var placesStops: Bool
    /// For each row, whether the column's cell may be overwritten.
    var isFree: [Bool]
    /// For each row, whether the column's cell expects a stop.
    var expectsStop: [Bool]
  }

  /// The existing rows, with the new rows between them.
  var rows: [Row] {
    var result = new[0]
    for (index, stops) in existing.enumerated() {
      result.append(Row(old: index, stops: stops))
      result += new[index + 1]
    }
    return result
  }

  private let columns: [Column]
  /// For each existing row and each column, the index of the stop, or `nil` if there is no stop.
  private var existing: [[Int?]]
  /// The new rows before each existing row, then the new rows after the last existing row.
  private var new: [[Row]]
  /// For each column and stop, the index of the existing row with the stop's cell, or `nil` if the
  /// stop has no cell.
  private var rowOfStop: [[Int?]]
  /// For each column and stop, the first row after those in which the stop can be.
  private let firstTooLateRow: [[Int]]
  /// For each column, the first row in which the next stop can be.
  private var firstAllowedRow: [Int]
  /// The index of the row after the last placed stop of any column.
  private var nextRow = 0

  /// Plans the rows.
  ///
  /// - Parameter aligned: The stops of all readers. Each row contains the stops to show side by
  ///   side.
  init(_ columns: [Column], rows count: Int, aligned: [ReaderAlignment.Row]) {
    self.columns = columns
    existing = (0..<count).map { row in columns.map { $0.pairing.stops[row] } }
    new = Array(repeating: [], count: count + 1)
    rowOfStop = columns.indices.map { RowPlan.rowOfStop(of: columns[$0], column: $0, aligned) }
    firstTooLateRow = rowOfStop.map { RowPlan.firstTooLateRow($0, count) }
    firstAllowedRow = Array(repeating: 0, count: columns.count)
    for row in aligned { placeStops(of: row) }
  }

  private static func rowOfStop(
    of column: Column, column columnIndex: Int, _ aligned: [ReaderAlignment.Row]
  ) -> [Int?] {
    let count = aligned.reduce(0) { max($0, ($1[columnIndex] ?? -1) + 1) }
    var rowOfStop = [Int?](repeating: nil, count: count)
    for (row, stop) in column.pairing.stops.enumerated() {
      if let stop, stop < count { rowOfStop[stop] = row }
    }
    return rowOfStop
  }

  private static func firstTooLateRow(_ rowOfStop: [Int?], _ count: Int) -> [Int] {
    var firstTooLateRow = rowOfStop.map { _ in count }
    var limit = count
    for stop in rowOfStop.indices.reversed() {
      firstTooLateRow[stop] = limit
      limit = rowOfStop[stop] ?? limit
    }
    return firstTooLateRow
  }

  /// Places stops of several readers that belong together.
  ///
  /// If one of these stops already has a cell, the remaining stops go to the row of that cell.
  private mutating func placeStops(of aligned: ReaderAlignment.Row) {
    var shared: Int?
    for (column, stop) in aligned.enumerated() {
      guard let stop, let row = rowOfStop[column][stop] else { continue }
      shared = shared ?? row
      reach(row + 1, in: column)
    }
    var added: (gap: Int, row: Int)?
    for (column, stop) in aligned.enumerated() {
      guard let stop, rowOfStop[column][stop] == nil, isWanted(stop, in: column) else { continue }
      if let row = row(for: stop, in: column, preferring: shared) {
        existing[row][column] = stop
        shared = shared ?? row
        reach(row + 1, in: column)
      } else {
        add(stop, in: column, to: &added)
      }
    }
  }

  private mutating func reach(_ row: Int, in column: Int) {
    firstAllowedRow[column] = max(firstAllowedRow[column], row)
    nextRow = max(nextRow, row)
  }

  private func isWanted(_ stop: Int, in column: Int) -> Bool {
    columns[column].placesStops && stop < columns[column].pairing.end
  }

  /// Returns an existing row for a stop without a cell, or `nil` if the stop needs a new row.
  ///
  /// The row is that of the stop's node, or a row whose expected text is no longer announced.
  private func row(for stop: Int, in column: Int, preferring shared: Int?) -> Int? {
    let first = firstAllowedRow[column]
    let end = firstTooLateRow[column][stop]
    guard first < end else { return nil }
    let isFree = { (row: Int) in existing[row][column] == nil && columns[column].isFree[row] }
    if let shared, (first..<end).contains(shared), isFree(shared) { return shared }
    guard shared == nil, nextRow < end else { return nil }
    // If another reader has a stop in a row, the row belongs to another node.
    return (max(first, nextRow)..<end).prefix { row in existing[row].allSatisfy { $0 == nil } }
      .first { isFree($0) && columns[column].expectsStop[$0] }
  }

  /// Adds a stop to a new row.
  ///
  /// Stops on the same node share the row `added`. If `added` is too early or too late for a stop,
  /// the stop gets another new row.
  private mutating func add(
    _ stop: Int, in column: Int, to added: inout (gap: Int, row: Int)?
  ) {
    let first = firstAllowedRow[column]
    let end = firstTooLateRow[column][stop]
    if let added, (first...end).contains(added.gap) {
      new[added.gap][added.row].stops[column] = stop
      return reach(added.gap, in: column)
    }
    let gap = min(max(nextRow, first), end)
    added = (gap, new[gap].count)
    var row = Row(old: nil, stops: Array(repeating: nil, count: columns.count))
    row.stops[column] = stop
    new[gap].append(row)
    reach(gap, in: column)
  }
}
