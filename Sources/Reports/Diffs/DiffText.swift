import Simulator

/// The output of a diff as text.
struct DiffText {
  var style: TerminalStyle

  func write(_ result: DiffResult, to output: inout ReportSink) {
    for screen in result.listed where !output.isClosed {
      write(screen, to: &output)
      style.writeGap(to: &output)
    }
    output.writeLine(style.heading(style.visible(result.summary)))
    if !result.listed.isEmpty { output.writeLine(ReportHeader.notice) }
  }

  private func write(_ screen: ScreenDiff, to output: inout ReportSink) {
    let presence = screen.presence == .both ? "" : ": this screen is \(screen.presence.rawValue)"
    output.writeLine(style.heading(style.visible(screen.name + presence)))
    for reader in screen.readers {
      style.writeGap(to: &output)
      output.writeLine(style.heading(style.visible("\(reader.header): \(reader.costWords)")))
      for path in reader.paths.foremost { output.writeLine(style.visible(path.words)) }
      if screen.presence == .both, reader.stops.isEmpty {
        output.writeLine("no announcements changed")
      }
      for stop in reader.stops { write(stop, by: reader, to: &output) }
      if let opening = reader.opening { write(opening, by: reader, to: &output) }
    }
  }

  private func write(
    _ opening: OpeningDiff, by reader: ReaderDiff, to output: inout ReportSink
  ) {
    let title =
      "opened as \(opening.presentation.rawValue): \(reader.displayName), \(opening.focusWords)"
    output.writeLine(style.visible(title))
    let indent = style.isPlain ? "" : "  "
    if let problem = opening.problem {
      output.writeLine(style.visible("\(indent)not performed: \(problem)"))
    }
    if opening.step.heard.isEmpty { output.writeLine("\(indent)nothing is announced") }
    for heard in opening.step.heard {
      output.writeLine(style.visible("\(indent)\(heard.logLine)"))
    }
  }

  private func write(
    _ stop: ReaderDiff.StopDiff, by reader: ReaderDiff, to output: inout ReportSink
  ) {
    let details = stop.parts.map(\.text) + stop.explanations
    let title = "\(stop.severity.rawValue): \(reader.displayName), \(stop.title)"
    guard !style.isPlain else {
      output.writeLine(title)
      output.writeLine("before: \(style.visible(DiffText.shown(stop.before)))")
      output.writeLine("after: \(style.visible(DiffText.shown(stop.after)))")
      for detail in details { output.writeLine(style.visible(detail)) }
      return
    }
    output.writeLine(title)
    output.writeLine("  before  \(marked(stop.before, stop.markedBefore, style.removed))")
    output.writeLine("  after   \(marked(stop.after, stop.markedAfter, style.added))")
    for detail in details { output.writeLine("  \(style.visible(detail))") }
  }

  /// Returns a text, or a placeholder if there is none.
  static func shown(_ text: String?) -> String {
    guard let text else { return "(no stop)" }
    return text.isEmpty ? "(silent)" : text
  }

  private func marked(
    _ text: String?, _ words: MarkedWords, _ mark: (String) -> String
  ) -> String {
    words.text(or: DiffText.shown(text), escaping: style.visible, mark)
  }
}
