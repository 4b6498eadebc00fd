internal import Simulator

/// The last steps of an audit: attach consequences to their causes, and group findings by element.
extension [Finding] {
  /// The findings, except findings that another finding at the same element supersedes.
  ///
  /// A removed finding is a consequence of the finding that supersedes it. The superseding finding
  /// lists the messages of all its direct and indirect consequences.
  var foldingConsequences: [Finding] {
    var causes: [FindingTarget: [String: Int]] = [:]
    for index in indices where self[index].node != nil || self[index].element != nil {
      for superseded in self[index].shared.rule.supersedes {
        causes[FindingTarget(self[index]), default: [:]][superseded] = index
      }
    }
    guard !causes.isEmpty else { return self }
    var findings = self
    func rootCause(of index: Int) -> Int {
      var (root, seen) = (index, Set([index]))
      while let cause = causes[FindingTarget(self[root])]?[self[root].rule],
        seen.insert(cause).inserted
      {
        root = cause
      }
      return root
    }
    var folded: Set<Int> = []
    for (index, finding) in enumerated() {
      let cause = rootCause(of: index)
      guard cause != index else { continue }
      folded.insert(index)
      if !findings[cause].consequences.contains(finding.message) {
        findings[cause].consequences.append(finding.message)
      }
    }
    return findings.indices.filter { !folded.contains($0) }.map { findings[$0] }
  }

  /// Returns the findings grouped by element.
  ///
  /// In each group, certain findings come before findings that need review; within these, more
  /// severe findings come first. Groups are compared by their first findings in the same way.
  /// Groups with equally certain and severe first findings are in the order of the file.
  func grouped(on subject: AuditSubject) -> [Finding] {
    var groups: [FindingTarget: [Int]] = [:]
    var order: [FindingTarget] = []
    for index in indices {
      let target = FindingTarget(self[index])
      if groups[target] == nil { order.append(target) }
      groups[target, default: []].append(index)
    }
    let ranks = indices.map { (self[$0].needsReview ? 1 : 0, self[$0].severity) }
    let positions = indices.map { index in
      let own = self[index].node.flatMap { subject.screen[$0].position }
      let position = own ?? self[index].element.flatMap { subject.source?[$0].position }
      return (position?.line ?? 0, position?.column ?? 0, index)
    }
    return order.map { (groups[$0] ?? []).sorted { ranks[$0] < ranks[$1] } }.sorted {
      let (left, right) = ($0[0], $1[0])
      return ranks[left] == ranks[right]
        ? positions[left] < positions[right] : ranks[left] < ranks[right]
    }.joined().map { self[$0] }
  }
}

/// The element that a finding is about.
private struct FindingTarget: Hashable {
  var node: Node.Index?
  var element: Int?

  init(_ finding: Finding) {
    node = finding.node
    element = finding.node == nil ? finding.element : nil
  }
}
