import Fidelity
import Simulator
import SpeechLogs

/// The texts of one line in a comparison with a reader's log.
struct LogLineWords: Sendable {
  /// The location, such as `stop 3, log line 20`.
  ///
  /// For a log in JSON, the location includes the step of the log.
  let location: String
  /// The announcement in the log, or `nil` if the stop is only predicted.
  let heard: String?
  /// The predicted announcement, or `nil` if the announcement was only heard.
  let predicted: String?
  /// The announcement in the log, with marks at words that the prediction lacks.
  let markedHeard: MarkedWords
  /// The predicted announcement, with marks at words that the log lacks.
  let markedPrediction: MarkedWords
  /// The differing parts, then remarks.
  let details: [String]

  init(_ line: LogComparison.Line, withHints: Bool) {
    location = [
      line.stop.map { "stop \($0.index)" }, line.heard.map { "log line \($0.line)" },
      // A log in JSON can be a single line, so the location also names the step.
      line.heard?.step.map { "step \($0)" },
    ].compactMap(\.self).joined(separator: ", ")
    heard = line.words.map { LogLineWords.joined($0, withHints ? line.hint : nil) }
    predicted = line.predictedWords.map {
      LogLineWords.joined($0, withHints ? line.predictedHint : nil)
    }
    // The log counts as the expected text of the comparison.
    markedHeard = MarkedWords(expected: heard, line.parts)
    markedPrediction = MarkedWords(actual: predicted, line.parts)
    details = line.parts.map { $0.text(LogLineWords.change($0.change)) } + line.remarks
  }

  private static func joined(_ words: String, _ hint: String?) -> String {
    [words, hint ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns the word for a difference of a part, such as “heard” for a part that the prediction
  /// lacks.
  private static func change(_ change: DifferingPart.Change) -> String {
    switch change {
    case .heard: "predicted"
    case .notHeard: "heard"
    case .silent: "predicted as silent"
    case .moved: "moved"
    }
  }
}

extension LogComparison {
  /// The texts of the differences that no baseline lists.
  var newWords: [(difference: Difference, words: LogLineWords)] {
    newDifferences.compactMap { line in
      line.difference.map { ($0, LogLineWords(line, withHints: comparesHints)) }
    }
  }
}
