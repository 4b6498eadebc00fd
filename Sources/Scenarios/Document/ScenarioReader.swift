internal import Importers
internal import Simulator

/// Finds the screens and transcripts among the blocks of a document.
///
/// A block or link is a screen when a transcript follows before the next block; everything else is
/// prose.
struct ScenarioReader {
  /// What has been found.
  private(set) var document: ScenarioDocument

  private let lines: SourceLines
  private var heading = ""
  private var latest = Latest.nothing
  /// HTML, JSX or indented code that stands alone and just before.
  private var snippet: ScreenSource?
  private var names: Set<String> = []

  /// What the next transcript would be one of.
  private enum Latest {
    case nothing
    /// A screen without a transcript yet.
    case screen(ScreenSource)
    /// The screen of the last scenario.
    case scenario
    /// A block that is no screen, with its language.
    case other(String)
  }

  /// Reads a document.
  init(_ document: ScenarioDocument) {
    self.document = document
    lines = SourceLines(document.bytes)
    guard let blocks = readable() else { return }
    for block in blocks { read(block) }
  }

  /// The blocks of the document, if it is text.
  private mutating func readable() -> [MarkdownBlock]? {
    let bytes = document.bytes
    guard bytes.contains(where: { $0 != 0x20 && !(0x09...0x0D).contains($0) }) else { return nil }
    do {
      try TextBytes.checkText(bytes, file: document.file)
      _ = try TextBytes.decode(bytes, file: document.file)
    } catch {
      document.problems.append(error)
      return nil
    }
    guard !bytes.starts(with: [0xFF, 0xFE]), !bytes.starts(with: [0xFE, 0xFF]) else {
      document.problems.append(
        ImportError(
          file: document.file, problem: "the document is in UTF-16", remedy: "save it as UTF-8"))
      return nil
    }
    return MarkdownBlocks(FrontMatter.blanked(bytes)).blocks
  }

  private mutating func read(_ block: MarkdownBlock) {
    let before = snippet
    snippet = nil
    switch block.kind {
    case .heading(let text): heading = text
    case .code(.some(let info), let text): readFence(InfoString(info), text, block)
    case .code(nil, _), .html: snippet = looseSnippet(block)
    case .paragraph(let text, let link): readParagraph(text, link, block)
    case .table(let table): readTable(table, block, after: before)
    case .other: break
    }
  }

  private mutating func readFence(_ info: InfoString, _ text: String, _ block: MarkdownBlock) {
    let position = place(block.lines.lowerBound, block.column)
    if info.language == "app" {
      let message = "How an app answers is not played yet."
      document.notChecked.append(NotChecked(.app, at: position, message))
    } else if BlockLanguage.isKnown(info.language) {
      let content = source(of: text, from: block.lines.lowerBound + 1, in: info.language)
      latest = .screen(ScreenSource(name: info.name, content: content, position: position))
    } else {
      latest = .other(info.language)
    }
  }

  private mutating func readParagraph(
    _ text: String, _ link: MarkdownBlock.Link?, _ block: MarkdownBlock
  ) {
    let position = place(block.lines.lowerBound, block.column)
    guard text.lowercased().hasPrefix("screen:") else {
      snippet = looseSnippet(block)
      return
    }
    guard let link, text.dropFirst("screen:".count).trimmed == link.text.trimmed else {
      document.notes.append(
        DocumentNote(
          at: position,
          "“Screen:” stands without one link, so this is prose; write Screen: [name](file)."))
      return
    }
    let name = link.text.trimmed
    latest = .screen(
      ScreenSource(
        name: name.isEmpty ? nil : name, content: .file(link.target), position: position))
  }

  // MARK: Snippets

  /// A screen of what stands in the document without a fence, if it looks like one.
  private func looseSnippet(_ block: MarkdownBlock) -> ScreenSource? {
    let margin = block.column - 1
    let texts = block.lines.map { line in
      String(decoding: lines[line].dropFirst(margin), as: UTF8.self)
    }
    let text = texts.joined(separator: "\n")
    guard Snippet.isScreen(text) else { return nil }
    return ScreenSource(
      name: nil, content: source(of: text, from: block.lines.lowerBound, in: ""),
      position: place(block.lines.lowerBound, block.column))
  }

  /// Text of the document with the place at which each of its lines begins.
  private func source(
    of text: String, from first: Int, in language: String
  ) -> ScreenSource.Content {
    let pieces = text.split(separator: "\n", omittingEmptySubsequences: false)
    let places = pieces.enumerated().map { offset, piece in
      let whole = lines.text(first + offset).unicodeScalars.count
      return Node.Position(
        line: first + offset, column: max(whole - piece.unicodeScalars.count, 0) + 1)
    }
    return .text(text, language: language, lines: places)
  }

  // MARK: Tables

  private mutating func readTable(
    _ table: ParsedTable, _ block: MarkdownBlock, after snippet: ScreenSource?
  ) {
    let last = block.lines.upperBound
    let first = max(last - table.rows.count, 1)
    let header = table.rows.first?.map { $0.joined(separator: " ").trimmed } ?? []
    let position = place(first, block.column)
    if header.first?.lowercased() == "gesture" {
      let message = "Gestures are not played yet."
      document.notChecked.append(NotChecked(.script, at: position, message))
    } else if header.first?.lowercased() == "finding" {
      let message = "Findings are not looked for yet."
      document.notChecked.append(NotChecked(.findings, at: position, message))
    } else if !header.isEmpty, header.allSatisfy(ReaderHeader.namesReader) {
      if let transcript = transcript(table, first...last, block.column, header) {
        add(transcript, after: snippet)
      }
    } else if header.contains(where: ReaderHeader.namesReader) {
      document.notes.append(
        DocumentNote(
          at: position,
          "This table has other columns beside those of readers, so it is prose; a transcript has a "
            + "reader in every column."))
    }
  }

  private mutating func transcript(
    _ table: ParsedTable, _ range: ClosedRange<Int>, _ column: Int, _ header: [String]
  ) -> TranscriptTable? {
    let top = TableLine(lines[range.lowerBound], marginLength: column - 1)
    var columns: [TranscriptColumn] = []
    do {
      for (place, text) in header.enumerated() {
        let cell = top.cells.indices.contains(place) ? top.cells[place] : nil
        let position = Node.Position(line: range.lowerBound, column: cell?.column ?? 1)
        guard let named = try ReaderHeader(text, at: position, in: document.file) else {
          return nil
        }
        let alignments = table.alignments
        columns.append(
          TranscriptColumn(
            header: text, source: cell?.source ?? text,
            alignment: alignments.indices.contains(place) ? alignments[place] : .none,
            reader: named.reader, settings: named.settings, conveysFacts: named.conveysFacts))
      }
    } catch {
      document.problems.append(error)
      return nil
    }
    let rows = table.rows.dropFirst().enumerated().map { offset, texts in
      row(texts, at: range.lowerBound + 2 + offset, column, columns.count)
    }
    return TranscriptTable(
      position: Node.Position(line: range.lowerBound, column: top.margin.count + 1), lines: range,
      margin: top.margin, columns: columns, rows: ScenarioReader.closing(rows))
  }

  private func row(
    _ texts: [[String]], at line: Int, _ column: Int, _ count: Int
  ) -> TranscriptRow {
    let source = TableLine(lines[line], marginLength: column - 1)
    let cells = (0..<count).map { place in
      let utterances = texts.indices.contains(place) ? texts[place] : []
      guard source.cells.indices.contains(place) else {
        return TranscriptCell(
          column: lines.text(line).count + 1, source: "", content: .empty)
      }
      return TranscriptCell(
        column: source.cells[place].column, source: source.cells[place].source,
        content: ScenarioReader.content(utterances))
    }
    return TranscriptRow(line: line, cells: cells)
  }

  private static func content(_ utterances: [String]) -> TranscriptCell.Content {
    if utterances.allSatisfy(\.isEmpty) { return .empty }
    return utterances == ["—"] ? .noStop : .stop(utterances)
  }

  /// The rows, of which the last one may stand for any stops.
  private static func closing(_ rows: [TranscriptRow]) -> [TranscriptRow] {
    guard var last = rows.last else { return rows }
    let isGap: (TranscriptCell) -> Bool = {
      $0.content == .stop(["…"]) || $0.content == .stop(["..."])
    }
    guard last.cells.contains(where: isGap),
      last.cells.allSatisfy({ isGap($0) || $0.content == .empty })
    else { return rows }
    for place in last.cells.indices { last.cells[place].content = .anyStops }
    return rows.dropLast() + [last]
  }

  private mutating func add(_ transcript: TranscriptTable, after snippet: ScreenSource?) {
    switch latest {
    case .screen(let source): begin(source, transcript)
    case .scenario, .nothing, .other:
      if let snippet { return begin(snippet, transcript) }
      addToLatest(transcript)
    }
  }

  private mutating func addToLatest(_ transcript: TranscriptTable) {
    switch latest {
    case .screen, .scenario:
      document.scenarios[document.scenarios.count - 1].transcripts.append(transcript)
    case .other(let language):
      let block = language.isEmpty ? "a block without a language" : "a block of “\(language)”"
      document.notChecked.append(
        NotChecked(
          .otherBlock, at: transcript.position,
          "What stands before this transcript is \(block), which is no screen."))
    case .nothing:
      document.problems.append(
        ImportError(
          file: document.file, position: transcript.position,
          problem: "a transcript stands before any screen",
          remedy: "put a block such as ```html or a line Screen: [name](file) above it"))
    }
  }

  private mutating func begin(_ source: ScreenSource, _ transcript: TranscriptTable) {
    latest = .scenario
    let scenario = Scenario(heading: heading, source: source, transcripts: [transcript])
    document.scenarios.append(scenario)
    guard let name = source.name, !names.insert(name).inserted else { return }
    document.problems.append(
      ImportError(
        file: document.file, position: source.position,
        problem: "two screens of this document are called “\(name)”",
        remedy: "give each a name of its own"))
  }

  /// A place of the document, given the column in bytes.
  private func place(_ line: Int, _ column: Int) -> Node.Position {
    let before = lines[line].prefix(column - 1)
    return Node.Position(line: line, column: String(decoding: before, as: UTF8.self).count + 1)
  }
}
