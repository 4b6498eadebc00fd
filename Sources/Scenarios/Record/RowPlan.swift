internal import Simulator

/// The rows of a transcript with a place for every stop that has to be written into it.
///
/// Rows that are there stay in their order. A stop without a cell goes to the row in which another
/// reader is on the same node, else into a row of its own between those of its neighbours.
struct RowPlan {
  /// A row to be written.
  struct Row {
    /// The row of the table that it is; absent for a new one.
    var old: Int?
    /// For each column the stop in it.
    var stops: [Int?]
  }

  /// What a column brings along.
  struct Column {
    /// The stops of its cells.
    var pairing: ColumnPairing
    /// Whether stops that no cell speaks of get one.
    var placesStops: Bool
    /// For each row whether the cell may be written over.
    var isFree: [Bool]
    /// For each row whether its cell asks for a stop.
    var asks: [Bool]
  }

  /// The rows that are there and those that come between.
  var rows: [Row] {
    var result = new[0]
    for (place, stops) in existing.enumerated() {
      result.append(Row(old: place, stops: stops))
      result += new[place + 1]
    }
    return result
  }

  private let columns: [Column]
  /// For each row of the table the stops in it.
  private var existing: [[Int?]]
  /// The rows that come before each row of the table, and after the last one.
  private var new: [[Row]]
  /// For each column and stop the row of its cell.
  private var homes: [[Int?]]
  /// For each column and stop the first row that comes too late for it.
  private let limits: [[Int]]
  /// For each column the first row that the next stop may stand in or before.
  private var floors: [Int]
  /// The first row after everything that was placed.
  private var frontier = 0

  /// Finds places for stops, with rows in which stops of several readers stand side by side.
  init(_ columns: [Column], rows count: Int, aligned: [StopAlignment.Row]) {
    self.columns = columns
    existing = (0..<count).map { row in columns.map { $0.pairing.stops[row] } }
    new = Array(repeating: [], count: count + 1)
    homes = columns.indices.map { RowPlan.homes(of: columns[$0], column: $0, aligned) }
    limits = homes.map { RowPlan.limits($0, count) }
    floors = Array(repeating: 0, count: columns.count)
    for row in aligned { place(row) }
  }

  private static func homes(
    of column: Column, column place: Int, _ aligned: [StopAlignment.Row]
  ) -> [Int?] {
    let count = aligned.reduce(0) { max($0, ($1[place] ?? -1) + 1) }
    var homes = [Int?](repeating: nil, count: count)
    for (row, stop) in column.pairing.stops.enumerated() {
      if let stop, stop < count { homes[stop] = row }
    }
    return homes
  }

  private static func limits(_ homes: [Int?], _ count: Int) -> [Int] {
    var limits = homes.map { _ in count }
    var limit = count
    for stop in homes.indices.reversed() {
      limits[stop] = limit
      limit = homes[stop] ?? limit
    }
    return limits
  }

  /// Gives the stops of an aligned row their places; those that have one lead the others.
  private mutating func place(_ aligned: StopAlignment.Row) {
    var shared: Int?
    for (column, stop) in aligned.enumerated() {
      guard let stop, let row = homes[column][stop] else { continue }
      shared = shared ?? row
      reach(row + 1, in: column)
    }
    var added: (gap: Int, row: Int)?
    for (column, stop) in aligned.enumerated() {
      guard let stop, homes[column][stop] == nil, isWanted(stop, in: column) else { continue }
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
    floors[column] = max(floors[column], row)
    frontier = max(frontier, row)
  }

  private func isWanted(_ stop: Int, in column: Int) -> Bool {
    columns[column].placesStops && stop < columns[column].pairing.end
  }

  /// A row that can take a stop: that of its node, else one asking for what is no longer heard.
  private func row(for stop: Int, in column: Int, preferring shared: Int?) -> Int? {
    let floor = floors[column]
    let limit = limits[column][stop]
    guard floor < limit else { return nil }
    let isFree = { (row: Int) in existing[row][column] == nil && columns[column].isFree[row] }
    if let shared, (floor..<limit).contains(shared), isFree(shared) { return shared }
    guard shared == nil, frontier < limit else { return nil }
    // Rows of other nodes follow where another reader has a stop.
    return (max(floor, frontier)..<limit).prefix { row in existing[row].allSatisfy { $0 == nil } }
      .first { isFree($0) && columns[column].asks[$0] }
  }

  /// Puts a stop into the new row of its node, or makes one.
  private mutating func add(
    _ stop: Int, in column: Int, to added: inout (gap: Int, row: Int)?
  ) {
    let floor = floors[column]
    let limit = limits[column][stop]
    if let added, (floor...limit).contains(added.gap) {
      new[added.gap][added.row].stops[column] = stop
      return reach(added.gap, in: column)
    }
    let gap = min(max(frontier, floor), limit)
    added = (gap, new[gap].count)
    var row = Row(old: nil, stops: Array(repeating: nil, count: columns.count))
    row.stops[column] = stop
    new[gap].append(row)
    reach(gap, in: column)
  }
}
