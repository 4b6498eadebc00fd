/// A table in a view of an audit.
package struct AuditTable: Sendable, Hashable {
  package var title: String
  /// A sentence on how to read the table; empty if it needs none.
  package var note = ""
  /// The headings of the columns.
  package var columns: [String]
  /// The JSON keys of columns, by heading.
  ///
  /// The key of any other column is its heading.
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
