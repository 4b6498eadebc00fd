internal import Simulator

/// The last steps: consequences are reported with their causes, and findings element by element.
extension [Finding] {
  /// The findings without those that another finding at the same element supersedes, which lists their
  /// messages as its consequences.
  var foldingConsequences: [Finding] {
    var findings = self
    var causes: [FindingTarget: [String: Int]] = [:]
    for (index, finding) in findings.enumerated()
    where finding.node != nil || finding.element != nil {
      for superseded in finding.shared.rule.supersedes {
        causes[FindingTarget(finding), default: [:]][superseded] = index
      }
    }
    var folded: Set<Int> = []
    for (index, finding) in findings.enumerated() {
      guard let cause = causes[FindingTarget(finding)]?[finding.rule], cause != index else {
        continue
      }
      folded.insert(index)
      if !findings[cause].consequences.contains(finding.message) {
        findings[cause].consequences.append(finding.message)
      }
    }
    return findings.indices.filter { !folded.contains($0) }.map { findings[$0] }
  }

  /// The findings grouped by element: certain ones before those a person decides, the gravest first, and
  /// elements in the order of the file.
  func grouped(on subject: AuditSubject) -> [Finding] {
    var groups: [FindingTarget: [Int]] = [:]
    var order: [FindingTarget] = []
    for (index, finding) in enumerated() {
      let target = FindingTarget(finding)
      if groups[target] == nil { order.append(target) }
      groups[target, default: []].append(index)
    }
    let ranks = map(FindingRank.init)
    let positions = indices.map { FindingPosition(self[$0], index: $0, on: subject) }
    return order.map { (groups[$0] ?? []).sorted { ranks[$0] < ranks[$1] } }.sorted {
      (ranks[$0[0]], positions[$0[0]]) < (ranks[$1[0]], positions[$1[0]])
    }.joined().map { self[$0] }
  }
}

/// What makes findings be about one thing.
private struct FindingTarget: Hashable {
  var node: Node.Index?
  var element: Int?

  init(_ finding: Finding) {
    node = finding.node
    element = finding.node == nil ? finding.element : nil
  }
}

private struct FindingRank: Comparable {
  var needsReview: Bool
  var severity: AuditRule.Severity

  init(_ finding: Finding) {
    needsReview = finding.needsReview
    severity = finding.severity
  }

  static func < (left: FindingRank, right: FindingRank) -> Bool {
    if left.needsReview != right.needsReview { return !left.needsReview }
    return left.severity < right.severity
  }
}

private struct FindingPosition: Comparable {
  var line, column, index: Int

  init(_ finding: Finding, index: Int, on subject: AuditSubject) {
    let own = finding.node.flatMap { subject.screen[$0].position }
    let position = own ?? finding.element.flatMap { subject.source?[$0].position }
    line = position?.line ?? 0
    column = position?.column ?? 0
    self.index = index
  }

  static func < (left: FindingPosition, right: FindingPosition) -> Bool {
    (left.line, left.column, left.index) < (right.line, right.column, right.index)
  }
}
