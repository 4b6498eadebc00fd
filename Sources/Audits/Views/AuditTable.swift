/// A table that an auditor asks for beside the findings.
public struct AuditTable: Sendable, Hashable {
  /// What it shows.
  public var title: String
  /// A sentence on how to read it; empty where it needs none.
  public var note = ""
  /// What stands above each column.
  public var columns: [String]
  /// The rows, a cell for each column.
  public var rows: [[String]] = []

  /// A table without rows.
  public init(_ title: String, note: String = "", columns: [String]) {
    self.title = title
    self.note = note
    self.columns = columns
  }
}
