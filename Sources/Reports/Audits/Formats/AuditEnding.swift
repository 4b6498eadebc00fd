import Audits
import Simulator

/// What a report of findings says at its end: what was silenced, which rules ran, and which did not.
struct AuditEnding {
  /// Remarks and what was silenced, a line each.
  let silenced: [String]
  /// The rules that ran, and those that did not with the reasons.
  let rules: [String]

  init(_ result: AuditResult) {
    silenced =
      result.remarks
      + result.files.flatMap { file in
        file.silenced.compactMap { silenced -> String? in
          guard let reason = silenced.cause.reason else { return nil }
          let line = silenced.location.line.map { ":\($0)" } ?? ""
          return
            "silenced: \(silenced.finding.rule) at “\(ShortText.of(silenced.location.name))”: \(reason) "
            + "(\(file.name)\(line))"
        }
      }
    let run = result.rulesRun.map(\.id).joined(separator: ", ")
    rules =
      ["rules run: \(result.rulesRun.count)\(run.isEmpty ? "" : " (\(run))")"]
      + AuditEnding.reasons(result).map { why, rules in
        "not run, since \(why): \(rules.joined(separator: ", "))"
      } + AuditEnding.unseen(result) + ["not looked at: contrast and movement"]
  }

  /// All lines.
  var lines: [String] { silenced + rules }

  /// What files hold and no rule could look at, such as a message that only the running app shows.
  private static func unseen(_ result: AuditResult) -> [String] {
    let lines = result.files.flatMap { file in
      file.reports.flatMap(\.subject.screen.diagnostics).filter(\.hidesElements).map { diagnostic in
        let line = diagnostic.position.map { ":\($0.line)" } ?? ""
        return "not seen: \(diagnostic.position?.file ?? file.name)\(line): \(diagnostic.message)"
      }
    }
    // Components that are used several times tell the same each time.
    var told: Set<String> = []
    let unseen = lines.filter { told.insert($0).inserted }
    let rest = unseen.count - mostUnseen
    guard rest > 0 else { return unseen }
    return unseen.prefix(mostUnseen) + ["not seen: \(rest) more; announce FILE tells all of them"]
  }

  private static let mostUnseen = 10

  private static let otherPlatform = "they are about other platforms"

  /// Reasons not to run in the order in which they are met, each with its rules.
  private static func reasons(
    _ result: AuditResult
  ) -> [(String, [String])] {
    let platforms = Set(result.files.flatMap(\.reports).map(\.subject.platform))
    var order: [String] = []
    var rules: [String: [String]] = [:]
    for entry in result.rulesNotRun {
      // One reason for all other platforms, whichever they are.
      let why = entry.rule.platforms.isDisjoint(with: platforms) ? otherPlatform : entry.why
      if rules[why] == nil { order.append(why) }
      rules[why, default: []].append(entry.rule.id)
    }
    return order.map { ($0, rules[$0] ?? []) }
  }
}

extension ImportDiagnostic {
  /// Whether something of the screen is missing that could be heard.
  fileprivate var hidesElements: Bool {
    switch kind {
    case .leftOut, .damaged, .limit, .missingFile: true
    // Of what a node has, rules that rest on it tell.
    case .notComputed: node == nil
    case .unresolvedText, .danglingReference, .guessedComponent, .unknownClass, .unknownAttribute,
      .malformed, .uncertainOrder, .assumed, .notTold, .approximation, .stated:
      false
    }
  }
}
