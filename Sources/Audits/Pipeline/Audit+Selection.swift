internal import Simulator

/// The first step: which rules can run on a screen, and in which conditions it has to be read for them.
extension Audit {
  /// The conditions in which a screen has to be read.
  public var readingConditions: Set<ReadingCondition> {
    rules.reduce(into: extraReadingConditions.union([.asGiven])) {
      $0.formUnion($1.readingConditions)
    }
  }

  /// The conditions in which one screen has to be read, without those that no rule needs for it.
  func readingConditions(of subject: AuditSubject) -> Set<ReadingCondition> {
    rules.reduce(into: extraReadingConditions) { wanted, rule in
      guard !rule.readingConditions.isSubset(of: wanted), rule.platforms.contains(subject.platform),
        rule.appliesTo(subject)
      else { return }
      wanted.formUnion(rule.readingConditions)
    }
  }

  /// Returns the rules that can run on a screen, and those that cannot with the reasons.
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
  /// Why the rule has nothing to look at, or `nil` where it can run.
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
    if layer == .comparison || layer == .announcement, subject.readings.isEmpty {
      return "no reader was asked"
    }
    return nil
  }
}

extension AuditRule.Platform {
  /// The name in sentences.
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
