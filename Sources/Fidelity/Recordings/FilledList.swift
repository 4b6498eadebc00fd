internal import Simulator
internal import TextIO

/// A device checklist from `announce audit`, filled in by a tester with the heard announcements.
///
/// The file is Markdown or a spreadsheet export. Each recording compares the heard announcement
/// with the expected announcement in the same row.
struct FilledList {
  /// The columns that every checklist has.
  private enum Column: String, CaseIterable {
    case reader = "Reader"
    case expected = "Expected"
    case heard = "Heard"
  }

  /// The checklist of one screen, or of all screens in a spreadsheet.
  private struct Table {
    /// The heading above the table, which is the name of the screen if no column contains the name.
    var heading = ""
    var columns: [String: Int]
    var rows: ArraySlice<SeparatedValues.Row>

    init(_ rows: [SeparatedValues.Row], under heading: String = "") {
      self.heading = heading
      self.rows = rows.dropFirst()
      columns = Dictionary(
        (rows.first?.cells ?? []).enumerated().map { ($1.text, $0) },
        uniquingKeysWith: { first, _ in first })
    }

    /// Whether the table has all columns of a checklist.
    var isList: Bool { Column.allCases.allSatisfy { columns[$0.rawValue] != nil } }
  }

  private let tables: [Table]
  private let file: String?

  /// Parses the checklist in a file.
  ///
  /// Returns `nil` if neither the file's first line nor a Markdown table has the columns of a
  /// checklist.
  init?(_ bytes: [UInt8], file: String?) throws(InputError) {
    // A file that begins with a JSON object is a file of recordings, not a checklist.
    guard FilledList.mayBeList(bytes) else { return nil }
    let text = try TextBytes.decode(bytes, file: file)
    self.file = file
    let firstLine = text.prefix { !$0.isNewline }
    let separator = SeparatedValues.separators.first { separator in
      let cells = firstLine.split(separator: separator).map { $0.filter { $0 != "\"" } }
      return Column.allCases.allSatisfy { cells.contains($0.rawValue) }
    }
    if let separator {
      tables = [Table(try SeparatedValues.rows(of: text, separator: separator, file: file))]
    } else {
      var lists: [Table] = []
      for table in PipeTables.all(in: text) {
        let list = Table(table.rows, under: table.heading)
        guard list.isList else { continue }
        if let line = table.brokenLine {
          throw InputError(
            file: file, position: SourcePosition(line: line, column: 1),
            problem: "a row of the list continues in this line",
            remedy: "write each row in one line that begins and ends with a pipe")
        }
        lists.append(list)
      }
      if lists.isEmpty { return nil }
      tables = lists
    }
  }

  private static func mayBeList(_ bytes: [UInt8]) -> Bool {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isUTF16 { return true }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { $0 > 0x20 } != UInt8(ascii: "{") && start.first != UInt8(ascii: "[")
  }

  /// Returns a recording for each row with a reader.
  ///
  /// A row without a reader has no announcement.
  func recordings() throws(InputError) -> [Recording] {
    var recordings: [Recording] = []
    for table in tables {
      for row in table.rows {
        if let recording = try recording(row, of: table) { recordings.append(recording) }
      }
    }
    return recordings
  }

  private func recording(
    _ row: SeparatedValues.Row, of table: Table
  ) throws(InputError) -> Recording? {
    if let extra = row.cells.dropFirst(table.columns.count).first(where: { !$0.text.isEmpty }) {
      throw InputError(
        file: file, position: extra.position,
        problem: "this row has more cells than the header row",
        remedy:
          "put a text with the separator in it between quotation marks, or a backslash before a pipe"
      )
    }
    func cell(_ column: String) -> SeparatedValues.Cell? {
      table.columns[column].flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil }
    }
    func text(_ column: String) -> String { cell(column)?.text ?? "" }
    guard let called = cell(Column.reader.rawValue), !called.text.isEmpty else { return nil }
    guard let reader = FilledList.reader(called.text) else {
      throw InputError(
        file: file, position: called.position, problem: "no reader is called “\(called.text)”",
        remedy: "write VoiceOver or TalkBack")
    }
    let heard = FilledList.unguarded(text(Column.heard.rawValue))
    let isSilent = heard == Announcement.silence
    let screen = [table.heading.isEmpty ? text("File") : table.heading, text("Stop")]
      .filter { !$0.isEmpty }
    return Recording(
      id: screen.isEmpty ? "row \(row.line)" : screen.joined(separator: "#"), reader: reader,
      platform: text("Platform"), notes: called.text,
      expecting: FilledList.unguarded(text(Column.expected.rawValue)),
      said: isSilent ? "" : heard, isSilent: isSilent, line: row.line)
  }

  /// Returns a text without the apostrophe with which the checklist may have begun it.
  ///
  /// The checklist has an apostrophe before texts that spreadsheets would read as a formula.
  private static func unguarded(_ text: String) -> String {
    guard text.first == "'", let next = text.dropFirst().first, "=+-@".contains(next) else {
      return text
    }
    return String(text.dropFirst())
  }

  /// Returns the reader that a text names.
  ///
  /// Case and a version after the name are ignored.
  private static func reader(_ text: String) -> String? {
    let name = text.split(separator: " ").first.map { $0.lowercased() } ?? ""
    return [VoiceOver.name, TalkBack.name].first { $0 == name }
  }
}

extension Recording {
  /// Creates the recording of a row of a checklist.
  fileprivate init(
    id: String, reader: String, platform: String, notes: String, expecting expected: String,
    said: String, isSilent: Bool, line: Int
  ) {
    self.init(
      id: id, reader: reader, platform: platform.isEmpty ? "unknown" : platform,
      sourceKind: .recorded, locale: "en-US", input: .expected(expected), target: "",
      targetPath: nil, stopPath: nil, command: "next_item", isActivatedBefore: false, said: said,
      alternatives: [], isSilent: isSilent, match: .exact, words: [],
      // A usage hint among the words shows that the tester waited for the hint.
      hasHint: RecordedWords(UsageHints.removed(from: said)) != RecordedWords(said), form: .none,
      notes: notes, line: line)
  }
}
