internal import Importers
internal import Simulator

/// The list of `announce audit --show handoff --format csv`, with what somebody wrote down in its last
/// column, as a spreadsheet saved it.
///
/// What was expected stands in the list, so that what was heard is compared with that.
struct FilledList {
  /// The columns that have to be there.
  private enum Column: String, CaseIterable {
    case reader = "Reader"
    case expected = "Expected"
    case heard = "Heard"
  }

  private let rows: [SeparatedValues.Row]
  private let columns: [String: Int]
  private let file: String?

  /// The list in a file; absent where the first line is not that of such a list.
  init?(_ bytes: [UInt8], file: String?) throws(ImportError) {
    // A file of recordings has an object in its first line.
    guard FilledList.mayBeList(bytes) else { return nil }
    let text = try TextBytes.decode(bytes, file: file)
    let firstLine = text.prefix { !$0.isNewline }
    guard
      let separator = SeparatedValues.separators.first(where: { separator in
        let cells = firstLine.split(separator: separator).map { $0.filter { $0 != "\"" } }
        return Column.allCases.allSatisfy { cells.contains($0.rawValue) }
      })
    else { return nil }
    rows = try SeparatedValues.rows(of: text, separator: separator, file: file)
    self.file = file
    columns = Dictionary(
      (rows.first?.cells ?? []).enumerated().map { ($1.text, $0) },
      uniquingKeysWith: { first, _ in first })
  }

  private static func mayBeList(_ bytes: [UInt8]) -> Bool {
    let isUTF16 = bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF])
    if isUTF16 { return true }
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    return start.first { $0 > 0x20 } != UInt8(ascii: "{") && start.first != UInt8(ascii: "[")
  }

  /// The recordings, one for each row that names a reader; the others are to be looked at.
  func recordings() throws(ImportError) -> [Recording] {
    var recordings: [Recording] = []
    for row in rows.dropFirst() {
      if let extra = row.cells.dropFirst(columns.count).first(where: { !$0.text.isEmpty }) {
        throw ImportError(
          file: file, position: extra.position,
          problem: "this row has more cells than the first has columns",
          remedy: "put a text with the separator in it between quotation marks")
      }
      let called = cell(Column.reader.rawValue, of: row)
      guard let called, !called.text.isEmpty else { continue }
      guard let reader = FilledList.reader(called.text) else {
        throw ImportError(
          file: file, position: called.position, problem: "no reader is called “\(called.text)”",
          remedy: "write VoiceOver or TalkBack")
      }
      let heard = FilledList.unguarded(cell(Column.heard.rawValue, of: row)?.text ?? "")
      let isSilent = heard == Announcement.silence
      let screen = [text("File", of: row), text("Stop", of: row)].filter { !$0.isEmpty }
      recordings.append(
        Recording(
          id: screen.isEmpty ? "row \(row.line)" : screen.joined(separator: "#"), reader: reader,
          platform: text("Platform", of: row), notes: called.text,
          expecting: FilledList.unguarded(text(Column.expected.rawValue, of: row)),
          said: isSilent ? "" : heard, isSilent: isSilent, line: row.line))
    }
    return recordings
  }

  private func cell(_ column: String, of row: SeparatedValues.Row) -> SeparatedValues.Cell? {
    columns[column].flatMap { row.cells.indices.contains($0) ? row.cells[$0] : nil }
  }

  private func text(_ column: String, of row: SeparatedValues.Row) -> String {
    cell(column, of: row)?.text ?? ""
  }

  /// A text without the sign that keeps spreadsheets from taking it for a formula.
  private static func unguarded(_ text: String) -> String {
    guard text.first == "'", let next = text.dropFirst().first, "=+-@".contains(next) else {
      return text
    }
    return String(text.dropFirst())
  }

  /// A reader by what people call it, with or without a version.
  private static func reader(_ text: String) -> String? {
    let name = text.split(separator: " ").first.map { $0.lowercased() } ?? ""
    return [VoiceOver.name, TalkBack.name].first { $0 == name }
  }
}

extension Recording {
  /// A row of a list that was filled in.
  fileprivate init(
    id: String, reader: String, platform: String, notes: String, expecting expected: String,
    said: String, isSilent: Bool, line: Int
  ) {
    self.init(
      id: id, reader: reader, platform: platform.isEmpty ? "unknown" : platform,
      sourceKind: .recorded, locale: "en-US", input: .expected(expected), target: "",
      targetPath: nil, stopPath: nil, command: "next_item", isActivatedBefore: false, said: said,
      alternatives: [], isSilent: isSilent, match: .exact, words: [],
      // Somebody who writes advice down has waited for it.
      hasHint: RecordedWords(UsageHints.removed(from: said)) != RecordedWords(said), form: .none,
      notes: notes, line: line)
  }
}
