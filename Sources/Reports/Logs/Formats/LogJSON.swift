internal import Encoding
import Fidelity
import Simulator
import SpeechLogs

/// A comparison with a reader's log as JSON for other programs.
struct LogJSON {
  var header: ReportHeader

  /// Writes a single comparison at the top level, or several as the elements of `screens`.
  func write(_ results: [LogResult], to output: inout ReportSink) {
    var json = JSONWriter()
    json.lines { json in
      JSONFormat.write(header, to: &json)
      if results.count == 1 {
        LogJSON.write(results[0], to: &json, &output)
      } else {
        json.member("differs", results.contains(where: \.differs))
        json.member("screens", each: results, onePerLine: true) { result, json in
          LogJSON.write(result, to: &json, &output)
        }
      }
    }
    json.end()
    output.drain(&json)
  }

  /// Writes the members of a comparison.
  static func write(_ result: LogResult, to json: inout JSONWriter, _ output: inout ReportSink) {
    let comparison = result.comparison
    json.member("log", result.log)
    json.member("walk", orNull: result.walk)
    json.member("screen", result.screen)
    json.member("heardBy", result.heardBy)
    json.member("predictedBy", result.predictedBy)
    json.member("differs", result.differs)
    json.member("summary", result.summary)
    json.member("hintsCompared", comparison.comparesHints)
    json.member("stopsWithoutHint", comparison.stopsWithoutHint)
    json.member("cutUtterances", comparison.cutUtterances)
    json.member("appName", orNull: comparison.appName)
    json.member("stopsOutside", comparison.stopsOutside)
    if let stop = comparison.wrapsAfter {
      json.member("wrapsAfter", stop)
      json.member("edgeMarked", comparison.isWrapMarked)
    }
    if comparison.isReversed { json.member("backward", true) }
    json.member("lines", each: comparison.lines, onePerLine: true) { line, json in
      write(line, to: &json)
      output.drain(&json)
    }
    json.member("repeats", each: comparison.repeats, write)
    json.member("others", each: comparison.others, write)
    if !comparison.scrolled.isEmpty {
      json.member("scrolled", each: comparison.scrolled, write)
    }
    json.member("notes", result.notes)
    json.member("diagnostics", result.diagnostics)
  }

  private static func write(_ line: LogComparison.Line, to json: inout JSONWriter) {
    json.member("difference", orNull: line.difference?.rawValue)
    if line.isKnown { json.member("known", true) }
    json.member("logLine", line.heard?.line)
    if let step = line.heard?.step { json.member("logStep", step) }
    json.member("heard", orNull: line.words)
    if let hint = line.hint { json.member("heardHint", hint) }
    json.member("stop", line.stop?.index)
    json.member("predicted", orNull: line.predictedWords)
    if let hint = line.predictedHint { json.member("predictedHint", hint) }
    guard line.difference != nil else { return }
    json.member("parts", each: line.parts) { part, json in
      json.member("change", part.change.inLog)
      if let kind = part.kind { json.member("kind", kind.rawValue) }
      json.member("words", part.words)
      if let rule = part.rule { json.member("rule", rule.name) }
    }
    json.member("remarks", line.remarks)
  }

  private static func write(_ utterance: LoggedUtterance, to json: inout JSONWriter) {
    json.member("logLine", utterance.line)
    if let step = utterance.step { json.member("logStep", step) }
    json.member("cause", utterance.cause.rawValue)
    json.member("words", utterance.words)
  }
}

extension DifferingPart.Change {
  /// The word for the change in JSON, such as `only-heard` for words that only the log contains.
  fileprivate var inLog: String {
    switch self {
    case .heard: "only-predicted"
    case .notHeard: "only-heard"
    case .silent: "silent"
    case .moved: "moved"
    }
  }
}
