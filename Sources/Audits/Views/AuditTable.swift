/// A table in a view of an audit.
package struct AuditTable: Sendable, Hashable {
  package var title: String
  /// A sentence about how to read the table; empty if the table needs no explanation.
  package var note = ""
  /// The headings of the columns.
  package var columns: [String]
  /// The JSON keys of columns, by heading.
  ///
  /// A column without an entry has its heading as its key.
  package var keys: [String: String] = [:]
  /// The rows, with a cell for each column.
  package var rows: [[String]] = []

  /// Creates a table without rows.
  package init(_ title: String, note: String = "", columns: [String]) {
    self.title = title
    self.note = note
    self.columns = columns
  }
}
