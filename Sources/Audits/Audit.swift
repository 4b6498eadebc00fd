internal import Simulator

/// Rules that are run over screens.
public struct Audit: Sendable {
  /// The rules, in the order in which they are run.
  public var rules: [AuditRule]
  /// Circumstances in which screens are heard even where no rule asks for them.
  public var alwaysHears: Set<Circumstance> = []

  /// An audit by those rules.
  public init(_ rules: [AuditRule] = AuditRule.all) { self.rules = rules }

  /// The circumstances in which a screen has to be heard for it.
  public var circumstances: Set<Circumstance> {
    rules.reduce(into: alwaysHears.union([.asGiven])) { $0.formUnion($1.circumstances) }
  }

  /// The same of one screen, without those in which no rule has anything to hear of it.
  func circumstances(of subject: AuditSubject) -> Set<Circumstance> {
    rules.reduce(into: alwaysHears) { wanted, rule in
      guard !rule.circumstances.isSubset(of: wanted), rule.platforms.contains(subject.platform),
        rule.asks(subject)
      else { return }
      wanted.formUnion(rule.circumstances)
    }
  }

  /// What is wrong with a screen, or with what is heard of it.
  ///
  /// - Parameter workers: Who runs the rules.
  public func report(
    on subject: AuditSubject, by workers: some Workforce = OneByOne()
  ) -> AuditReport {
    var report = AuditReport(subject: subject)
    for rule in rules {
      if let reason = rule.reasonNotToRun(on: subject) {
        report.notRun.append(AuditReport.NotRun(rule: rule, why: reason))
      } else {
        report.run.append(rule)
      }
    }
    let found = workers.map(report.run) { rule in
      var found = FindingList(rule, on: subject)
      rule.check(subject, &found)
      return found.findings
    }
    let losses = LossIndex(of: subject.screen)
    for (rule, findings) in zip(report.run, found) {
      let isGuess = rule.layer == .session && !subject.isAppKnown
      report.findings += findings.map { subject.doubted($0, of: rule, losses, isGuess: isGuess) }
    }
    report.settle()
    return report
  }
}

extension AuditRule {
  /// Why the rule has nothing to look at; absent where it can run.
  func reasonNotToRun(on subject: AuditSubject) -> String? {
    guard platforms.contains(subject.platform) else {
      let names = AuditRule.Platform.allCases.filter(platforms.contains).map(\.displayName)
      return "it is about \(names.joined(separator: ", ")), and the file is not"
    }
    if needs.contains(.frames), !subject.hasFrames {
      return "the file does not tell where things stand"
    }
    if needs.contains(.source), subject.source == nil {
      return "files of this format have no elements that could be looked at"
    }
    if needs.contains(.wholeDocument), subject.source?.isWholeDocument == false {
      return "the file is a piece of a document"
    }
    if layer == .session, subject.sessions.isEmpty {
      return "nobody acted: give --script and --app, or --fill"
    }
    if layer == .comparison || layer == .announcement, subject.heard.isEmpty {
      return "no reader was asked"
    }
    return nil
  }
}

extension AuditRule.Platform {
  /// What people call it.
  public var displayName: String {
    switch self {
    case .web: "the web"
    case .android: "Android"
    case .ios: "iOS"
    case .reactNative: "React Native"
    case .design: "sketches"
    }
  }
}

extension AuditSubject {
  /// Whether it is known how the app answers what was done.
  fileprivate var isAppKnown: Bool { sessions.contains(where: \.isAppKnown) }

  /// A finding as far as the file can be trusted: what rests on a loss, or on words that nobody has
  /// heard, is for a person to decide.
  ///
  /// - Parameter isGuess: Whether it rests on answers of an app that nobody told.
  fileprivate func doubted(
    _ finding: Finding, of rule: AuditRule, _ losses: LossIndex, isGuess: Bool
  ) -> Finding {
    var finding = finding
    if finding.confidence == .assumed { finding.isReview = true }
    if isGuess {
      finding.isReview = true
      finding.message += " (Nobody said how the app answers: --app does.)"
    }
    guard let node = finding.node,
      let reason = losses.reason(at: node, of: screen, forDoubting: rule.restsOn)
    else { return finding }
    finding.isReview = true
    finding.message += " (This rests on something the file does not tell: \(reason))"
    return finding
  }
}
