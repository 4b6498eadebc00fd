extension TranscriptDifference {
  /// The difference as a person reads it: each line that departs and how grave it is, what was
  /// expected, what was heard, which parts and rules are concerned, and what may help.
  public var text: String {
    var report = ["\(reader) says something else (- expected, + heard):"]
    var latest = 0
    for line in lines {
      if let place = line.expectation { latest = place + 1 }
      if line.grade != nil { report += line.report(after: latest) }
    }
    return report.joined(separator: "\n")
  }
}

extension TranscriptDifference.Line {
  /// The line as a person reads it.
  ///
  /// - Parameter latest: The number of the expected line it is, or comes after.
  fileprivate func report(after latest: Int) -> [String] {
    var report = [title(latest)]
    if let expected { report.append("  - \(expected)") }
    if let heard { report.append("  + \(heard.announcement.text)") }
    report += parts.map { "    \($0.text)" }
    report += explanations.map { "    \($0)" }
    return report
  }

  private func title(_ latest: Int) -> String {
    let grade = grade.map { " (\($0.rawValue))" } ?? ""
    if expectation == nil {
      let place = latest > 0 ? "after line \(latest)" : "before line 1"
      return "\(place)\(grade): a stop that was not expected"
    }
    if heard == nil { return "line \(latest)\(grade): expected, but there is no such stop" }
    return "line \(latest)\(grade)"
  }
}
