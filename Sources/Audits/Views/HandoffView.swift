public import Simulator

/// The short list of what to try on a real phone: what a person has to decide, and what rests on words
/// or rules that nobody has heard.
public struct HandoffView: Sendable {
  /// Something to try.
  public struct Step: Sendable {
    /// The reader's name, such as `talkback`.
    public var reader: String
    /// The number of the stop, from 1.
    public var stop: Int
    /// The node that the reader is then on.
    public var node: Node.Index
    /// What is expected to be heard.
    public var predicted: String
    /// Whether a sentence on usage is expected, which has to be waited for.
    public var hasUsageHint: Bool
    /// Why it is worth trying, a sentence each.
    public var reasons: [String]
  }

  /// The steps of each reader in the order of its stops.
  public let steps: [Step]
  /// What to look at that no stop belongs to.
  public let others: [String]

  /// What one report leaves to a person.
  public init(_ report: AuditReport) {
    let subject = report.subject
    var reasons: [String: [Int: [String]]] = [:]
    var others: [String] = []
    for finding in report.findings where finding.isReview {
      let stops = HandoffView.stops(of: finding, subject)
      if stops.isEmpty { others.append("\(finding.message) [\(finding.rule)]") }
      for (reader, place) in stops {
        reasons[reader, default: [:]][place, default: []].append(
          "\(finding.message) [\(finding.rule)]")
      }
    }
    for heard in subject.heard {
      for (place, stop) in heard.transcript.stops.enumerated() {
        let doubted = stop.announcement.parts.filter { $0.confidence == .assumed }
        guard !doubted.isEmpty else { continue }
        let words = doubted.map { "“\($0.text)”" }.joined(separator: ", ")
        reasons[heard.name, default: [:]][place, default: []].append(
          "Nobody has heard \(words) yet.")
      }
    }
    for loss in subject.screen.losses where Loss.Kind.doubtful.contains(loss.kind) {
      others.append(loss.message)
    }
    steps = subject.heard.flatMap { heard -> [Step] in
      let own = reasons[heard.name] ?? [:]
      return own.keys.sorted().map { place in
        let stop = heard.transcript.stops[place]
        return Step(
          reader: heard.name, stop: stop.index, node: stop.node,
          predicted: stop.announcement.text,
          hasUsageHint: stop.announcement.parts.contains { $0.kind == .usageHint },
          reasons: own[place] ?? [])
      }
    }
    self.others = others
  }

  /// Where a finding can be heard: at the quoted readers' stops, else at everybody's.
  private static func stops(
    of finding: Finding, _ subject: AuditSubject
  ) -> [(reader: String, place: Int)] {
    guard let node = finding.node else { return [] }
    let readers = Set(finding.heard.map(\.reader))
    return subject.heard.compactMap { heard in
      guard readers.isEmpty || readers.contains(heard.name),
        let stop = heard.stop(speaking: node)
      else { return nil }
      return (heard.name, stop.index - 1)
    }
  }

  /// The steps as a table with a column for what was heard.
  public func table(_ subject: AuditSubject) -> AuditTable {
    var table = AuditTable(
      "What to try on a phone",
      note: "Turn the reader on, open the screen, and swipe right from its beginning.",
      columns: ["Reader", "Gesture", "Expected", "Why", "Heard"])
    var last: (reader: String, stop: Int)?
    for step in steps {
      let swipes = last?.reader == step.reader ? step.stop - (last?.stop ?? 0) : step.stop
      last = (step.reader, step.stop)
      let name = subject.heard.first { $0.name == step.reader }.map {
        type(of: $0.reader).displayName
      }
      table.rows.append([
        name ?? step.reader, swipes == 1 ? "swipe right once" : "swipe right \(swipes) times",
        step.predicted.isEmpty ? Announcement.silence : step.predicted,
        step.reasons.joined(separator: " "), "",
      ])
    }
    return table
  }
}
