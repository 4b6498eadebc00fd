public import Simulator

/// A set of rules that find accessibility defects on screens.
///
/// An audit
///
/// - selects the rules that can run on a screen,
/// - runs them,
/// - decides how certain their findings are,
/// - merges each consequence into the finding that causes it, and
/// - groups the findings by element.
///
/// Each step is a file of this folder.
///
///     let subject = AuditSubject(screen, by: [TalkBack(), VoiceOver()], for: Audit())
///     let findings = Audit().report(on: subject).certain
public struct Audit: Sendable {
  /// The rules, in the order in which they are run.
  public var rules: [AuditRule]
  /// Conditions in which the readers read each screen even if no rule needs these conditions.
  package var extraReadingConditions: Set<ReadingCondition> = []

  /// Creates an audit with these rules.
  public init(_ rules: [AuditRule] = AuditRule.all) { self.rules = rules }

  /// Returns the findings on a screen, and the rules that could not run.
  ///
  /// - Parameter subject: The screen, as the readers announce it.
  /// - Returns: The report, with the findings grouped by element.
  public func report(on subject: AuditSubject) -> AuditReport {
    report(on: subject, executor: SerialAuditExecutor())
  }

  /// Returns the findings on a screen, and the rules that could not run.
  ///
  /// - Parameter executor: Runs the rules.
  package func report(on subject: AuditSubject, executor: some AuditExecutor) -> AuditReport {
    let selection = selection(for: subject)
    let certainty = FindingCertainty(on: subject)
    return AuditReport(
      subject: subject,
      findings: findings(of: selection.run, on: subject, executor: executor)
        .map(certainty.judge).foldingConsequences.grouped(on: subject).withoutConflictingEdits,
      run: selection.run, notRun: selection.notRun)
  }

  /// Returns the findings of the rules, rule by rule.
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

extension AuditSubject {
  /// Creates a subject with the readings that the rules of an audit need.
  ///
  /// - Parameters:
  ///   - screen: The screen.
  ///   - readers: The screen readers that read the screen.
  ///   - audit: The audit whose rules need readings.
  public init(_ screen: Screen, by readers: [any ScreenReader], for audit: Audit) {
    self.init(screen, android: nil, by: readers, for: audit, executor: SerialAuditExecutor())
  }

  /// Creates a subject with the readings that the rules of an audit need.
  ///
  /// - Parameters:
  ///   - android: The screen of the app on Android, if the app shows another screen there than
  ///     `screen`.
  ///   - read: The opened screen and the transcript of each reader, if the readers have read it
  ///     already.
  ///   - executor: Runs the readings in the conditions that the rules need, perhaps in parallel.
  package init(
    _ screen: Screen, android: Screen? = nil, source: SourceTree? = nil,
    by readers: [any ScreenReader],
    read: [(walk: any ScreenWalk, transcript: Transcript)]? = nil, for audit: Audit,
    executor: some AuditExecutor = SerialAuditExecutor()
  ) {
    self.init(screen, android: android, source: source, by: readers, read: read, executor) {
      audit.readingConditions(of: $0)
    }
  }
}
