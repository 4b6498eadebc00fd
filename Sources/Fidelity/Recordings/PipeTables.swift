internal import Simulator
internal import TextIO

/// A parser for the tables in a Markdown document from `announce audit`.
///
/// Source: GitHub Flavored Markdown, section 4.10; rows must begin and end with a pipe.
enum PipeTables {
  /// A table under its heading.
  struct Table {
    /// The last second-level heading before the table; empty if there is none.
    var heading: String
    /// The rows, without the delimiter row.
    var rows: [SeparatedValues.Row]
    /// The number of the first line after a row that does not begin with a pipe, for example
    /// because of a line break in a cell.
    ///
    /// It is `nil` if there is no such line.
    var brokenLine: Int?
  }

  /// Returns the tables of a document in their order.
  ///
  /// Rows without a header row belong to the table before them, because a blank line can split a
  /// table.
  static func all(in text: String) -> [Table] {
    var tables: [Table] = []
    var heading = ""
    // The consecutive rows up to the current line.
    var run: [SeparatedValues.Row] = []
    func end(_ tables: inout [Table]) {
      guard !run.isEmpty else { return }
      if run.count > 1, isDelimiter(run[1]) {
        run.remove(at: 1)
        tables.append(Table(heading: heading, rows: run))
      } else if tables.last?.heading == heading {
        tables[tables.count - 1].rows += run
      }
      run = []
    }
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      if let row = row(line, at: index + 1) {
        run.append(row)
        continue
      }
      let isBroken = !run.isEmpty && line.contains { !$0.isWhitespace }
      end(&tables)
      if line.hasPrefix("# ") { heading = "" }
      if line.hasPrefix("## ") {
        heading = unescaped(line.dropFirst(3))
      } else if isBroken, !tables.isEmpty {
        tables[tables.count - 1].brokenLine = tables[tables.count - 1].brokenLine ?? index + 1
      }
    }
    end(&tables)
    return tables
  }

  /// Returns the cells of a line with their positions, or `nil` if the line does not begin with a
  /// pipe.
  private static func row(_ line: Substring, at number: Int) -> SeparatedValues.Row? {
    let start = line.prefix { $0 == " " || $0 == "\t" }.unicodeScalars.count + 1
    guard line.drop(while: { $0 == " " || $0 == "\t" }).first == "|" else { return nil }
    var cells: [SeparatedValues.Cell] = []
    var (cell, column) = ("", start + 1)
    func end() {
      let indent = cell.prefix(while: \.isWhitespace).unicodeScalars.count
      cells.append(
        SeparatedValues.Cell(
          text: unescaped(cell), position: SourcePosition(line: number, column: column + indent)))
    }
    var (next, isEscaped) = (start, false)
    for character in line.drop(while: { $0 == " " || $0 == "\t" }) {
      defer { next += character.unicodeScalars.count }
      if next == start { continue }
      if character == "|", !isEscaped {
        end()
        (cell, column) = ("", next + 1)
      } else {
        cell.append(character)
      }
      isEscaped = character == "\\" && !isEscaped
    }
    // GitHub allows a row without a pipe at its end.
    if cell.contains(where: { !$0.isWhitespace }) { end() }
    return SeparatedValues.Row(cells: cells, line: number)
  }

  private static func isDelimiter(_ row: SeparatedValues.Row) -> Bool {
    row.cells.allSatisfy { $0.text.contains("-") && $0.text.allSatisfy { "-: ".contains($0) } }
  }

  /// Returns a trimmed text without the backslashes before ASCII punctuation.
  ///
  /// Source: CommonMark 0.31, section 2.4.
  private static func unescaped(_ text: some StringProtocol) -> String {
    var plain = ""
    var isEscaped = false
    for character in text {
      if character == "\\", !isEscaped {
        isEscaped = true
        continue
      }
      let isSign =
        character.isASCII && !character.isLetter && !character.isNumber && !character.isWhitespace
      if isEscaped, !isSign { plain.append("\\") }
      plain.append(character)
      isEscaped = false
    }
    if isEscaped { plain.append("\\") }
    let start = plain.drop(while: \.isWhitespace)
    return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
  }
}
