package import Encoding
package import Fidelity
import Simulator
internal import TextIO

/// A report on how well the predictions of the simulator agree with recordings.
package struct FidelityReport: Listing {
  package let score: Score
  /// The maximum number of differing recordings to show.
  package let worst: Int

  package init(score: Score, worst: Int) {
    self.score = score
    self.worst = worst
  }

  /// Writes a row for each kind of recording, the totals, the gaps and the worst predictions.
  package func write(style: TerminalStyle, to output: inout ReportSink) {
    writeCorpus(style, &output)
    if style.isPlain {
      for row in rows { output.writeLine(style.visible(row.sentence)) }
    } else {
      output.writeLine()
      let header = ["", "recordings", "as heard", "without hints", "words"]
      writeTable([header] + rows.map { $0.cells.map(style.visible) }, &output)
    }
    writeLogged(style, &output)
    writeLacks(style, &output)
    writeUnreached(style, &output)
    writeScreenProblems(style, &output)
    for comparison in score.worst(worst) { write(comparison, style, &output) }
    if !style.isPlain { output.writeLine() }
    output.writeLine(ReportHeader.notice)
  }

  /// A row of the table.
  private struct Row {
    var name: String
    var agreement: Agreement

    var cells: [String] {
      [
        name, "\(agreement.count)", FidelityReport.percent(agreement.shareSame),
        FidelityReport.percent(agreement.shareSameWithoutHints),
        FidelityReport.percent(agreement.shareOfWords),
      ]
    }

    var sentence: String {
      "\(cells[0]): \(counted(agreement.count, "recording")), \(cells[2]) as heard, "
        + "\(cells[3]) without usage hints, "
        + "\(cells[4]) of the words"
    }
  }

  /// The first year whose recordings count as current.
  private static let turn = 2021

  private var rows: [Row] {
    var rows = score.groups.map { Row(name: $0.name, agreement: $0.agreement) }
    rows.append(Row(name: "all to be matched exactly", agreement: score.exact))
    if !score.logged.isEmpty {
      rows.append(Row(name: "of these, written down by people", agreement: score.exactWritten))
    }
    return rows + [
      Row(name: "of these, form fields", agreement: score.exactFields),
      Row(
        name: "of these, heard before \(FidelityReport.turn)",
        agreement: score.exact(before: FidelityReport.turn)),
      Row(
        name: "of these, heard since \(FidelityReport.turn)",
        agreement: score.exact(since: FidelityReport.turn)),
    ]
  }

  private func writeCorpus(_ style: TerminalStyle, _ output: inout ReportSink) {
    output.writeLine(style.heading(counted(score.comparisons.count, "recording")))
    if score.waiting > 0 {
      output.writeLine(
        "not filled in yet, so not counted: \(counted(score.waiting, "recording"))")
    }
    for reader in allReaders {
      let name = type(of: reader).name
      let count = score.comparisons.count { $0.recording.reader == name }
      guard count > 0 else { continue }
      let years = score.years.first { $0.reader == name }?.years
      let span = years.map(FidelityReport.span) ?? "years unknown"
      output.writeLine(
        "\(type(of: reader).displayName), \(profiles(of: name)): "
          + "\(counted(count, "recording")), \(span)")
    }
  }

  /// Returns the profiles with which recordings were compared:
  /// `simulated with profile 15.1 (20) and 16.2 (4)`.
  private func profiles(of reader: String) -> String {
    let profiles = score.profiles(of: reader)
    guard let first = profiles.first else { return "as expected" }
    guard profiles.count > 1 else { return "simulated with profile \(first.profile)" }
    let counts = profiles.map { "\($0.profile) (\($0.count))" }
    return "simulated with profiles " + counts.dropLast().joined(separator: ", ") + " and "
      + (counts.last ?? "")
  }

  /// Writes a table whose first row is its header; columns of numbers are aligned on the right.
  func writeTable(_ table: [[String]], _ output: inout ReportSink) {
    let widths = (table.first ?? []).indices.map { column in
      table.map { $0[column].count }.max() ?? 0
    }
    for cells in table {
      var line = ""
      for (column, cell) in cells.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += column == 0 ? cell + padding : "  " + padding + cell
      }
      output.writeLine(line)
    }
  }

  private func writeLacks(_ style: TerminalStyle, _ output: inout ReportSink) {
    if !style.isPlain { output.writeLine() }
    let lacks =
      score.gaps.isEmpty ? "nothing that is looked for" : score.gaps.joined(separator: "; ")
    output.writeLine(style.visible("Missing from the recordings: \(lacks)."))
  }

  /// Writes the recordings that could not be replayed.
  ///
  /// Such recordings count as different.
  private func writeUnreached(_ style: TerminalStyle, _ output: inout ReportSink) {
    let unreached = score.unreached
    guard !unreached.isEmpty else { return }
    let lines = unreached.lazy.map { comparison in
      let recording = comparison.recording
      return "\(recording.id), line \(recording.line): \(comparison.obstacle ?? "")"
    }
    writeList(
      "Not reached, counted as different: \(counted(unreached.count, "recording"))", lines, style,
      &output)
  }

  /// Writes a title and the first lines of a list.
  func writeList(
    _ title: String, _ lines: some Collection<String>, _ style: TerminalStyle,
    _ output: inout ReportSink
  ) {
    if !style.isPlain { output.writeLine() }
    output.writeLine(title)
    for line in lines.prefix(FidelityReport.listLimit) {
      output.writeLine("  " + style.visible(line))
    }
    let rest = lines.count - FidelityReport.listLimit
    if rest > 0 { output.writeLine("  and \(rest) more; --format json has them all") }
  }

  /// The maximal number of lines of a list.
  private static let listLimit = 10

  private func write(
    _ comparison: RecordingComparison, _ style: TerminalStyle, _ output: inout ReportSink
  ) {
    let recording = comparison.recording
    if !style.isPlain { output.writeLine() }
    output.writeLine(style.visible("\(recording.id), line \(recording.line), \(recording.command)"))
    let heard = recording.isSilent ? "(nothing)" : recording.said
    let predicted =
      comparison.obstacle.map { "(not reached: \($0))" }
      ?? comparison.predicted ?? "(nothing)"
    if style.isPlain {
      output.writeLine("  heard:     \(style.visible(heard))")
      output.writeLine("  predicted: \(style.visible(predicted))")
    } else {
      let row = [TerminalText.of(heard), TerminalText.of(predicted)]
      Columns(style: style).write([row], titles: ["heard", "predicted"], to: &output)
    }
    if !recording.notes.isEmpty {
      output.writeLine("  notes: \(style.visible(recording.notes))")
    }
  }

  private static func span(_ years: ClosedRange<Int>) -> String {
    years.count == 1
      ? "recorded \(years.lowerBound)"
      : "recorded \(years.lowerBound) to \(years.upperBound)"
  }

  /// Returns a share from 0 to 1 as a percentage with one decimal, or a dash for `nil`.
  ///
  /// The result is 100 only if the share is exactly 1.
  static func percent(_ share: Double?) -> String {
    number(share).map { "\($0) %" } ?? "–"
  }

  /// Returns a share from 0 to 1 as a percentage with one decimal, without the percent sign.
  static func number(_ share: Double?) -> String? {
    guard let share else { return nil }
    let rounded = Int(share * 1000 + 0.5)
    let tenths = share < 1 ? min(rounded, 999) : rounded
    return "\(tenths / 10).\(tenths % 10)"
  }
}

extension Score.Group {
  /// The group in words, such as `talkback android-chrome, recorded, exact`.
  fileprivate var name: String {
    "\(reader) \(platform), \(isLogged ? "logged" : sourceKind.rawValue), \(match.rawValue)"
  }
}

extension FidelityReport {
  package func write(by header: ReportHeader, to json: inout JSONWriter) {
    json.lines { json in
      json.member("announce", header.version)
      json.member("notice", ReportHeader.notice)
      json.member("readers", each: allReaders, onePerLine: true, writeReader)
      json.member("recordings", score.comparisons.count)
      json.member("waiting", score.waiting)
      json.member("lacks", score.gaps)
      json.member("exact") { write(score.exact, to: &$0) }
      json.member("exactWritten") { write(score.exactWritten, to: &$0) }
      json.member("exactFields") { write(score.exactFields, to: &$0) }
      json.member("before\(FidelityReport.turn)") {
        write(score.exact(before: FidelityReport.turn), to: &$0)
      }
      json.member("since\(FidelityReport.turn)") {
        write(score.exact(since: FidelityReport.turn), to: &$0)
      }
      writeLogged(to: &json)
      json.member("groups", each: score.groups, onePerLine: true) { group, json in
        json.member("reader", group.reader)
        json.member("platform", group.platform)
        json.member("source_kind", group.sourceKind.rawValue)
        json.member("match", group.match.rawValue)
        if group.isLogged { json.member("logged", true) }
        json.member("agreement") { write(group.agreement, to: &$0) }
      }
      json.member("comparisons", each: score.comparisons, onePerLine: true, write)
      json.key("worst")
      json.array(onePerLine: true) { json in
        for comparison in score.worst(worst) { json.value(comparison.recording.id) }
      }
    }
    json.end()
  }

  private func writeReader(_ reader: any ScreenReader, _ json: inout JSONWriter) {
    let name = type(of: reader).name
    json.member("reader", name)
    json.member("profile", reader.profile)
    json.member("profiles") { json in
      for (profile, count) in score.profiles(of: name) { json.member(profile, count) }
    }
    json.member("recordings", score.comparisons.count { $0.recording.reader == name })
    let years = score.years.first { $0.reader == name }?.years
    json.member("firstYear", years?.lowerBound)
    json.member("lastYear", years?.upperBound)
  }

  private func write(_ agreement: Agreement, to json: inout JSONWriter) {
    json.member("recordings", agreement.count)
    json.member("same", agreement.same)
    json.member("sameWithoutHints", agreement.sameWithoutHints)
    json.member("recordedWords", agreement.recordedWords)
    json.member("wordsSaid", agreement.wordsSaid)
    json.member("percentSame", decimal: FidelityReport.number(agreement.shareSame))
    json.member(
      "percentSameWithoutHints", decimal: FidelityReport.number(agreement.shareSameWithoutHints))
    json.member("percentOfWords", decimal: FidelityReport.number(agreement.shareOfWords))
  }

  private func write(_ comparison: RecordingComparison, to json: inout JSONWriter) {
    json.member("id", comparison.recording.id)
    json.member("line", comparison.recording.line)
    json.member("heard", comparison.recording.said)
    json.member("predicted", comparison.predicted ?? "")
    json.member("same", comparison.isSame)
    json.member("sameWithoutHints", comparison.isSameWithoutHints)
    json.member("recordedWords", comparison.recordedWords)
    json.member("wordsSaid", comparison.wordsSaid)
    if let obstacle = comparison.obstacle { json.member("obstacle", obstacle) }
    if let isHintSame = comparison.isHintSame { json.member("sameHint", isHintSame) }
    if let screen = comparison.recording.screen { json.member("screen", screen.path) }
    if let problem = comparison.screenProblem {
      json.member("screenProblem", problem.description)
    }
  }
}
