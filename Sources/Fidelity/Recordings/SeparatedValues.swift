internal import Simulator
internal import TextIO

/// A parser for tables exported from spreadsheets, with cells separated by commas, semicolons or
/// tabs.
///
/// Source: RFC 4180; spreadsheets use semicolons in locales with decimal commas, and tabs for “Unicode text”.
enum SeparatedValues {
  /// The characters that can separate cells.
  static let separators: [Character] = [",", ";", "\t"]

  /// A cell with its position in the file.
  struct Cell {
    var text: String
    var position: SourcePosition
  }

  /// A row, with the number of its first line.
  struct Row {
    var cells: [Cell]
    var line: Int
  }

  /// Returns the rows of a text, without empty rows.
  static func rows(
    of text: String, separator: Character, file: String?
  ) throws(InputError) -> [Row] {
    var rows: [Row] = []
    var cells: [Cell] = []
    var cell = ""
    // The position of the current cell's start, and the position of the next character.
    var start = SourcePosition(line: 1, column: 1)
    var here = start
    var isQuoted = false
    var wasQuoted = false
    func end(_ cells: inout [Cell]) {
      cells.append(Cell(text: cell, position: start))
      cell = ""
      wasQuoted = false
    }
    func end(_ rows: inout [Row], _ cells: inout [Cell]) {
      end(&cells)
      if cells.contains(where: { !$0.text.isEmpty }) {
        rows.append(Row(cells: cells, line: cells[0].position.line))
      }
      cells = []
    }
    var characters = text.makeIterator()
    var waiting = characters.next()
    while let character = waiting {
      waiting = characters.next()
      var next = SourcePosition(
        line: here.line, column: here.column + character.unicodeScalars.count)
      if character.isNewline { next = SourcePosition(line: here.line + 1, column: 1) }
      defer { here = next }
      if isQuoted {
        if character != "\"" {
          cell.append(character)
        } else if waiting == "\"" {
          cell.append("\"")
          waiting = characters.next()
          next.column += 1
        } else {
          isQuoted = false
        }
      } else if character == "\"", cell.isEmpty, !wasQuoted {
        (isQuoted, wasQuoted) = (true, true)
      } else if character == separator {
        end(&cells)
        start = next
      } else if character.isNewline {
        end(&rows, &cells)
        start = next
      } else {
        cell.append(character)
      }
    }
    guard !isQuoted else {
      throw InputError(
        file: file, position: start,
        problem: "a cell begins with a quotation mark that is not closed",
        remedy: "add a quotation mark at the end of the cell")
    }
    if !cells.isEmpty || !cell.isEmpty { end(&rows, &cells) }
    return rows
  }
}
