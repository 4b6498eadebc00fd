import AccessibilityTree
import Audits

/// The comparison of an audit with a baseline whose counts may only fall.
///
/// The counts are numbers of findings of one rule in one file, so an element can be renamed or moved
/// within its file.
package struct AuditRatchet: Sendable {
  /// The part of a project that an audit examined.
  package struct Scope: Sendable {
    /// The folders that were searched for files.
    package var folders: [String]
    /// Whether the findings of rules about gestures are complete.
    package var fillsForms: Bool

    package init(folders: [String], fillsForms: Bool) {
      self.folders = folders
      self.fillsForms = fillsForms
    }
  }

  /// The outcome of an attempt to rewrite the baseline with lower counts of findings.
  package enum Lowering: Sendable, Hashable {
    /// The baseline was rewritten and now has this number of findings.
    case written(Int)
    /// The baseline was not rewritten, for this reason.
    case refused(String)
  }

  /// A rule in a file.
  struct Key: Hashable {
    var file: String
    var rule: String
  }

  /// A count of findings that differs from the count in the baseline.
  struct Change: Sendable {
    /// The file as the user named it, or its path in the repository if it was not audited.
    var file: String
    var rule: String
    var before: Int
    var now: Int
    /// The findings that no entry matches or covers.
    ///
    /// Some of them may be known findings whose elements changed.
    var uncovered: [(finding: Finding, location: FindingLocation)] = []
    /// Whether the count would rise even without the findings that need review.
    var isFailure = false
  }

  /// The path of the baseline as the user named it.
  package var path: String
  /// The counts of findings that rose above the baseline.
  var rises: [Change] = []
  /// The counts of findings that fell below the baseline.
  var falls: [Change] = []
  /// The baseline with lower counts where the number of findings fell.
  package internal(set) var lowered: AuditBaseline
  /// Whether the baseline was rewritten with the counts that fell, or the reason why it was not.
  ///
  /// It is `nil` if ``canLower`` is `false`.
  package var lowering: Lowering?
  /// Whether the baseline would lose every entry because no file of an entry exists.
  ///
  /// A wrong path is then more likely than a deletion of all files.
  package internal(set) var wouldLoseAll = false

  /// Whether the count of findings that need no review rose for any rule and file.
  package var isFailure: Bool { rises.contains(where: \.isFailure) }

  /// Whether the baseline may be rewritten: a count fell, and no count failed.
  package var canLower: Bool { !falls.isEmpty && !isFailure }
}

extension AuditResult {
  /// Compares the number of unmatched findings with the number of unmatched entries, by file and
  /// rule.
  ///
  /// An unmatched entry covers any one finding of its rule in its file. Entries cover findings only
  /// if they suffice for all of these findings, or at least for all that need no review.
  mutating func hold(
    to baseline: AuditBaseline, unmatched: AuditBaseline, at path: String,
    _ scope: AuditRatchet.Scope
  ) {
    let before = baseline.counts
    var unused = unmatched.counts
    var risen: Set<AuditRatchet.Key> = []
    var ratchet = AuditRatchet(path: path, lowered: baseline)
    for number in files.indices {
      let file = AuditBaseline.path(of: files[number].file)
      let found = uncovered(number)
      var allCovered: [UncoveredFinding] = []
      for rule in found.keys.sorted() {
        let key = AuditRatchet.Key(file: file, rule: rule)
        let (known, open) = (before[key] ?? 0, unused[key] ?? 0)
        let findings = found[rule] ?? []
        let certain = findings.filter { !$0.finding.needsReview }
        let covered =
          findings.count <= open ? findings : certain.count <= open ? certain : []
        allCovered += covered
        unused[key] = open - covered.count
        guard findings.count > open else { continue }
        ratchet.rises.append(
          AuditRatchet.Change(
            file: files[number].name, rule: rule, before: known,
            now: known - open + findings.count,
            uncovered: findings.filter { covered.isEmpty || $0.finding.needsReview }
              .map { ($0.finding, $0.location) },
            isFailure: certain.count > open))
        risen.insert(key)
      }
      cover(allCovered, number)
    }
    ratchet.lower(before, unmatched.counts, unused, risen, in: files, scope)
    self.ratchet = ratchet
    let fell = ratchet.falls.reduce(0) { $0 + $1.before - $1.now }
    remark(onUnmatched: unused.values.reduce(0, +) - fell)
    // A file that is empty or damaged has no findings, although nobody corrected the earlier
    // findings.
    let cleared = Set(ratchet.falls.filter { $0.now == 0 }.map(\.file))
    for file in files where cleared.contains(file.name) && file.isBlank {
      remarks.append(
        "\(file.name): the screen is empty, so its counts fell; check that the file is complete")
    }
  }

  /// A finding, with the index of its report and the finding's index in the report.
  private typealias UncoveredFinding = (
    report: Int, number: Int, finding: Finding, location: FindingLocation
  )

  /// Returns the findings of a file that no entry matches, by rule; mandatory rules have no
  /// entries.
  private func uncovered(_ number: Int) -> [String: [UncoveredFinding]] {
    var found: [String: [UncoveredFinding]] = [:]
    for (index, report) in files[number].reports.enumerated() where !report.findings.isEmpty {
      let locations = FindingLocations(report)
      for (order, finding) in report.findings.enumerated() where !finding.definition.isMandatory {
        found[finding.rule, default: []].append(
          (index, order, finding, locations.location(of: finding)))
      }
    }
    return found
  }

  /// Moves covered findings of a file from its reports to its suppressed findings.
  private mutating func cover(_ covered: [UncoveredFinding], _ number: Int) {
    guard !covered.isEmpty else { return }
    let isOne = files[number].reports.count == 1
    let groups = Dictionary(grouping: covered, by: \.report)
    for (index, findings) in groups.sorted(by: { $0.key < $1.key }) {
      let report = files[number].reports[index]
      files[number].silenced += findings.map { covered in
        SilencedFinding(
          finding: covered.finding, location: covered.location, cause: .baseline,
          screen: isOne ? "" : report.subject.screen.name)
      }
      let gone = Set(findings.map(\.number))
      files[number].reports[index].replaceFindings(
        with: report.findings.enumerated().filter { !gone.contains($0.offset) }.map(\.element))
    }
  }
}
