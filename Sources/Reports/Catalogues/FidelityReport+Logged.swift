internal import Encoding
internal import Fidelity
internal import Simulator
internal import TextIO

/// The agreement of predictions with speech logs that readers wrote themselves.
///
/// Recordings that people wrote down by ear are counted separately.
extension FidelityReport {
  /// Writes a row for each version of a reader with logged speech.
  func writeLogged(_ style: TerminalStyle, _ output: inout ReportSink) {
    let versions = score.logged
    guard !versions.isEmpty else { return }
    let all = versions.count > 1 ? [score.allLogged] : []
    let rows = versions + all
    if style.isPlain {
      for row in rows { output.writeLine(style.visible(sentence(row))) }
      return
    }
    output.writeLine()
    let header = ["logged by the readers", "stops", "words equal", "in order", "hints equal"]
    writeTable([header] + rows.map { cells($0).map(style.visible) }, &output)
  }

  private func cells(_ row: LoggedAgreement) -> [String] {
    [
      name(row), "\(row.stops)", FidelityReport.percent(row.shareOfWords),
      FidelityReport.percent(row.shareOfOrder), FidelityReport.percent(row.shareOfHints),
    ]
  }

  private func sentence(_ row: LoggedAgreement) -> String {
    let cells = cells(row)
    return "\(cells[0]): \(counted(row.stops, "stop")), \(cells[2]) with the same words, "
      + "\(cells[3]) of \(counted(row.neighbours, "neighbour")) in order, "
      + "\(cells[4]) of \(counted(row.hints, "hint"))"
  }

  private func name(_ row: LoggedAgreement) -> String {
    guard !row.reader.isEmpty else { return "all that was logged" }
    let reader = allReaders.first { $0.name == row.reader }
    let name = reader.map { type(of: $0).displayName } ?? row.reader
    return "\(name) \(row.version ?? "of an unknown version"), logged"
  }

  /// Writes why recordings were compared on their own trees instead of their screen files.
  func writeScreenProblems(_ style: TerminalStyle, _ output: inout ReportSink) {
    let count = score.onOwnTree.count
    guard count > 0 else { return }
    writeList(
      "Compared on the recording's own page or tree, not on its screen file: "
        + counted(count, "recording"), score.screenProblems.lazy.map(\.description), style,
      &output)
  }

  /// Writes the members of the JSON object about logged speech.
  func writeLogged(to json: inout JSONWriter) {
    json.member("loggedAll") { write(score.allLogged, to: &$0) }
    json.member("logged", each: score.logged, onePerLine: true) { agreement, json in
      json.member("reader", agreement.reader)
      json.member("version", orNull: agreement.version)
      write(agreement, to: &json)
    }
    json.member("screenProblems", score.screenProblems.map(\.description))
  }

  private func write(_ agreement: LoggedAgreement, to json: inout JSONWriter) {
    json.member("stops", agreement.stops)
    json.member("sameWords", agreement.sameWords)
    json.member("neighbours", agreement.neighbours)
    json.member("neighboursInOrder", agreement.neighboursInOrder)
    json.member("hints", agreement.hints)
    json.member("sameHints", agreement.sameHints)
    json.member(
      "percentSameWords", decimal: FidelityReport.number(agreement.shareOfWords))
    json.member("percentInOrder", decimal: FidelityReport.number(agreement.shareOfOrder))
    json.member("percentSameHints", decimal: FidelityReport.number(agreement.shareOfHints))
  }
}
