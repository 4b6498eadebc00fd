internal import Encoding
import Fidelity
import Scenarios
import Simulator
internal import SpeechLogs

/// The table in a scenario document that contains the announcements in a reader's log.
package struct HeardTable: Sendable {
  /// The header of the column: the reader with its version and settings.
  let header: String
  /// The cells of the column as Markdown, starting with the cell of the first stop.
  let cells: [String]
  /// The sentence above the table, which names the reader and the log of the announcements.
  let sentence: String

  /// Creates the table of a comparison.
  ///
  /// - Parameters:
  ///   - result: The comparison, with lines in the order of swiping forward.
  ///   - header: The reader with its version and settings.
  ///   - isComplete: Whether the walk began at the first stop and ended after the last stop.
  package init(_ result: LogResult, header: String, isComplete: Bool) {
    self.header = header
    let comparison = result.comparison
    let heard = comparison.lines.filter { $0.words != nil }
    // Stops before the first stop of the walk are not checked. A moved stop does not count as the
    // first stop, because the reader may have announced it out of order.
    let placed = comparison.lines.lazy.filter { $0.difference != .moved }
    let first = isComplete ? 1 : placed.compactMap(\.stop?.index).min() ?? 1
    var cells = Array(repeating: HeardTable.gap, count: first - 1)
    for line in heard {
      if line.heard?.line == comparison.firstHeardLine {
        // If the walk wrapped round, the stops between its end and its start are not checked
        // either.
        cells += Array(repeating: HeardTable.gap, count: comparison.stopsOutside)
      }
      let hint = comparison.comparesHints ? line.hint ?? "" : ""
      let text = [line.words ?? "", hint].filter { !$0.isEmpty }.joined(separator: ", ")
      // A usage hint is not checked if the person swiped on before it was spoken.
      let isOpen = comparison.comparesHints && hint.isEmpty && line.predictedHint != nil
      let cell = MarkdownText.escaped(TranscriptMarkdown.literal(text), in: .cell)
      if text.isEmpty {
        cells.append(isOpen ? HeardTable.gap : Announcement.silence)
      } else {
        cells.append(isOpen ? "\(cell), \(HeardTable.gap)" : cell)
      }
    }
    if !isComplete { cells.append(HeardTable.gap) }
    self.cells = cells
    sentence =
      "What \(result.heardBy) said while a person moved through this screen, as logged in "
      + "\(result.log); “announce check” compares it with what announce predicts."
      + (comparison.scrolled.isEmpty
        ? "" : " Rows that scrolled into view, and that the screen's file lacks, are left out.")
  }

  /// The cell of an unchecked stop.
  ///
  /// In the last row, the cell stands for any number of stops.
  private static let gap = "…"

  /// Writes the table.
  func write(to output: inout ReportSink) {
    var table = MarkdownTable(header: [MarkdownText.escaped(header, in: .cell)])
    table.rows = cells.map { [$0] }
    for line in table.lines { output.writeLine(line) }
  }
}
