public import Simulator

/// What an audit found on one screen, and what it could not look at.
public struct AuditReport: Sendable {
  /// What was looked at.
  public let subject: AuditSubject
  /// The findings, grouped by element, the element with the gravest first.
  public internal(set) var findings: [Finding]
  /// The rules that were run.
  public internal(set) var run: [AuditRule]
  /// The rules that were not.
  public internal(set) var notRun: [NotRun]
  /// The same screen in other languages, as far as its project has any and the caller asked for them.
  public var translations: [Translation] = []

  /// The screen in a language.
  public struct Translation: Sendable {
    /// Its BCP 47 tag.
    public var language: String
    /// The screen, with the nodes of the one that was audited.
    public var screen: Screen

    /// Creates the screen in a language.
    public init(language: String, screen: Screen) {
      self.language = language
      self.screen = screen
    }
  }

  /// A rule that could not be run.
  public struct NotRun: Sendable {
    /// The rule.
    public var rule: AuditRule
    /// The reason.
    public var why: String
  }

  /// The findings that are certain.
  public var certain: [Finding] { findings.filter { !$0.needsReview } }

  /// Keeps these findings only, in their order.
  public mutating func keep(_ findings: [Finding]) { self.findings = findings }
}
