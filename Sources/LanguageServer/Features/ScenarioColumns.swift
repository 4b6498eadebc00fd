internal import Importers
internal import Scenarios
internal import Simulator
internal import TextIO

/// A column of announcements in a Markdown document, with the positions of its stops in the text.
struct ScenarioColumn: Sendable {
  let check: ColumnCheck
  let reading: ColumnReading
  private let text: DocumentText

  init?(_ check: ColumnCheck, in text: DocumentText) {
    guard let reading = check.reading else { return nil }
    self.check = check
    self.reading = reading
    self.text = text
  }

  /// Returns the stop of the cell that contains an offset, and the range of the cell's text.
  func cell(at offset: Int) -> (stop: Stop, range: Range<Int>)? {
    let line = text.line(of: offset) + 1
    for cell in reading.cells where cell.position.line == line {
      let start = text.offset(of: cell.position)
      let end = text.endOfCell(from: start)
      guard start...end ~= offset, reading.transcript.stops.indices.contains(cell.stop) else {
        continue
      }
      return (reading.transcript.stops[cell.stop], text.cell(at: cell.position))
    }
    return nil
  }

  /// A search for the ends of elements in the screen's block, or `nil` if the screen is in another
  /// file.
  var extent: ElementExtent? {
    reading.block.map { ElementExtent(text, $0.name) }
  }

  /// Returns the nodes of the innermost element in the screen's block that contains an offset.
  func nodes(at offset: Int) -> (start: Int, nodes: [Node.Index])? {
    guard let extent, isInBlock(offset) else { return nil }
    return ElementIndex(of: reading.screen, in: text, extent).nodes(at: offset)
  }

  private func isInBlock(_ offset: Int) -> Bool {
    reading.block?.lines.contains(text.line(of: offset) + 1) ?? false
  }

  /// Returns the offset at which the element of a stop begins in the screen's block, or `nil` if
  /// the element is in another file.
  func start(of stop: Stop) -> Int? {
    guard let position = reading.screen[stop.node].position, position.file == nil else {
      return nil
    }
    let start = text.offset(ofElementAt: position)
    return isInBlock(start) ? start : nil
  }

  /// The stops whose elements are in the document, in swipe order.
  var heardStops: [ElementStop] {
    reading.transcript.stops.compactMap { stop in
      start(of: stop).map { start in
        let text = stop.announcement.text
        return ElementStop(
          reader: check.column, text: text.isEmpty ? Announcement.silence : text,
          index: stop.index, role: reading.screen[stop.node].role, start: start)
      }
    }
  }
}

extension ScenarioAnalysis {
  /// The columns of announcements.
  var columns: [ScenarioColumn] { report.checks.compactMap { ScenarioColumn($0, in: text) } }
}

extension DocumentText {
  /// Returns the range of a table cell's text, without the spaces around the text.
  func cell(at position: Node.Position) -> Range<Int> {
    let start = offset(of: position)
    var end = endOfCell(from: start)
    while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
    return end > start ? start..<end : rest(from: position)
  }

  /// Returns the offset of the `|` after a table cell, or of the end of its line.
  func endOfCell(from start: Int) -> Int {
    let line = range(ofLine: line(of: start))
    var end = start
    while end < line.upperBound, bytes[end] != UInt8(ascii: "|") {
      let isEscape = bytes[end] == UInt8(ascii: "\\")
      end = min(end + (isEscape ? 2 : 1), line.upperBound)
    }
    return end
  }
}
