import Audits
import Simulator

/// The last lines of an audit: suppressed findings, rules that ran, and content that no rule could
/// check.
struct AuditEnding {
  /// Remarks, suppressed findings and the comparison with a baseline, one line each.
  let silenced: [String]
  /// Lines about rules that ran, rules that did not run, and unchecked content.
  let rules: [String]

  /// Creates the last lines of an audit.
  ///
  /// - Parameter listsRules: Whether to list the rules by id, with the reasons why rules did not
  ///   run.
  init(_ result: AuditResult, listsRules: Bool) {
    silenced =
      result.remarks + result.others
      + result.files.flatMap { file in
        file.silenced.compactMap { silenced -> String? in
          guard let reason = silenced.cause.reason else { return nil }
          let line = silenced.location.line.map { ":\($0)" } ?? ""
          return
            "silenced: \(silenced.finding.rule) at "
            + "“\(ShortText.of(silenced.location.name))”: \(reason) "
            + "(\(file.name)\(line))"
        }
      }
      + (result.ratchet.map { RatchetWords(ratchet: $0).lines } ?? [])
    let (run, notRun) = (result.rulesRun, result.rulesNotRun.count)
    if listsRules || run.count <= AuditEnding.mostListed {
      let ids = run.map(\.id).joined(separator: ", ")
      rules =
        ["rules run: \(run.count)\(ids.isEmpty ? "" : " (\(ids))")"]
        + AuditEnding.reasons(result).map { why, rules in
          "not run, since \(why): \(rules.joined(separator: ", "))"
        } + AuditEnding.unseen(result) + [AuditEnding.notChecked]
    } else {
      rules =
        AuditEnding.unseen(result) + [
          "\(run.count) rules ran; \(notRun) do not apply (--verbose lists all rules). "
            + AuditEnding.notChecked
        ]
    }
  }

  private static let notChecked = "announce cannot check contrast and animation."

  /// The maximum number of ids in a list of rules without `listsRules`; longer lists are omitted.
  private static let mostListed = 5

  var lines: [String] { silenced + rules }

  /// Returns lines about content that no rule could check, such as a message of the running app.
  private static func unseen(_ result: AuditResult) -> [String] {
    let lines = result.files.flatMap { file in
      file.reports.flatMap(\.subject.screen.diagnostics).filter(\.hidesElements).map { diagnostic in
        let line = diagnostic.position.map { ":\($0.line)" } ?? ""
        return "not seen: \(diagnostic.position?.file ?? file.name)\(line): \(diagnostic.message)"
      }
    }
    // A component that is used several times has the same diagnostic each time; it is shown once.
    var known: Set<String> = []
    let unseen = lines.filter { known.insert($0).inserted }
    let rest = unseen.count - mostUnseen
    guard rest > 0 else { return unseen }
    return unseen.prefix(mostUnseen) + ["not seen: \(rest) more; announce FILE lists all of them"]
  }

  private static let mostUnseen = 10

  private static let otherPlatform = "they are about other platforms"

  /// Returns each reason why rules did not run, with the ids of these rules.
  private static func reasons(
    _ result: AuditResult
  ) -> [(String, [String])] {
    let platforms = Set(result.files.flatMap(\.reports).map(\.subject.platform))
    var order: [String] = []
    var rules: [String: [String]] = [:]
    for entry in result.rulesNotRun {
      // Rules for platforms outside this audit share one reason.
      let why = entry.rule.platforms.isDisjoint(with: platforms) ? otherPlatform : entry.why
      if rules[why] == nil { order.append(why) }
      rules[why, default: []].append(entry.rule.id)
    }
    return order.map { ($0, rules[$0] ?? []) }
  }
}

extension ImportDiagnostic {
  /// Whether the diagnostic means that the imported screen may lack elements of the real one.
  fileprivate var hidesElements: Bool {
    switch kind {
    case .leftOut, .damaged, .limit, .missingFile: true
    // If facts of a node are unknown, the rules that need these facts report the problem.
    case .notComputed: node == nil
    case .unresolvedText, .danglingReference, .guessedComponent, .unknownClass, .unknownAttribute,
      .malformed, .uncertainOrder, .assumed, .notInFormat, .approximation, .stated:
      false
    }
  }
}
