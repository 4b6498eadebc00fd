internal import Simulator
internal import TextIO

/// Reads the tables of a Markdown document, as `announce audit --show` writes them.
///
/// Source: GitHub Flavored Markdown, section 4.10, for rows that begin and end with a pipe.
enum PipeTables {
  /// A table under its heading.
  struct Table {
    /// The nearest heading of the second level before it; empty where there is none.
    var heading: String
    /// All rows but the one that parts heads from cells.
    var rows: [SeparatedValues.Row]
    /// The first line that continues a row without a pipe before it, as a line break in a cell does.
    var torn: Int?
  }

  /// The tables of a document in their order.
  ///
  /// Rows without heads of their own belong to the table before them: somebody left a line empty.
  static func all(in text: String) -> [Table] {
    var tables: [Table] = []
    var heading = ""
    /// The rows that stand together.
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
    for (place, line) in lines.enumerated() {
      if let row = row(line, at: place + 1) {
        run.append(row)
        continue
      }
      let isTorn = !run.isEmpty && line.contains { !$0.isWhitespace }
      end(&tables)
      if line.hasPrefix("# ") { heading = "" }
      if line.hasPrefix("## ") {
        heading = unescaped(line.dropFirst(3))
      } else if isTorn, !tables.isEmpty {
        tables[tables.count - 1].torn = tables[tables.count - 1].torn ?? place + 1
      }
    }
    end(&tables)
    return tables
  }

  /// The cells of a line; absent where it is none of a table.
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
    // Behind the last pipe stands nothing, unless somebody forgot it.
    if cell.contains(where: { !$0.isWhitespace }) { end() }
    return SeparatedValues.Row(cells: cells, line: number)
  }

  /// Whether it only parts the heads of columns from what is below them.
  private static func isDelimiter(_ row: SeparatedValues.Row) -> Bool {
    row.cells.allSatisfy { $0.text.contains("-") && $0.text.allSatisfy { "-: ".contains($0) } }
  }

  /// A text without blanks around it and without the backslashes before signs of ASCII.
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
