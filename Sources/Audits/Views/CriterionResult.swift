/// The result of an audit for a success criterion of WCAG.
package struct CriterionResult: Sendable {
  package let criterion: Criterion
  package let result: ClauseResult
  /// The rules about the criterion that ran.
  package let run: [AuditRule]
  /// Whether every rule about the criterion ran, apart from rules for other platforms.
  package let isComplete: Bool
  /// The findings that make the screen fail the criterion.
  ///
  /// Findings that a person still has to confirm are included.
  package let failing: [Finding]
  /// The findings that are only advice, because they go beyond the requirements of the criterion.
  package let advice: [Finding]
}

extension AuditReport {
  /// Returns the results for the given criteria, in the same order.
  package func results(for criteria: [Criterion]) -> [CriterionResult] {
    let results = GuidelineResults(self)
    return criteria.map { results.result(for: $0) }
  }
}
