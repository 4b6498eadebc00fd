import AccessibilityTree
import SpeechLogs

extension LoggedSpeech {
  /// The speech as text for fixtures, one utterance on each line.
  var text: String {
    var lines = [[reader, version ?? "-", locale ?? "-"].joined(separator: " ")]
    for walk in walks {
      let marks = [walk.isComplete ? "complete" : nil, walk.mayBeginWithAppName ? "app" : nil]
      lines.append(
        "walk: " + ([walk.name ?? "-"] + marks.compactMap(\.self)).joined(separator: ", "))
      if let start = walk.start { lines.append("  start: \(start.summary)") }
      for utterance in walk.utterances { lines.append("  \(utterance.text)") }
    }
    for diagnostic in diagnostics {
      let line = diagnostic.position.map { "\($0.line)" } ?? "-"
      lines.append("# \(line): \(diagnostic.kind.rawValue): \(diagnostic.message)")
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension LoggedUtterance {
  fileprivate var text: String {
    var text = "\(line) \(cause.rawValue): “\(words)”"
    if let hint { text += " hint “\(hint)”" }
    if isRepeatedTail { text += " repeated" }
    if let element { text += " at \(element.summary)" }
    return text
  }
}

extension LoggedElement {
  fileprivate var summary: String {
    let box = bounds.map { edges in edges.map { "\($0)" }.joined(separator: " ") }
    let quoted = text.map { "“\($0)”" }
    return [id, className, quoted, box].map { $0 ?? "-" }.joined(separator: ", ")
  }
}
