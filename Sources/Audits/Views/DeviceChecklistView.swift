package import Simulator

/// A checklist of what a person should try on a real phone.
///
/// The checklist contains findings for which a person must listen to the reader. It also contains
/// predicted announcements with words that are only assumed. The checklist leaves out defects in
/// the author's words or in the tree, because a test on a phone would show nothing new about these
/// defects.
package struct DeviceChecklistView: Sendable {
  /// A stop to check.
  package struct Step: Sendable {
    /// The reader's name, such as `talkback`.
    package var reader: String
    /// The number of the stop, from 1.
    package var stop: Int
    /// The node of the stop, on the screen that the reader reads.
    package var node: Node.Index
    package var location: FindingLocation
    /// The expected announcement.
    package var predicted: String
    /// Whether a usage hint is expected after the announcement.
    ///
    /// The tester then has to wait for the hint.
    package var hasUsageHint: Bool
    /// The reasons for the check, a sentence each.
    package var reasons: [String]
  }

  /// A check that is not about a stop.
  package struct OtherCheck: Sendable {
    /// The location of the element, or `nil` for the whole screen.
    package var location: FindingLocation?
    /// The line in the file, for a check without an element.
    package var line: Int?
    /// The reason for the check, in a sentence.
    package var reason: String
  }

  /// The steps of each reader in the order of its stops.
  package let steps: [Step]
  /// The checks that are not about a stop.
  package let others: [OtherCheck]

  /// Creates the checklist of a report.
  package init(_ report: AuditReport) {
    let subject = report.subject
    let locations = FindingLocations(report)
    let doubtful = subject.screen.diagnostics.filter {
      ImportDiagnostic.Kind.doubtful.contains($0.kind)
    }
    let certainty = FindingCertainty(on: subject)
    var reasons: [String: [Int: [String]]] = [:]
    var others: [OtherCheck] = []
    for finding in report.findings where finding.needsReview {
      guard finding.isSettledByListening || certainty.missingFact(of: finding) != nil else {
        continue
      }
      let reason = "\(finding.message) [\(finding.rule)]"
      let stops = DeviceChecklistView.stops(of: finding, subject)
      if stops.isEmpty {
        let isAboutElement = finding.node != nil || finding.element != nil
        others.append(
          OtherCheck(
            location: isAboutElement ? locations.location(of: finding) : nil, reason: reason))
      }
      for (reader, index) in stops {
        reasons[reader, default: [:]][index, default: []].append(reason)
      }
    }
    for reading in subject.reportedReadings {
      for (index, stop) in reading.transcript.stops.enumerated() {
        let judged = stop.announcement.parts.filter { $0.confidence == .assumed }
        guard !judged.isEmpty else { continue }
        let words = judged.map { "“\($0.text)”" }.joined(separator: ", ")
        reasons[reading.name, default: [:]][index, default: []].append(
          "No recording confirms \(words) yet.")
      }
    }
    others += doubtful.map { diagnostic in
      OtherCheck(
        location: diagnostic.node.map { locations.location(of: $0) },
        line: diagnostic.position?.line, reason: diagnostic.message)
    }
    steps = subject.reportedReadings.flatMap { reading -> [Step] in
      let own = reasons[reading.name] ?? [:]
      return own.keys.sorted().map { index in
        let stop = reading.transcript.stops[index]
        return Step(
          reader: reading.name, stop: stop.index, node: stop.node,
          location: locations.location(of: stop, in: reading),
          predicted: stop.announcement.text,
          hasUsageHint: stop.announcement.hasPart { kind, _ in kind == .usageHint },
          reasons: own[index] ?? [])
      }
    }
    self.others = others
  }

  /// Returns the stops at which a person can check a finding.
  ///
  /// The stops are those of the readers quoted in the finding, or of all readers if the finding has
  /// no quotes.
  private static func stops(
    of finding: Finding, _ subject: AuditSubject
  ) -> [(reader: String, index: Int)] {
    guard let node = finding.node else { return [] }
    let readers = Set(finding.heard.map(\.reader))
    return subject.reportedReadings.compactMap { reading in
      guard readers.isEmpty || readers.contains(reading.name),
        let stop = reading.stop(speaking: node)
      else { return nil }
      return (reading.name, stop.index - 1)
    }
  }

  /// Returns the steps as a table with an empty column for the announcement on the phone.
  ///
  /// `announce fidelity` compares the columns `Reader`, `Expected` and `Heard` of the filled table.
  package func table(_ subject: AuditSubject) -> AuditTable {
    var table = AuditTable(
      "What to try on a phone",
      note:
        "Turn the reader on, open the screen, touch the first element, and swipe right from there.",
      columns: [
        "Reader", "Platform", "Stop", "Gesture", "Element", "Line", "Expected", "Why", "Heard",
      ])
    var last: (reader: String, stop: Int)?
    for step in steps {
      let swipes = step.stop - (last?.reader == step.reader ? last?.stop ?? 1 : 1)
      last = (step.reader, step.stop)
      let name = subject.reportedReadings.first { $0.name == step.reader }.map {
        "\(type(of: $0.reader).displayName) \($0.reader.profile)"
      }
      table.rows.append([
        name ?? step.reader, DeviceChecklistView.platform(of: subject, step.reader), "\(step.stop)",
        DeviceChecklistView.gesture(swipes),
        step.location.words, DeviceChecklistView.line(of: step.location),
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

  /// Returns the platform and browser on which a reader reads the screen, as recordings name them.
  package static func platform(of subject: AuditSubject, _ reader: String) -> String {
    let isTalkBack = reader == TalkBack.name
    switch subject.platform {
    case .web: return isTalkBack ? "android-chrome" : "ios-safari"
    case .reactNative: return "react-native"
    case .android, .ios, .design: return isTalkBack ? "android-native" : "ios-native"
    }
  }

  /// The table of the checks that are not about a stop.
  package var othersTable: AuditTable {
    var table = AuditTable("To look at beside", columns: ["Element", "Line", "Why"])
    table.rows = others.map { other in
      let line = other.location.map(DeviceChecklistView.line) ?? ""
      return [
        other.location?.words ?? "the screen",
        line.isEmpty ? other.line.map { "\($0)" } ?? "" : line, other.reason,
      ]
    }
    return table
  }

  private static func line(of location: FindingLocation) -> String {
    location.line.map { line in location.file.map { "\($0):\(line)" } ?? "\(line)" } ?? ""
  }
}

extension Finding {
  /// Whether listening on a phone can confirm the finding.
  fileprivate var isSettledByListening: Bool {
    switch definition.layer {
    case .tree, .frames: false
    case .announcement, .comparison, .session: true
    }
  }
}
