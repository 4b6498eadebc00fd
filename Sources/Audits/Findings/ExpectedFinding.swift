internal import Simulator

/// An expected finding: a rule and an element.
///
///     ExpectedFinding("label-missing", "#email")
public struct ExpectedFinding: Sendable, Hashable {
  /// The id or an alias of the rule.
  ///
  /// An alias of several rules matches a finding of any of these rules.
  public var rule: String
  /// The element, given by its name, its identifier after `#`, its stop number or its role; empty
  /// for the whole screen.
  public var element: String

  /// Creates an expected finding.
  ///
  /// - Parameters:
  ///   - rule: The id or an alias of the rule.
  ///   - element: The name of the element, its identifier after `#`, its stop number or its role;
  ///     empty for the whole screen.
  public init(_ rule: String, _ element: String = "") {
    self.rule = rule
    self.element = element
  }
}

extension AuditReport {
  /// Returns the expectation that describes a finding of this report.
  package func expectation(of finding: Finding) -> ExpectedFinding {
    ExpectedFinding(finding.rule, words(for: finding))
  }

  /// Pairs expected findings with the findings of the report.
  ///
  /// A finding that needs review may have an expectation, but does not need one.
  ///
  /// - Parameter expected: The expected findings.
  /// - Returns: For each expectation, the finding or `nil`; and the certain findings without an
  ///   expectation.
  public func matching(
    _ expected: [ExpectedFinding]
  ) -> (found: [Finding?], unexpected: [Finding]) {
    var left = findings.map { Optional($0) }
    var found: [Finding?] = expected.map { _ in nil }
    let rules = expected.map { wanted in
      let named = AuditRule.all(named: wanted.rule).map(\.id)
      return named.isEmpty ? [wanted.rule] : named
    }
    // Expectations of fewer rules are paired first. Otherwise, an alias of several rules could take
    // the only finding that fits a more specific expectation.
    let order = expected.indices.sorted { (rules[$0].count, $0) < (rules[$1].count, $1) }
    for row in order {
      let index = left.firstIndex { finding in
        finding.map {
          rules[row].contains($0.rule) && isElement(expected[row].element, of: $0)
        } ?? false
      }
      guard let index else { continue }
      found[row] = left[index]
      left[index] = nil
    }
    return (found, left.compactMap(\.self).filter { !$0.needsReview })
  }

  private func isElement(_ text: String, of finding: Finding) -> Bool {
    guard let node = finding.node else {
      let element = finding.element.flatMap { subject.source?[$0] }
      return text.isEmpty || text == element?.name
        || element?["id"].map { text == "#\($0)" } == true
    }
    let facts = subject.screen[node]
    if let id = facts.id, text == "#\(id)" || text == id { return true }
    if let number = Int(text) {
      return subject.readings.contains { $0.stop(speaking: node)?.index == number }
    }
    let name = self.name(of: node)
    return AudibleText(text) == AudibleText(name) || name.isBlank && text == facts.role.rawValue
  }

  private func name(of node: Node.Index) -> String {
    let name = subject.screen[node].name
    if !name.isBlank { return name }
    return subject.control(at: node)?.name ?? ""
  }

  /// Returns the name, identifier, stop number or role by which an expectation names the element.
  private func words(for finding: Finding) -> String {
    guard let node = finding.node else {
      return finding.element.flatMap { subject.source?[$0].name } ?? ""
    }
    let name = self.name(of: node)
    if !name.isBlank, Int(name) == nil { return Wording.collapsingWhitespace(name) }
    if let id = subject.screen[node].id { return "#\(id)" }
    if let stop = subject.readings.lazy.compactMap({ $0.stop(speaking: node) }).first {
      return "\(stop.index)"
    }
    return subject.screen[node].role.rawValue
  }
}
