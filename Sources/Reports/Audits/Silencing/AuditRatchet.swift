import AccessibilityTree
import Audits
internal import SystemLibrary

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

  /// What happened to counts that fell.
  package enum Lowering: Sendable, Hashable {
    /// The baseline was rewritten and has this number of findings.
    case written(Int)
    /// The baseline was not rewritten, for this reason.
    case refused(String)
  }

  /// A rule in a file.
  struct Key: Hashable {
    var file: String
    var rule: String
  }

  /// A count that differs from the baseline.
  struct Change: Sendable {
    /// The file as the user named it, or its path in the repository if it was not audited.
    var file: String
    var rule: String
    var before: Int
    var now: Int
    /// The findings that the baseline does not cover; some of them may be old.
    var uncovered: [(finding: Finding, location: FindingLocation)] = []
    /// Whether a certain finding is more than the baseline has.
    var isFailure = false
  }

  /// The path of the baseline as the user named it.
  package var path: String
  /// The counts that rose.
  var rises: [Change] = []
  /// The counts that fell.
  var falls: [Change] = []
  /// The baseline with the counts that fell.
  package internal(set) var lowered: AuditBaseline
  /// What happened to the counts that fell.
  package var lowering: Lowering?

  /// Whether a count rose, apart from findings that need review.
  package var isFailure: Bool { rises.contains(where: \.isFailure) }

  /// Whether a count fell and the baseline may be rewritten with it.
  package var canLower: Bool { !falls.isEmpty && !isFailure }
}

extension AuditResult {
  /// Compares the findings that are left, by file and rule, with the entries that matched nothing.
  ///
  /// An entry that matched no element covers any finding of its rule in its file.
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
      var allCovered: [Uncovered] = []
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
    ratchet.lower(before, unused, risen, in: files, scope)
    self.ratchet = ratchet
  }

  /// A finding, with the indices of its report and its number there.
  private typealias Uncovered = (
    report: Int, number: Int, finding: Finding, location: FindingLocation
  )

  /// Returns the findings of a file that no entry covers, by rule; mandatory rules have no entries.
  private func uncovered(_ number: Int) -> [String: [Uncovered]] {
    var found: [String: [Uncovered]] = [:]
    for (index, report) in files[number].reports.enumerated() where !report.findings.isEmpty {
      let locations = FindingLocations(report)
      for (order, finding) in report.findings.enumerated() where !finding.definition.isMandatory {
        found[finding.rule, default: []].append(
          (index, order, finding, locations.location(of: finding)))
      }
    }
    return found
  }

  /// Moves findings of a file to those that the baseline suppresses.
  private mutating func cover(_ covered: [Uncovered], _ number: Int) {
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
      files[number].reports[index].keep(
        report.findings.enumerated().filter { !gone.contains($0.offset) }.map(\.element))
    }
  }
}

extension AuditRatchet {
  /// Adds the counts that fell, and lowers them in the baseline.
  fileprivate mutating func lower(
    _ before: [Key: Int], _ unused: [Key: Int], _ risen: Set<Key>, in files: [AuditedFile],
    _ scope: Scope
  ) {
    let audited = Dictionary(
      files.map { (AuditBaseline.path(of: $0.file), $0) }, uniquingKeysWith: { first, _ in first })
    let folders = scope.folders.map { (path: $0, key: RepositoryPath.ofFolder($0)) }
    for key in before.keys.sorted(by: { ($0.file, $0.rule) < ($1.file, $1.rule) }) {
      let count = before[key] ?? 0
      guard let file = audited[key.file] else {
        guard AuditRatchet.isRemoved(key.file, from: folders) else { continue }
        falls.append(Change(file: key.file, rule: key.rule, before: count, now: 0))
        lowered.replace(key, with: [])
        continue
      }
      guard file.examined(key.rule, fillsForms: scope.fillsForms), !risen.contains(key) else {
        continue
      }
      let kept = file.silenced.filter { $0.cause == .baseline && $0.finding.rule == key.rule }
      lowered.replace(
        key,
        with: kept.map {
          AuditBaseline.Entry($0.finding, $0.location, on: $0.screen, in: key.file)
        })
      guard let left = unused[key], left > 0 else { continue }
      falls.append(Change(file: file.name, rule: key.rule, before: count, now: count - left))
    }
  }

  /// Whether a file was removed from a folder whose other files were audited.
  private static func isRemoved(
    _ file: String, from folders: [(path: String, key: String)]
  ) -> Bool {
    folders.contains { folder in
      guard let rest = RepositoryPath.rest(of: file, in: folder.key) else { return false }
      return access("\(folder.path)/\(rest)", F_OK) != 0
    }
  }
}

extension AuditedFile {
  /// Whether the audit would have found everything that a rule finds in the file.
  fileprivate func examined(_ rule: String, fillsForms: Bool) -> Bool {
    let run = reports.map { Set($0.run.map(\.id)) }
    // Rules of other checkers are known only by what they found.
    if let slash = rule.firstIndex(of: "/") {
      let checker = rule[...slash]
      return run.contains { $0.contains { $0.hasPrefix(checker) } }
        || silenced.contains { $0.finding.rule.hasPrefix(checker) }
    }
    if AuditRule(named: rule)?.layer == .session {
      guard fillsForms, reports.allSatisfy(\.leftOutTrials.isEmpty) else { return false }
    }
    return run.allSatisfy { $0.contains(rule) }
  }
}
