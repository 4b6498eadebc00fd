internal import Encoding
import Scenarios
import Simulator
internal import TextIO

/// The output of a diff as a comment on a change: a table of all screens, and details that can be
/// expanded.
struct DiffMarkdown {
  /// The maximal number of bytes of details; code hosts truncate or reject longer comments.
  ///
  /// Source: GitHub, “Body is too long (maximum is 65536 characters)”.
  private static let limit = 50_000
  /// The maximal number of screens in the table.
  private static let rows = 100

  func write(_ result: DiffResult, to output: inout ReportSink) {
    let changed = result.changed
    let title = changed.isEmpty ? "No announcements changed" : "Changed announcements"
    output.writeLine("### \(title)\n")
    output.writeLine(
      "Compared: \(escaped(result.before)) with \(escaped(result.after)).\n")
    output.writeLine("\(MarkdownText.escaped(result.summary, in: .paragraph)).\n")
    if !changed.isEmpty {
      writeTable(changed, to: &output)
      writeDetails(changed, to: &output)
    }
    writeOpenings(result.listed, to: &output)
    output.writeLine(ReportHeader.notice)
  }

  private func escaped(_ text: String) -> String { MarkdownText.escaped(text, in: .link) }

  private func writeTable(_ screens: [ScreenDiff], to output: inout ReportSink) {
    var table = MarkdownTable(header: ["Screen", "Reader", "Stops", "Swipes", "Listening"])
    for screen in screens.prefix(DiffMarkdown.rows) {
      for reader in screen.readers {
        let stops =
          screen.presence != .both
          ? "\(screen.presence.rawValue) screen"
          : reader.stops.isEmpty ? "as before" : DiffResult.counts(reader.stops)
        table.rows.append([
          MarkdownText.escaped(screen.name, in: .cell), reader.displayName, stops,
          change(reader) { String($0.swipes) },
          change(reader) { "about \(ListeningReport.words($0.seconds))" },
        ])
      }
    }
    for line in table.lines { output.writeLine(line) }
    if screens.count > DiffMarkdown.rows {
      output.writeLine("\n\(screens.count - DiffMarkdown.rows) more screens are not listed.")
    }
    output.writeLine()
  }

  /// Returns a cost before and after the change, such as `12 → 13`, or one value if nothing changed.
  private func change(_ reader: ReaderDiff, _ words: (ReaderDiff.Cost) -> String) -> String {
    let (before, after) = (reader.before.map(words), reader.after.map(words))
    if let before, let after { return before == after ? after : "\(before) → \(after)" }
    return after ?? before ?? ""
  }

  private func writeDetails(_ screens: [ScreenDiff], to output: inout ReportSink) {
    var (written, left) = (0, 0)
    for screen in screens {
      for reader in screen.readers where !reader.stops.isEmpty {
        let details = details(of: reader, on: screen)
        guard written + details.utf8.count <= DiffMarkdown.limit else {
          left += 1
          continue
        }
        written += details.utf8.count
        output.write(details)
      }
    }
    if left > 0 {
      output.writeLine(
        "The details of \(counted(left, "transcript")) are left out to keep the comment short; "
          + "`announce diff` without `--format markdown` prints all of them.\n")
    }
  }

  /// Writes what is announced when the new screens open over the old ones.
  private func writeOpenings(_ screens: [ScreenDiff], to output: inout ReportSink) {
    var table = MarkdownTable(header: ["Screen", "Reader", "Opened as", "Focus", "Announced"])
    for screen in screens.prefix(DiffMarkdown.rows) {
      for reader in screen.readers {
        guard let opening = reader.opening else { continue }
        let lines = opening.step.lines.filter { $0.mark != .moved }.map(\.written)
        let shown = lines.isEmpty ? [SessionLine.silence] : lines
        let problem = opening.problem.map { " (not performed: \($0))" } ?? ""
        table.rows.append([
          MarkdownText.escaped(screen.name, in: .cell), reader.displayName,
          opening.presentation.rawValue,
          MarkdownText.escaped(opening.focusWords + problem, in: .cell),
          shown.map { MarkdownText.escaped($0, in: .cell) }.joined(separator: "<br>"),
        ])
      }
    }
    guard !table.rows.isEmpty else { return }
    for line in table.lines { output.writeLine(line) }
    output.writeLine()
  }

  private func details(of reader: ReaderDiff, on screen: ScreenDiff) -> String {
    let counts = DiffResult.counts(reader.stops)
    // In a block of HTML, Markdown's backslashes have no effect.
    let title = XMLText.markup(
      TerminalText.of("\(screen.name), \(reader.displayName): \(counts)"))
    var table = MarkdownTable(header: ["Stop", "Change", "Before", "After"])
    for stop in reader.stops {
      table.rows.append([
        stop.title, stop.severity.rawValue, marked(stop.before, stop.markedBefore, "del"),
        marked(stop.after, stop.markedAfter, "ins"),
      ])
    }
    let ways = reader.ways.foremost.map { "* \(MarkdownText.escaped($0.words, in: .paragraph))" }
    let lines =
      ["<details><summary>\(title)</summary>", ""] + table.lines + [""] + ways
      + (ways.isEmpty ? [] : [""]) + ["</details>", ""]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a table cell in which an HTML element surrounds each differing word.
  ///
  /// - Parameter element: The name of the HTML element, such as `ins`.
  private func marked(_ text: String?, _ words: MarkedWords, _ element: String) -> String {
    guard let text else { return TranscriptMarkdown.noStop }
    guard !text.isEmpty else { return MarkdownText.escaped(DiffText.shown(text), in: .cell) }
    return words.pieces.map { piece in
      let inner = piece.text.drop { $0 == " " }
      let end = inner.lastIndex { $0 != " " }.map { inner.index(after: $0) } ?? inner.startIndex
      let escaped = MarkdownText.escaped(String(inner[..<end]), in: .cell)
      let shown = piece.isMarked ? "<\(element)>\(escaped)</\(element)>" : escaped
      let before = inner.startIndex > piece.text.startIndex ? " " : ""
      return before + shown + (end < piece.text.endIndex && !inner.isEmpty ? " " : "")
    }.joined()
  }
}
