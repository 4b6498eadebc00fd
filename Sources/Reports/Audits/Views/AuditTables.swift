import Audits
internal import Encoding
import Simulator
internal import TextIO

/// The output of an audit view's tables.
enum AuditTables {
  static func markdown(_ tables: [AuditTable], to output: inout ReportSink) {
    for table in tables {
      output.writeLine("### \(cell(table.title))")
      output.writeLine()
      if !table.note.isEmpty {
        output.writeLine(table.note)
        output.writeLine()
      }
      output.writeLine(row(table.columns))
      output.writeLine(row(table.columns.map { _ in "---" }))
      for cells in table.rows { output.writeLine(row(cells)) }
      output.writeLine()
    }
  }

  /// A table with its file and screen.
  struct LocatedTable {
    var table: AuditTable
    var file: String
    var screen: String
  }

  /// Writes all tables as one CSV table for spreadsheets.
  ///
  /// Every row names its file, screen and table, and has the columns of all tables. Columns of
  /// other tables stay empty in the row. Source: RFC 4180.
  static func csv(_ tables: [LocatedTable], to output: inout ReportSink) {
    var columns: [String] = []
    for table in tables.map(\.table) {
      for column in table.columns where !columns.contains(column) { columns.append(column) }
    }
    output.write(record(["File", "Screen", "Table"] + columns))
    for located in tables {
      let columnIndices = columns.map { located.table.columns.firstIndex(of: $0) }
      for cells in located.table.rows {
        output.write(
          record(
            [located.file, located.screen, located.table.title]
              + columnIndices.map { index in
                index.flatMap { cells.indices.contains($0) ? cells[$0] : nil } ?? ""
              }))
      }
    }
  }

  /// Writes an array of tables, each with its rows as objects.
  static func write(_ tables: [AuditTable], to json: inout JSONWriter) {
    json.member("tables", each: tables) { table, json in
      json.member("title", table.title)
      json.member("note", table.note)
      json.member("rows", each: table.rows, onePerLine: true) { cells, json in
        for (column, cell) in zip(table.columns, cells) {
          json.member(table.keys[column] ?? column, cell)
        }
      }
    }
  }

  private static func row(_ cells: [String]) -> String {
    "| " + cells.map(cell).joined(separator: " | ") + " |"
  }

  /// Returns a text with Markdown syntax escaped for a cell.
  private static func cell(_ text: String) -> String {
    var cell = ""
    for character in TerminalText.of(text) {
      switch character {
      case "|", "\\", "`", "*", "_", "[", "]", "<": cell += "\\\(character)"
      default: cell.append(character)
      }
    }
    return cell
  }

  private static func record(_ fields: [String]) -> String {
    fields.map { raw in
      let field = TerminalText.of(raw)
      // Spreadsheets treat text that begins with these characters as a formula.
      let isFormula = field.first.map { "=+-@".contains($0) && field != "–" } ?? false
      let text = isFormula ? "'\(field)" : field
      let isPlain = !text.contains { "\",".contains($0) }
      return isPlain
        ? text
        : "\"\(text.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\""))\""
    }.joined(separator: ",") + "\r\n"
  }
}
