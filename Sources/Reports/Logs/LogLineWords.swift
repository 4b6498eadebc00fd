import Fidelity
import Scenarios
import Simulator
import SpeechLogs

/// The texts of a line of a comparison with a log.
struct LogLineWords: Sendable {
  /// The location: `stop 3, log line 20`.
  let location: String
  /// What was heard, or `nil`.
  let heard: String?
  /// What is predicted, or `nil`.
  let predicted: String?
  /// What was heard, with words that are not predicted marked.
  let markedHeard: MarkedWords
  /// What is predicted, with words that were not heard marked.
  let markedPrediction: MarkedWords
  /// The differing parts, then remarks.
  let details: [String]

  init(_ line: LogComparison.Line, withHints: Bool) {
    location = [
      line.stop.map { "stop \($0.index)" }, line.heard.map { "log line \($0.line)" },
    ].compactMap(\.self).joined(separator: ", ")
    heard = line.words.map { LogLineWords.joined($0, withHints ? line.hint : nil) }
    predicted = line.predictedWords.map {
      LogLineWords.joined($0, withHints ? line.predictedHint : nil)
    }
    let parts = line.parts
    markedHeard = MarkedWords(
      parts.filter { $0.change != .heard }.map(\.words), in: heard ?? "")
    markedPrediction = MarkedWords(
      parts.filter { $0.change == .heard || $0.change == .moved }.map(\.words),
      in: predicted ?? "")
    details = parts.map(LogLineWords.text) + line.remarks
  }

  private static func joined(_ words: String, _ hint: String?) -> String {
    [words, hint ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
  }

  /// Returns a part in words: `predicted: role “edit box”, by RoleWord (its source)`.
  private static func text(of part: DifferingPart) -> String {
    let what =
      switch part.change {
      case .heard: "predicted"
      case .notHeard: "heard"
      case .silent: "predicted as silent"
      case .moved: "moved"
      }
    let kind = part.kind.map { "\($0 == .usageHint ? "usage hint" : $0.rawValue) " } ?? ""
    let rule = part.rule.map { ", by \($0.name) (\($0.source))" } ?? ""
    return "\(what): \(kind)“\(part.words)”\(rule)"
  }

  /// Returns a text, or a placeholder if there is none.
  static func shown(_ text: String?, _ absent: String) -> String {
    guard let text else { return absent }
    return text.isEmpty ? "\(Announcement.silence) (silent)" : text
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
