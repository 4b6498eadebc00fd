public import Simulator

/// The short list of what to try on a real phone: what only listening settles, and what rests on words
/// or rules that nobody has heard.
///
/// What is wrong with words or the tree is as true on a phone as in the file, so a person decides it
/// from the list of findings.
public struct HandoffView: Sendable {
  /// Something to try.
  public struct Step: Sendable {
    /// The reader's name, such as `talkback`.
    public var reader: String
    /// The number of the stop, from 1.
    public var stop: Int
    /// The node that the reader is then on.
    public var node: Node.Index
    /// Its element.
    public var index: FindingLocation
    /// What is expected to be heard.
    public var predicted: String
    /// Whether a sentence on usage is expected, which has to be waited for.
    public var hasUsageHint: Bool
    /// Why it is worth trying, a sentence each.
    public var reasons: [String]
  }

  /// Something to look at that no stop belongs to.
  public struct Other: Sendable {
    /// Its element, or `nil` where it is about the whole screen.
    public var index: FindingLocation?
    /// Its line, where no element has it.
    public var line: Int?
    /// What there is to look at, in a sentence.
    public var reason: String
  }

  /// The steps of each reader in the order of its stops.
  public let steps: [Step]
  /// What to look at beside.
  public let others: [Other]

  /// What one report leaves to a person.
  public init(_ report: AuditReport) {
    let subject = report.subject
    let locations = FindingLocations(report)
    let doubtful = subject.screen.diagnostics.filter {
      ImportDiagnostic.Kind.doubtful.contains($0.kind)
    }
    let certainty = FindingCertainty(on: subject)
    var reasons: [String: [Int: [String]]] = [:]
    var others: [Other] = []
    for finding in report.findings where finding.needsReview {
      guard finding.isSettledByListening || certainty.missingFact(of: finding) != nil else {
        continue
      }
      let reason = "\(finding.message) [\(finding.rule)]"
      let stops = HandoffView.stops(of: finding, subject)
      if stops.isEmpty {
        let isAboutElement = finding.node != nil || finding.element != nil
        others.append(
          Other(index: isAboutElement ? locations.location(of: finding) : nil, reason: reason))
      }
      for (reader, index) in stops {
        reasons[reader, default: [:]][index, default: []].append(reason)
      }
    }
    for heard in subject.reportedReadings {
      for (index, stop) in heard.transcript.stops.enumerated() {
        let judged = stop.announcement.parts.filter { $0.confidence == .assumed }
        guard !judged.isEmpty else { continue }
        let words = judged.map { "“\($0.text)”" }.joined(separator: ", ")
        reasons[heard.name, default: [:]][index, default: []].append(
          "Nobody has heard \(words) yet.")
      }
    }
    others += doubtful.map { diagnostic in
      Other(
        index: diagnostic.node.map { locations.location(of: $0) }, line: diagnostic.position?.line,
        reason: diagnostic.message)
    }
    steps = subject.reportedReadings.flatMap { heard -> [Step] in
      let own = reasons[heard.name] ?? [:]
      return own.keys.sorted().map { index in
        let stop = heard.transcript.stops[index]
        return Step(
          reader: heard.name, stop: stop.index, node: stop.node,
          index: locations.location(of: stop.node),
          predicted: stop.announcement.text,
          hasUsageHint: stop.announcement.hasPart { kind, _ in kind == .usageHint },
          reasons: own[index] ?? [])
      }
    }
    self.others = others
  }

  /// Where a finding can be heard: at the quoted readers' stops, else at everybody's.
  private static func stops(
    of finding: Finding, _ subject: AuditSubject
  ) -> [(reader: String, index: Int)] {
    guard let node = finding.node else { return [] }
    let readers = Set(finding.heard.map(\.reader))
    return subject.reportedReadings.compactMap { heard in
      guard readers.isEmpty || readers.contains(heard.name),
        let stop = heard.stop(speaking: node)
      else { return nil }
      return (heard.name, stop.index - 1)
    }
  }

  /// The columns of the list.
  ///
  /// The first, ``expectedColumn`` and ``heardColumn`` are read again from a list that somebody filled in.
  public static let columns = [
    "Reader", "Platform", "Stop", "Gesture", "Element", "Line", expectedColumn, "Why", heardColumn,
  ]
  /// What stands above the words that are expected.
  public static let expectedColumn = "Expected"
  /// What stands above the words that somebody writes down.
  public static let heardColumn = "Heard"

  /// The steps as a table with a column for what was heard.
  public func table(_ subject: AuditSubject) -> AuditTable {
    var table = AuditTable(
      "What to try on a phone",
      note:
        "Turn the reader on, open the screen, touch the first thing on it, and swipe right from there.",
      columns: HandoffView.columns)
    var last: (reader: String, stop: Int)?
    for step in steps {
      let swipes = step.stop - (last?.reader == step.reader ? last?.stop ?? 1 : 1)
      last = (step.reader, step.stop)
      let name = subject.reportedReadings.first { $0.name == step.reader }.map {
        "\(type(of: $0.reader).displayName) \($0.reader.profile)"
      }
      table.rows.append([
        name ?? step.reader, HandoffView.platform(of: subject, step.reader), "\(step.stop)",
        HandoffView.gesture(swipes),
        step.index.words, HandoffView.line(of: step.index),
        step.predicted.isEmpty ? Announcement.silence : step.predicted,
        step.reasons.joined(separator: " "), "",
      ])
    }
    return table
  }

  private static func gesture(_ swipes: Int) -> String {
    switch swipes {
    case 0: "stay there"
    case 1: "swipe right once"
    default: "swipe right \(swipes) times"
    }
  }

  /// What shows the screen to a reader, as recordings call it.
  public static func platform(of subject: AuditSubject, _ reader: String) -> String {
    let isTalkBack = reader == TalkBack.name
    switch subject.platform {
    case .web: return isTalkBack ? "android-chrome" : "ios-safari"
    case .reactNative: return "react-native"
    case .android, .ios, .design: return isTalkBack ? "android-native" : "ios-native"
    }
  }

  /// What to look at beside, with the elements and lines.
  public var othersTable: AuditTable {
    var table = AuditTable("To look at beside", columns: ["Element", "Line", "Why"])
    table.rows = others.map { other in
      let line = other.index.map(HandoffView.line) ?? ""
      return [
        other.index?.words ?? "the screen",
        line.isEmpty ? other.line.map { "\($0)" } ?? "" : line, other.reason,
      ]
    }
    return table
  }

  private static func line(of index: FindingLocation) -> String {
    index.line.map { line in index.file.map { "\($0):\(line)" } ?? "\(line)" } ?? ""
  }
}

extension Finding {
  /// Whether a phone can tell: the rule is about what is heard, or about what happens.
  fileprivate var isSettledByListening: Bool {
    switch definition.layer {
    case .tree, .frames: false
    case .announcement, .comparison, .session: true
    }
  }
}
