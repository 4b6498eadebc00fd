/// A comparison with a reader's log as text.
///
/// Differing words are marked as in `git diff --word-diff`, so people can see them without colour.
struct LogText {
  var style: TerminalStyle

  func write(_ result: LogResult, to output: inout ReportSink) {
    output.writeLine(style.heading(style.visible("--- heard: \(result.heardTitle)")))
    output.writeLine(style.heading(style.visible("+++ predicted: \(result.predictedTitle)")))
    for (difference, words) in result.comparison.newWords where !output.isClosed {
      style.writeGap(to: &output)
      output.writeLine("\(difference.text): \(words.location)")
      write(words, to: &output)
    }
    style.writeGap(to: &output)
    output.writeLine(style.heading(style.visible(result.summary)))
    for note in result.notes + result.diagnostics { output.writeLine(style.visible(note)) }
  }

  private func write(_ words: LogLineWords, to output: inout ReportSink) {
    guard !style.isPlain else {
      output.writeLine("heard: \(style.visible(DifferenceWords.shown(words.heard)))")
      output.writeLine("predicted: \(style.visible(DifferenceWords.shown(words.predicted)))")
      for detail in words.details { output.writeLine(style.visible(detail)) }
      return
    }
    output.writeLine(
      "  heard      \(marked(words.heard, words.markedHeard, style.removed))")
    output.writeLine(
      "  predicted  \(marked(words.predicted, words.markedPrediction, style.added))")
    for detail in words.details { output.writeLine("  \(style.visible(detail))") }
  }

  private func marked(
    _ text: String?, _ words: MarkedWords, _ mark: (String) -> String
  ) -> String {
    words.text(or: DifferenceWords.shown(text), escaping: style.visible, mark)
  }
}
