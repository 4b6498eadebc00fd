import Scenarios
package import Simulator
internal import TextIO

/// Texts in columns, wrapped by display width.
package struct Columns {
  package var style: TerminalStyle

  private static let separator = " | "

  /// Writes the stops of readers, a column for each reader.
  package func write(
    _ transcripts: [Transcript], rows: [ReaderAlignment.Row], titles: [String],
    to output: inout ReportSink
  ) {
    let cells = rows.map { row in
      row.enumerated().map { column, index in
        guard let index else { return "" }
        let stop = transcripts[column].stops[index]
        return "\(stop.index). \(TerminalText.of(stop.announcement.line))"
      }
    }
    write(cells, titles: titles, to: &output)
  }

  /// Writes rows below their titles.
  package func write(_ rows: [[String]], titles: [String], to output: inout ReportSink) {
    let gaps = Columns.separator.count * (titles.count - 1)
    let width = max(12, (style.width - gaps) / titles.count)
    writeRow(titles, width: width, to: &output)
    let line = String(repeating: "-", count: width)
    output.writeLine(Array(repeating: line, count: titles.count).joined(separator: "-+-"))
    for row in rows { writeRow(row, width: width, to: &output) }
  }

  private func writeRow(_ cells: [String], width: Int, to output: inout ReportSink) {
    let columns = cells.map { DisplayWidth.wrap($0, to: width) }
    for line in 0..<(columns.map(\.count).max() ?? 0) {
      var text = ""
      for (index, column) in columns.enumerated() {
        if index > 0 { text += Columns.separator }
        let piece = line < column.count ? column[line] : ""
        text += style.visible(piece)
        guard index < columns.count - 1 else { continue }
        text += String(repeating: " ", count: max(0, width - DisplayWidth.of(piece)))
      }
      output.writeLine(text)
    }
  }
}
