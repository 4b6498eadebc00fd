import Simulator
import Testing

@testable import Audits

/// The steps of an audit: selection, certainty, consequences and groups.
struct AuditPipelineTests {
  private static func rule(
    _ id: String, _ severity: AuditRule.Severity = .serious, supersedes: [String] = [],
    platforms: Set<AuditRule.Platform> = Set(AuditRule.Platform.allCases),
    needs: Set<AuditRule.Need> = [],
    check: @escaping @Sendable (AuditSubject, inout FindingList) -> Void = { _, _ in }
  ) -> AuditRule {
    AuditRule(
      id: id, layer: .tree, severity: severity, condition: "C.", why: "W.", fixes: [:],
      platforms: platforms, needs: needs, supersedes: supersedes, examples: [], check: check)
  }

  private static let form: Screen = [.textField("Name"), .button("Send")]

  private static func subject(_ screen: Screen = form) -> AuditSubject {
    AuditSubject(screen, by: [TalkBack()])
  }

  /// Returns a finding of a rule about a node.
  private static func finding(
    _ rule: AuditRule, at node: Node.Index?, _ message: String, needsReview: Bool = false
  ) -> Finding {
    var list = FindingList(rule, on: subject())
    list.add(node, message, needsReview: needsReview)
    return list.findings[0]
  }

  private static let nodes = form.preorder.map(\.index)

  @Test func `Rules for other platforms or with missing facts are not selected`() {
    let rules = [
      Self.rule("any"), Self.rule("web", platforms: [.web]), Self.rule("placed", needs: [.frames]),
    ]
    let (run, notRun) = Audit(rules).selection(for: Self.subject())
    #expect(run.map(\.id) == ["any"])
    #expect(notRun.map(\.rule.id) == ["web", "placed"])
    #expect(notRun.allSatisfy { !$0.why.isEmpty })
  }

  @Test func `Rules run in the order of the audit`() {
    let rules = ["b", "a"].map { id in
      Self.rule(id) { subject, findings in findings.add(nil, "\(id)") }
    }
    let subject = Self.subject()
    let found = Audit(rules).findings(of: rules, on: subject, executor: SerialAuditExecutor())
    #expect(found.map(\.message) == ["b", "a"] && found.map(\.definition) == rules)
  }

  @Test func `A finding that depends on an assumed word needs review`() {
    var finding = Self.finding(Self.rule("a"), at: Self.nodes[0], "M")
    let certainty = FindingCertainty(on: Self.subject())
    #expect(!certainty.judge(finding).needsReview)
    finding.heard = [
      Finding.Quote(
        reader: "talkback", profile: "16.2", readingCondition: .asGiven, text: "T",
        confidence: .assumed)
    ]
    #expect(certainty.judge(finding).needsReview)
  }

  @Test func `A superseded finding is a consequence of the finding on its element`() {
    let (cause, other) = (Self.rule("cause", supersedes: ["other"]), Self.rule("other"))
    let findings = [
      Self.finding(cause, at: Self.nodes[0], "Cause"),
      Self.finding(other, at: Self.nodes[0], "Consequence"),
      Self.finding(other, at: Self.nodes[1], "Elsewhere"),
    ].foldingConsequences
    #expect(findings.map(\.message) == ["Cause", "Elsewhere"])
    #expect(findings[0].consequences == ["Consequence"])
  }

  @Test func `The root cause lists the consequences of its consequences`() {
    let rules = [
      Self.rule("third"), Self.rule("second", supersedes: ["third"]),
      Self.rule("first", supersedes: ["second"]),
    ]
    let findings = rules.map { Self.finding($0, at: Self.nodes[0], $0.id) }.foldingConsequences
    #expect(findings.map(\.message) == ["first"])
    #expect(findings[0].consequences == ["third", "second"])
  }

  @Test func `Findings are grouped by element, certain and severe findings first`() {
    let (warning, critical) = (Self.rule("w", .warning), Self.rule("c", .critical))
    let findings = [
      Self.finding(warning, at: Self.nodes[0], "1"),
      Self.finding(critical, at: Self.nodes[1], "2", needsReview: true),
      Self.finding(warning, at: Self.nodes[1], "3"),
      Self.finding(critical, at: Self.nodes[0], "4"),
    ].grouped(on: Self.subject())
    #expect(findings.map(\.message) == ["4", "1", "3", "2"])
  }
}
