extension TranscriptDifference {
  /// The difference as a person reads it: each line that departs, what was expected, what was
  /// heard, and which part and rule are concerned.
  public var text: String {
    var report = ["\(reader) says something else (- expected, + heard):"]
    for (place, line) in lines.enumerated() {
      switch line {
      case .same: continue
      case .changed(let expected, let stop):
        report.append("line \(place + 1)")
        report.append("  - \(expected)")
        report.append("  + \(stop.announcement.text)")
        report += concernedParts(of: stop, expected: expected).map { "    \($0)" }
      case .missing(let expected):
        report.append("line \(place + 1): expected, but there is no such stop")
        report.append("  - \(expected)")
      case .unexpected(let stop):
        report.append("line \(place + 1): a stop that was not expected")
        report.append("  + \(stop.announcement.text)")
        report += stop.announcement.parts.filter { $0.kind != .pause }
          .map { "    \(TranscriptDifference.describe($0))" }
      }
    }
    return report.joined(separator: "\n")
  }

  /// The parts that were heard but not expected, then the words that were expected but not heard.
  private func concernedParts(of stop: Stop, expected: String) -> [String] {
    let parts = stop.announcement.parts.filter { $0.kind != .pause && !$0.text.isEmpty }
    let wanted = words(of: expected)
    let heard = parts.map { words(of: $0.text) }
    let changes = heard.flatMap(\.self).difference(from: wanted)
    let extra = Set(changes.insertions.map(TranscriptDifference.offset))
    let lacking = changes.removals.map { wanted[TranscriptDifference.offset(of: $0)] }
    var report: [String] = []
    var start = 0
    for (part, words) in zip(parts, heard) {
      if (start..<start + words.count).contains(where: extra.contains) {
        report.append(TranscriptDifference.describe(part))
      }
      start += words.count
    }
    if !lacking.isEmpty {
      let words = lacking.joined(separator: " ")
      report.append("not heard: “\(words)”")
    }
    report += silenced(of: stop, among: lacking)
    if report.isEmpty { report.append("the words are the same; punctuation, case or order differ") }
    return report
  }

  /// The expected words that the node holds but a rule keeps silent.
  private func silenced(of stop: Stop, among lacking: [String]) -> [String] {
    stop.omissions.filter { omission in
      let words = words(of: omission.text)
      return !words.isEmpty && words.allSatisfy(lacking.contains)
    }.map {
      "kept silent: \($0.kind.rawValue) “\($0.text)”, by \($0.rule.name) (\($0.rule.source))"
    }
  }

  private static func offset(of change: CollectionDifference<String>.Change) -> Int {
    switch change {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }

  private func words(of text: String) -> [String] {
    let plain = comparison == .asHeard ? AsHeard(text).text : text
    return plain.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  private static func describe(_ part: Part) -> String {
    "heard \(part.kind.rawValue) “\(part.text)”, by \(part.rule.name) (\(part.rule.source))"
  }
}
