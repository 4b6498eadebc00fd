public import Simulator

/// What an audit found on one screen, and what it could not look at.
public struct AuditReport: Sendable {
  /// What was looked at.
  public let subject: AuditSubject
  /// What is wrong, grouped by element, the element with the gravest first.
  public internal(set) var findings: [Finding] = []
  /// The same screen in other languages, as far as its project has any and somebody asked for them.
  public var translations: [Translation] = []

  /// The screen in a language.
  public struct Translation: Sendable {
    /// Its BCP 47 tag.
    public var language: String
    /// The screen, with the nodes of the one that was audited.
    public var screen: Screen

    /// A screen in a language.
    public init(language: String, screen: Screen) {
      self.language = language
      self.screen = screen
    }
  }

  /// The rules that were run.
  public internal(set) var run: [AuditRule] = []
  /// The rules that were not.
  public internal(set) var notRun: [NotRun] = []

  /// A rule that could not be run.
  public struct NotRun: Sendable {
    /// The rule.
    public var rule: AuditRule
    /// The reason.
    public var why: String
  }

  init(subject: AuditSubject) { self.subject = subject }

  /// The findings that are certain.
  public var certain: [Finding] { findings.filter { !$0.isReview } }

  /// Keeps these findings only, in their order.
  public mutating func keep(_ findings: [Finding]) { self.findings = findings }

  /// Tells consequences with their causes and puts the findings into their order.
  mutating func settle() {
    foldConsequences()
    group()
  }

  /// What makes findings be about one thing.
  private struct Target: Hashable {
    var node: Node.Index?
    var element: Int?

    init(_ finding: Finding) {
      node = finding.node
      element = finding.node == nil ? finding.element : nil
    }
  }

  private mutating func foldConsequences() {
    let covers = Dictionary(uniqueKeysWithValues: run.map { ($0.id, $0.covers) })
    var causes: [Target: [String: Int]] = [:]
    for (place, finding) in findings.enumerated()
    where finding.node != nil || finding.element != nil {
      for covered in covers[finding.rule] ?? [] {
        causes[Target(finding), default: [:]][covered] = place
      }
    }
    var folded: Set<Int> = []
    for (place, finding) in findings.enumerated() {
      guard let cause = causes[Target(finding)]?[finding.rule], cause != place else { continue }
      folded.insert(place)
      if !findings[cause].consequences.contains(finding.message) {
        findings[cause].consequences.append(finding.message)
      }
    }
    findings = findings.indices.filter { !folded.contains($0) }.map { findings[$0] }
  }

  private mutating func group() {
    var groups: [Target: [Int]] = [:]
    var order: [Target] = []
    for (place, finding) in findings.enumerated() {
      let target = Target(finding)
      if groups[target] == nil { order.append(target) }
      groups[target, default: []].append(place)
    }
    let sorted = order.map { target in
      (groups[target] ?? []).sorted { rank($0) < rank($1) }
    }.sorted { left, right in
      (rank(left[0]), position(left[0])) < (rank(right[0]), position(right[0]))
    }
    findings = sorted.joined().map { findings[$0] }
  }

  /// Certain findings before those a person decides, the gravest first.
  private func rank(_ place: Int) -> Rank {
    Rank(isReview: findings[place].isReview, severity: findings[place].severity, place: place)
  }

  private struct Rank: Comparable {
    var isReview: Bool
    var severity: AuditRule.Severity
    var place: Int

    static func == (left: Rank, right: Rank) -> Bool {
      left.isReview == right.isReview && left.severity == right.severity
    }

    static func < (left: Rank, right: Rank) -> Bool {
      if left.isReview != right.isReview { return !left.isReview }
      return left.severity < right.severity
    }
  }

  private func position(_ place: Int) -> Position {
    let finding = findings[place]
    let own = finding.node.flatMap { subject.screen[$0].position }
    let position = own ?? finding.element.flatMap { subject.source?[$0].position }
    return Position(line: position?.line ?? 0, column: position?.column ?? 0, place: place)
  }

  private struct Position: Comparable {
    var line, column, place: Int

    static func < (left: Position, right: Position) -> Bool {
      (left.line, left.column, left.place) < (right.line, right.column, right.place)
    }
  }
}
