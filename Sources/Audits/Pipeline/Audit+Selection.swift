internal import Simulator

/// The first step of an audit: selects rules and reading conditions.
///
/// The step selects the rules that can run on a screen. It also selects the conditions, such as
/// hints off, in which readers must read the screen for those rules.
extension Audit {
  /// The conditions, such as hints off, in which the readers read each screen for the rules of the
  /// audit.
  package var readingConditions: Set<ReadingCondition> {
    rules.reduce(into: extraReadingConditions.union([.asGiven])) {
      $0.formUnion($1.readingConditions)
    }
  }

  /// Returns the conditions in which the readers read one screen, without conditions that no rule
  /// needs.
  func readingConditions(of subject: AuditSubject) -> Set<ReadingCondition> {
    rules.reduce(into: extraReadingConditions) { wanted, rule in
      guard !rule.readingConditions.isSubset(of: wanted), rule.platforms.contains(subject.platform),
        rule.appliesTo(subject)
      else { return }
      wanted.formUnion(rule.readingConditions)
    }
  }

  /// Returns the rules that can run on a screen, and the other rules with the reasons why they
  /// cannot run.
  func selection(for subject: AuditSubject) -> (run: [AuditRule], notRun: [AuditReport.NotRun]) {
    var (run, notRun): ([AuditRule], [AuditReport.NotRun]) = ([], [])
    for rule in rules {
      if let reason = rule.reasonNotToRun(on: subject) {
        notRun.append(AuditReport.NotRun(rule: rule, why: reason))
      } else {
        run.append(rule)
      }
    }
    return (run, notRun)
  }
}

extension AuditRule {
  /// Returns the reason why the rule cannot run on a screen, or `nil` if the rule can run.
  func reasonNotToRun(on subject: AuditSubject) -> String? {
    guard platforms.contains(subject.platform) else {
      let names = AuditRule.Platform.allCases.filter(platforms.contains).map(\.displayName)
      return "the rule is about \(names.joined(separator: ", ")) only"
    }
    if needs.contains(.frames), !subject.hasFrames {
      return "the file contains no bounds"
    }
    if needs.contains(.source), subject.source == nil {
      return "files of this format have no elements"
    }
    if needs.contains(.wholeDocument), subject.source?.isWholeDocument == false {
      return "the file is only a part of a document"
    }
    if layer == .session, subject.sessions.isEmpty {
      return "there were no gestures: give --script and --app, or --fill"
    }
    if layer == .comparison || layer == .announcement, subject.readings.isEmpty {
      return "no reader read the screen"
    }
    return nil
  }
}

extension AuditRule.Platform {
  /// The name of the platform in sentences.
  package var displayName: String {
    switch self {
    case .web: "the web"
    case .android: "Android"
    case .ios: "iOS"
    case .reactNative: "React Native"
    case .design: "outlines"
    }
  }
}
