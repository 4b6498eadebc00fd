internal import Encoding
import Scenarios
import Simulator

/// The output of a diff as a comment on a pull request: a table of all screens, and each reader's
/// announcements before and after the change.
struct DiffMarkdown {
  /// The maximum number of bytes of the table.
  ///
  /// Code hosts truncate or reject comments that are too long.
  ///
  /// Source: GitHub, “Body is too long (maximum is 65536 characters)”.
  private static let tableLimit = 10_000
  private static let detailsLimit = 40_000
  private static let openingsLimit = 9_000
  /// The maximum number of characters in a name.
  private static let nameLength = 150
  private static let announcementLength = 800
  /// The maximum number of changed stops outside a folded section.
  private static let mostUnfolded = 10

  func write(_ result: DiffResult, to output: inout ReportSink) {
    let changed = result.changed
    let title = changed.isEmpty ? "No announcements changed" : "Changed announcements"
    output.writeLine("### \(title)\n")
    output.writeLine("Compared: \(code(result.before)) with \(code(result.after)).\n")
    output.writeLine("\(MarkdownText.escaped(result.summary, in: .paragraph)).\n")
    if !changed.isEmpty {
      writeTable(changed, to: &output)
      writeDetails(changed, to: &output)
    }
    writeOpenings(result.listed, to: &output)
    output.writeLine(ReportHeader.notice)
  }

  private func name(_ text: String) -> String {
    CommentText.escaped(CommentText.shortened(text, to: DiffMarkdown.nameLength), in: .cell)
  }

  private func code(_ text: String) -> String {
    CommentText.code(CommentText.shortened(text, to: DiffMarkdown.nameLength))
  }

  private func writeTable(_ screens: [ScreenDiff], to output: inout ReportSink) {
    var table = MarkdownTable(header: ["Screen", "Reader", "Stops", "Swipes", "Listening"])
    for screen in screens.prefix(100) {
      for reader in screen.readers {
        let stops =
          screen.presence != .both
          ? "\(screen.presence.rawValue) screen"
          : reader.stops.isEmpty ? "as before" : DiffResult.counts(reader.stops)
        table.rows.append([
          name(screen.name), reader.displayName, stops,
          change(reader) { String($0.swipes) },
          change(reader) { "about \(ListeningReport.words($0.seconds))" },
        ])
      }
    }
    let count = screens.reduce(0) { $0 + $1.readers.count }
    let lines = DiffMarkdown.first(table.lines, within: DiffMarkdown.tableLimit)
    for line in lines { output.writeLine(line) }
    let left = count - (lines.count - 2)
    if left > 0 {
      output.writeLine(
        "\n\(counted(left, "more transcript")) \(left == 1 ? "is" : "are") not listed.")
    }
    output.writeLine()
  }

  /// Returns the first lines that fit into a number of bytes, and always the two lines of a table's
  /// header.
  private static func first(_ lines: [String], within limit: Int) -> [String] {
    var left = limit
    return Array(
      lines.enumerated().prefix { index, line in
        left -= line.utf8.count + 1
        return left >= 0 || index < 2
      }.map(\.element))
  }

  /// Returns a cost before and after the change, or a single value if the cost did not change.
  private func change(_ reader: ReaderDiff, _ words: (ReaderDiff.Cost) -> String) -> String {
    let (before, after) = (reader.before.map(words), reader.after.map(words))
    if let before, let after { return before == after ? after : "\(before) → \(after)" }
    return after ?? before ?? ""
  }

  private func writeDetails(_ screens: [ScreenDiff], to output: inout ReportSink) {
    var room = DiffMarkdown.detailsLimit
    var left = 0
    let count = screens.flatMap(\.readers).reduce(0) { $0 + $1.stops.count }
    for screen in screens {
      for reader in screen.readers where !reader.stops.isEmpty {
        let details = details(
          of: reader, on: screen, isOpen: count <= DiffMarkdown.mostUnfolded, within: room)
        guard let details else {
          left += 1
          continue
        }
        room -= details.utf8.count
        output.write(details)
      }
    }
    if left > 0 {
      output.writeLine(
        "The details of \(counted(left, "transcript")) are left out to keep the comment short; "
          + "`announce diff` without `--format markdown` prints all of them.\n")
    }
  }

  /// Writes the announcements for each new screen that opens over its old version.
  private func writeOpenings(_ screens: [ScreenDiff], to output: inout ReportSink) {
    var table = MarkdownTable(header: ["Screen", "Reader", "Opened as", "Focus", "Announced"])
    for screen in screens {
      for reader in screen.readers {
        guard let opening = reader.opening else { continue }
        let lines = opening.step.lines.filter { $0.mark != .moved }.map(\.written)
        let shown = lines.isEmpty ? [SessionLine.silence] : Array(lines.prefix(8))
        let problem = opening.problem.map { " (not performed: \($0))" } ?? ""
        table.rows.append([
          name(screen.name), reader.displayName, opening.presentation.rawValue,
          cell(opening.focusWords + problem),
          shown.map(cell).joined(separator: "<br>") + (lines.count > 8 ? "<br>…" : ""),
        ])
      }
    }
    guard !table.rows.isEmpty else { return }
    let all = table.lines
    let lines = DiffMarkdown.first(all, within: DiffMarkdown.openingsLimit)
    for line in lines { output.writeLine(line) }
    if lines.count < all.count {
      output.writeLine("\n\(counted(all.count - lines.count, "more opening")) not listed.")
    }
    output.writeLine()
  }

  private func cell(_ text: String) -> String {
    CommentText.escaped(CommentText.shortened(text, to: 200), in: .cell)
  }

  /// Returns the changed stops of a reader on a screen, or `nil` if not even the first stop fits
  /// into a number of bytes.
  private func details(
    of reader: ReaderDiff, on screen: ScreenDiff, isOpen: Bool, within room: Int
  ) -> String? {
    // In a block of HTML, Markdown's backslashes have no effect.
    let title = CommentText.markup(
      CommentText.shortened(screen.name, to: DiffMarkdown.nameLength)
        + ", \(reader.displayName): \(DiffResult.counts(reader.stops))")
    var text = "<details\(isOpen ? " open" : "")><summary>\(title)</summary>\n\n"
    // Cells are not aligned: one long announcement would widen all of them.
    text += "| Stop | Change | Before | After |\n| --- | --- | --- | --- |\n"
    let paths = reader.paths.foremost.prefix(5).map { path in
      "* \(CommentText.escaped(CommentText.shortened(path.words, to: 300), in: .paragraph))\n"
    }
    let end = (paths.isEmpty ? "" : "\n" + paths.joined()) + "\n</details>\n\n"
    var count = 0
    for stop in reader.stops {
      let cells = [
        stop.title, stop.severity.rawValue, marked(stop.before, stop.markedBefore, "del"),
        marked(stop.after, stop.markedAfter, "ins"),
      ]
      let row = "| \(cells.joined(separator: " | ")) |\n"
      guard text.utf8.count + row.utf8.count + end.utf8.count + 100 <= room else { break }
      text += row
      count += 1
    }
    guard count > 0 else { return nil }
    let left = reader.stops.count - count
    if left > 0 {
      text +=
        "\nAnd \(left) more; `announce diff` without `--format markdown` prints all of them.\n"
    }
    return text + end
  }

  /// Returns a table cell in which an HTML element surrounds each differing word.
  ///
  /// - Parameter element: The name of the HTML element, such as `ins`.
  private func marked(_ text: String?, _ words: MarkedWords, _ element: String) -> String {
    guard let text else { return TranscriptMarkdown.noStop }
    guard !text.isEmpty else { return CommentText.escaped(DiffText.shown(text), in: .cell) }
    var left = DiffMarkdown.announcementLength
    var cell = ""
    for piece in words.pieces where left > 0 {
      let text = CommentText.shortened(piece.text, to: left)
      left -= piece.text.count
      let inner = text.drop { $0 == " " }
      let end = inner.lastIndex { $0 != " " }.map { inner.index(after: $0) } ?? inner.startIndex
      let escaped = CommentText.escaped(String(inner[..<end]), in: .cell)
      let shown = piece.isMarked ? "<\(element)>\(escaped)</\(element)>" : escaped
      let before = inner.startIndex > text.startIndex ? " " : ""
      cell += before + shown + (end < text.endIndex && !inner.isEmpty ? " " : "")
    }
    return cell
  }
}
