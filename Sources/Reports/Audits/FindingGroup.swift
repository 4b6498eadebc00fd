import Audits
import Simulator

/// An entry in a list of findings: a single finding, or several findings of one rule that are
/// listed together.
struct FindingGroup {
  /// A finding with its location and its index in the report.
  struct Member {
    let finding: Finding
    let location: FindingLocation
    let index: Int
    /// The indices in the report of other findings that are listed as this finding.
    let otherIndices: [Int]

    init(_ merged: MergedFinding, at location: FindingLocation) {
      (finding, self.location) = (merged.finding, location)
      index = merged.indices[0]
      otherIndices = Array(merged.indices.dropFirst())
    }

    /// Whether this finding and another one are about the same element.
    func isBeside(_ other: Member) -> Bool {
      finding.element == other.finding.element && location == other.location
    }
  }

  /// The finding with which the entry begins.
  let first: Member
  /// All findings of the entry, in the order of the report.
  let members: [Member]
  /// Whether all findings of the entry have the same message.
  let sharesMessage: Bool
  /// Whether all findings of the entry have the same fix.
  let sharesFix: Bool

  private init(_ first: Member, _ members: [Member]) {
    (self.first, self.members) = (first, members)
    sharesMessage = members.allSatisfy { $0.finding.message == first.finding.message }
    sharesFix = members.allSatisfy { $0.finding.fix.text == first.finding.fix.text }
  }

  /// Whether the entry consists of several findings.
  var isCombined: Bool { members.count > 1 }

  /// The severity in words, with “for review” if a person has to decide.
  var severity: String {
    first.finding.severity.rawValue + (first.finding.needsReview ? ", for review" : "")
  }

  /// The WCAG success criteria of the findings.
  var criteria: [String] {
    var criteria: [String] = []
    for member in members {
      criteria += member.finding.criteria.filter { !criteria.contains($0) }
    }
    return criteria
  }

  /// The number of locations of the entry, in words: `3 locations`.
  var count: String { counted(members.count, "location") }

  /// The minimum number of findings in a combined entry.
  private static let smallest = 3

  /// The properties by which findings are combined into one entry.
  private struct Key: Hashable {
    let rule: String
    let severity: AuditRule.Severity
    let needsReview: Bool

    init(_ finding: Finding) {
      (rule, severity, needsReview) = (finding.rule, finding.severity, finding.needsReview)
    }
  }

  /// Returns the number of entries in a list of these findings, and the number of their locations.
  ///
  /// - Parameter findings: Findings of one report.
  static func counts(of findings: [Finding]) -> (entries: Int, locations: Int) {
    // Only findings about sessions are merged.
    let keys =
      findings.contains { $0.layer == .session }
      ? MergedFinding.all(in: findings).map { Key($0.finding) } : findings.map(Key.init)
    let sizes = Dictionary(keys.map { ($0, 1) }, uniquingKeysWith: +).values
    return (sizes.reduce(0) { $0 + ($1 < smallest ? $1 : 1) }, keys.count)
  }

  /// Returns the entries for the findings of a report, in the order of their first findings.
  static func all(of report: AuditReport, at locations: FindingLocations) -> [FindingGroup] {
    let members = MergedFinding.all(in: report.findings).map {
      Member($0, at: locations.location(of: $0.finding))
    }
    let sets = Dictionary(grouping: members) { Key($0.finding) }
    var written: Set<Key> = []
    return members.compactMap { member in
      let key = Key(member.finding)
      guard let same = sets[key], same.count >= smallest else {
        return FindingGroup(member, [member])
      }
      return written.insert(key).inserted ? FindingGroup(member, same) : nil
    }
  }

  /// Returns the entries for the findings of a report, with a title for each element or, if an
  /// entry is combined, for the entry.
  static func sections(
    of report: AuditReport, in file: String
  ) -> [(title: String, groups: [FindingGroup])] {
    var sections: [(title: String, groups: [FindingGroup])] = []
    var last: FindingLocation?
    for group in all(of: report, at: FindingLocations(report)) {
      let location = group.isCombined ? nil : group.first.location
      if let location, location == last {
        sections[sections.count - 1].groups.append(group)
      } else {
        sections.append((location?.line(in: file) ?? "\(file): \(group.count)", [group]))
      }
      last = location
    }
    return sections
  }
}

extension FindingLocation {
  /// Returns the location in words: the file, the line and the element.
  ///
  /// - Parameter screen: The file of the screen, as a default for locations without a file.
  func line(in screen: String) -> String {
    "\(file ?? screen)\(line.map { ":\($0)" } ?? ""): \(words)"
  }
}
