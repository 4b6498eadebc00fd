extension TranscriptDifference {
  /// The difference as a text.
  ///
  /// For each differing line, the text contains the severity, the expected and the heard
  /// announcement, the differing parts with their rules, and explanations.
  public var text: String {
    var report = ["\(reader) says something else (- expected, + heard):"]
    var latest = 0
    for line in lines {
      if let index = line.expectation { latest = index + 1 }
      if line.severity != nil { report += line.report(after: latest) }
    }
    return report.joined(separator: "\n")
  }
}

extension TranscriptDifference.Line {
  /// Returns the report on this line of the comparison, as lines of text.
  ///
  /// - Parameter latest: The number of the expected line. For an unexpected stop, the number of the
  ///   last expected line before it.
  fileprivate func report(after latest: Int) -> [String] {
    var report = [title(latest)]
    if let expected { report.append("  - \(expected)") }
    if let heard { report.append("  + \(heard.announcement.text)") }
    report += parts.map { "    \($0.text)" }
    report += explanations.map { "    \($0)" }
    return report
  }

  private func title(_ latest: Int) -> String {
    let severity = severity.map { " (\($0.rawValue))" } ?? ""
    if expectation == nil {
      let location = latest > 0 ? "after line \(latest)" : "before line 1"
      return "\(location)\(severity): a stop that was not expected"
    }
    if heard == nil { return "line \(latest)\(severity): expected, but there is no such stop" }
    return "line \(latest)\(severity)"
  }
}
