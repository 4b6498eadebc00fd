internal import Simulator

/// Rules that are run over screens.
///
/// An audit selects the rules that can run on a screen, runs them, judges how certain their findings are,
/// folds consequences into their causes and groups what is left by element: a step is a file of this folder.
///
///     let subject = AuditSubject(screen, by: [TalkBack(), VoiceOver()], for: Audit())
///     let findings = Audit().report(on: subject).certain
public struct Audit: Sendable {
  /// The rules, in the order in which they are run.
  public var rules: [AuditRule]
  /// Conditions in which screens are read even where no rule needs it.
  public var extraReadingConditions: Set<ReadingCondition> = []

  /// Creates an audit by those rules.
  public init(_ rules: [AuditRule] = AuditRule.all) { self.rules = rules }

  /// Returns the findings on a screen, and the rules that could not run.
  ///
  /// - Parameter executor: Runs the rules.
  public func report(
    on subject: AuditSubject, executor: some AuditExecutor = SerialAuditExecutor()
  ) -> AuditReport {
    let selection = selection(for: subject)
    let certainty = FindingCertainty(on: subject)
    return AuditReport(
      subject: subject,
      findings: findings(of: selection.run, on: subject, executor: executor)
        .map(certainty.judge).foldingConsequences.grouped(on: subject),
      run: selection.run, notRun: selection.notRun)
  }

  /// Returns what the rules find, rule by rule.
  func findings(
    of rules: [AuditRule], on subject: AuditSubject, executor: some AuditExecutor
  ) -> [Finding] {
    executor.map(rules) { rule in
      var found = FindingList(rule, on: subject)
      rule.check(subject, &found)
      return found.findings
    }.flatMap(\.self)
  }
}
