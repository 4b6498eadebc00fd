import Audits

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
          let line = silenced.place.line.map { ":\($0)" } ?? ""
          return
            "silenced: \(silenced.finding.rule) at “\(ShortText.of(silenced.place.name))”: \(reason) "
            + "(\(file.name)\(line))"
        }
      }
    let run = result.rulesRun.map(\.id).joined(separator: ", ")
    rules =
      ["rules run: \(result.rulesRun.count)\(run.isEmpty ? "" : " (\(run))")"]
      + AuditEnding.reasons(result).map { why, rules in
        "not run, since \(why): \(rules.joined(separator: ", "))"
      } + ["not looked at: contrast and movement"]
  }

  /// All lines.
  var lines: [String] { silenced + rules }

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
