internal import Simulator

extension AuditReport {
  /// The number of findings of other checkers, such as axe-core, in each of three groups.
  package struct CheckerCounts: Sendable, Hashable {
    /// The number of findings that repeat a finding of this audit: the same defect, the same
    /// element.
    package var shared = 0
    /// The number of findings about elements on the screen, apart from the findings in ``shared``.
    package var matched = 0
    /// The number of findings about elements that are not on the screen.
    package var unmatched = 0

    package init() {}

    package static func += (left: inout CheckerCounts, right: CheckerCounts) {
      left.shared += right.shared
      left.matched += right.matched
      left.unmatched += right.unmatched
    }
  }

  /// Adds the findings of other checkers to the report, and counts these findings.
  ///
  /// If the audit has a finding of the same defect at the same element, that finding records the
  /// name of the other checker, and the other checker's finding is not added. If the element is not
  /// on the screen, the added finding is about the whole screen.
  @discardableResult
  package mutating func add(_ found: [CheckerFinding]) -> CheckerCounts {
    var counts = CheckerCounts()
    guard !found.isEmpty else { return counts }
    let elements = CheckerElements(of: subject)
    var targets: [CheckerElements.Target: [Int]] = [:]
    for (index, finding) in findings.enumerated() {
      let target = CheckerElements.Target(node: finding.node, element: finding.element)
      targets[target, default: []].append(index)
    }
    var known = Set(run.map(\.id))
    var shared: [AuditRule: SharedRule] = [:]
    for other in found {
      let target = elements.target(of: other.target)
      let same = target.flatMap { targets[$0] }?.first { index in
        other.rule.aliases.contains { findings[index].definition.isEquivalent(to: $0) }
      }
      if let same {
        findings[same].addChecker(of: other)
        if findings[same].checker == nil { counts.shared += 1 } else { counts.matched += 1 }
        continue
      }
      if target == nil { counts.unmatched += 1 } else { counts.matched += 1 }
      let rule = shared[other.rule] ?? SharedRule(other.rule)
      shared[other.rule] = rule
      if let target { targets[target, default: []].append(findings.count) }
      findings.append(Finding(other, rule, at: target))
      if known.insert(other.rule.id).inserted { run.append(other.rule) }
    }
    findings = findings.grouped(on: subject)
    return counts
  }
}

extension Finding {
  fileprivate init(
    _ other: CheckerFinding, _ rule: SharedRule, at target: CheckerElements.Target?
  ) {
    self.init(
      shared: rule, severity: other.severity, needsReview: other.needsReview, node: target?.node,
      element: target?.element, message: other.message,
      details: Details(
        heard: [], fix: Fix(other.fix), related: [], criteria: rule.rule.criteria,
        isAdvice: other.isAdvice, source: FindingSource(other)))
  }

  /// Records that another checker found the same defect, with the checker's name and rule.
  fileprivate mutating func addChecker(of other: CheckerFinding) {
    guard checker != other.checker else { return }
    let name = other.rule.aliases.first ?? other.rule.id
    let words = "\(other.checker) (\(name))"
    if !alsoFoundBy.contains(words) { alsoFoundBy.append(words) }
  }
}
