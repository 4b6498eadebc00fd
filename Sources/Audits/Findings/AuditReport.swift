package import Simulator

/// The findings of an audit on one screen, and the rules that could not run.
///
///     let report = Audit().report(on: subject)
///     for finding in report.certain { print(finding.rule, finding.message) }
public struct AuditReport: Sendable {
  /// The audited screen.
  public let subject: AuditSubject
  /// The findings, grouped by element; the element with the most severe finding is first.
  public internal(set) var findings: [Finding]
  /// The rules that were run.
  public internal(set) var run: [AuditRule]
  /// The rules that were not run.
  public internal(set) var notRun: [NotRun]
  /// The same screen in other languages of its project; empty unless the caller asked for them.
  package var translations: [Translation] = []
  /// The names of the interactions with the form for which no time was left.
  package var leftOutTrials: [String] = []

  /// The screen in another language.
  package struct Translation: Sendable {
    /// The BCP 47 tag of the language.
    package var language: String
    /// The screen, with the same nodes as the audited screen.
    package var screen: Screen

    package init(language: String, screen: Screen) {
      self.language = language
      self.screen = screen
    }
  }

  /// A rule that could not be run.
  public struct NotRun: Sendable {
    /// The rule that was not run.
    public var rule: AuditRule
    /// The reason why the rule was not run, in words.
    public var why: String
  }

  /// The findings that need no review.
  public var certain: [Finding] { findings.filter { !$0.needsReview } }

  /// Replaces the findings of the report with a selection of them, in the given order.
  package mutating func replaceFindings(with findings: [Finding]) { self.findings = findings }
}
