internal import Importers
internal import Simulator

extension ScenarioDocument {
  /// The result of recording announcements in a document.
  public struct Recorded: Sendable, Hashable {
    /// The bytes of the document, unchanged if nothing was written.
    public var bytes: [UInt8]
    /// The number of cells that were written.
    public var cells: Int
  }

  /// Records announcements in the tables and keeps every other byte.
  ///
  /// If the document or one of its screens has problems, nothing changes.
  ///
  /// - Parameters:
  ///   - mode: Which cells to write.
  ///   - options: How to compare, and how to import screens.
  /// - Returns: The new bytes and the number of written cells.
  public func recorded(
    _ mode: RecordMode, _ options: ScenarioOptions = ScenarioOptions()
  ) -> Recorded {
    let unchanged = Recorded(bytes: bytes, cells: 0)
    guard problems.isEmpty else { return unchanged }
    let screens = ScenarioScreens(
      document: file, options: importing(options), folder: options.folder,
      livePages: options.livePages)
    var edit = DocumentEdit(bytes)
    for scenario in scenarios {
      guard let imported = try? screens.screen(of: scenario.source),
        let named = try? NamedScreens(namedScreens, wantedBy: scenario.gestures, from: screens)
      else { return unchanged }
      for piece in scenario.tables {
        guard case .transcript(let table) = piece else {
          if case .findings(let table) = piece {
            let check = FindingsCheck(
              table, on: imported, acting: scenario.gestures, showing: named)
            edit.record(table, check, mode)
          }
          if case .gestures(let table) = piece {
            edit.record(table, on: imported, showing: named, mode)
          }
          continue
        }
        let actual = TableTranscripts(table, on: imported)
        let aligned = ReaderAlignment(
          actual.transcripts, on: imported.android == nil ? [imported.screen] : actual.screens)
        let recorded = RecordedTable(
          table, actual, aligned: aligned.rows, mode, comparing: options.comparison)
        edit.replace(table, with: recorded)
      }
    }
    return edit.recorded
  }
}

extension Scenario {
  /// A table of any kind.
  fileprivate enum Table {
    case transcript(TranscriptTable)
    case findings(FindingsTable)
    case gestures(GestureTable)

    var line: Int {
      switch self {
      case .transcript(let table): table.lines.lowerBound
      case .findings(let table): table.lines.lowerBound
      case .gestures(let table): table.lines.lowerBound
      }
    }
  }

  /// All tables in the order of the document.
  fileprivate var tables: [Table] {
    (transcripts.map { Table.transcript($0) } + findings.map { Table.findings($0) }
      + gestures.map { Table.gestures($0) })
      .sorted { $0.line < $1.line }
  }
}

/// The bytes of a document during edits that replace tables from top to bottom.
private struct DocumentEdit {
  private let bytes: [UInt8]
  private let source: DocumentLines
  private var written: [UInt8] = []
  private var copiedEnd = 0
  private var cells = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    source = DocumentLines(bytes)
    written = Array(bytes.dropLast(source.bytes.count))
  }

  /// The document after all edits.
  var recorded: ScenarioDocument.Recorded {
    ScenarioDocument.Recorded(
      bytes: cells == 0 ? bytes : written + source.bytes[copiedEnd...], cells: cells)
  }

  /// Writes the actual findings into the rows of a table that the mode allows to change.
  mutating func record(_ table: FindingsTable, _ check: FindingsCheck, _ mode: RecordMode) {
    guard let rows = check.recordedRows(mode) else { return }
    let markdown = MarkdownTable(header: table.header, alignments: table.alignments, rows: rows)
    replace(table.lines, margin: table.margin, with: markdown, unchanged: [], cells: rows.count)
  }

  /// Writes the actual announcements into the cells of a table of gestures that the mode allows to
  /// change.
  mutating func record(
    _ table: GestureTable, on imported: ImportedScreen, showing screens: NamedScreens,
    _ mode: RecordMode
  ) {
    let check = GestureCheck(table, on: imported, showing: screens)
    guard let recorded = check.recordedRows(mode) else { return }
    let markdown = MarkdownTable(
      header: table.header, alignments: table.alignments, rows: recorded.rows)
    replace(
      table.lines, margin: table.margin, with: markdown, unchanged: [], cells: recorded.cells)
  }

  /// Replaces the lines of a table.
  mutating func replace(_ table: TranscriptTable, with recorded: RecordedTable) {
    guard let markdown = recorded.markdown else { return }
    replace(
      table.lines, margin: table.margin, with: markdown, unchanged: recorded.unchanged,
      cells: recorded.cells)
  }

  /// Replaces the lines of a table.
  ///
  /// If no column becomes wider or narrower, unchanged rows stay the same, byte for byte.
  private mutating func replace(
    _ tableLines: ClosedRange<Int>, margin tableMargin: String, with markdown: MarkdownTable,
    unchanged: [Int?], cells newCells: Int
  ) {
    guard let range = source.range(ofLines: tableLines), range.lowerBound >= copiedEnd else {
      return
    }
    let (first, last) = (tableLines.lowerBound, tableLines.upperBound)
    // Only the header line can contain the mark of a list item. The margin of the line below is the
    // margin of all other lines.
    let margins = [margin(of: first, tableMargin), spaces(before: first + 1)]
    let lines = markdown.lines
    let isAsWide = zip([first, first + 1], zip(margins, lines)).allSatisfy { number, line in
      source.bytes[source.range(ofLine: number)].elementsEqual(line.0 + Array(line.1.utf8))
    }
    let kept = isAsWide ? [first, first + 1] + unchanged : []
    var edited: [UInt8] = []
    for (index, line) in lines.enumerated() {
      if index > 0 { edited += source.end(ofLine: first) }
      if kept.indices.contains(index), let old = kept[index] {
        edited += source.bytes[source.range(ofLine: old)]
      } else {
        edited += margins[min(index, 1)] + Array(line.utf8)
      }
    }
    edited += source.end(ofLine: last)
    guard !edited.elementsEqual(source.bytes[range]) else { return }
    written += source.bytes[copiedEnd..<range.lowerBound]
    written += edited
    copiedEnd = range.upperBound
    cells += newCells
  }

  private func margin(of line: Int, _ text: String) -> ArraySlice<UInt8> {
    let bytes = source.bytes[source.range(ofLine: line)]
    let margin = Array(text.utf8)
    return bytes.starts(with: margin) ? bytes.prefix(margin.count) : spaces(before: line)
  }

  /// Returns the blanks and the marks `>` of quotes at the beginning of a line.
  private func spaces(before line: Int) -> ArraySlice<UInt8> {
    source.bytes[source.range(ofLine: line)].prefix { byte in
      byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: ">")
    }
  }
}
