package import Audits
internal import Encoding
import Simulator

/// A list of rules as text, with the id and severity of each rule, what the rule is about, and when
/// it reports a finding.
package struct RuleListing {
  private let style: TerminalStyle

  package init(style: TerminalStyle) { self.style = style }

  package func write(_ rules: [AuditRule], to output: inout ReportSink) {
    for rule in rules {
      var facts = [rule.severity.rawValue, rule.layer.words]
      if rule.needsReview { facts.append("review") }
      if rule.isMandatory { facts.append("mandatory") }
      if !rule.criteria.isEmpty { facts.append("WCAG \(rule.criteria.joined(separator: ", "))") }
      output.writeLine("\(style.heading(rule.id)) (\(facts.joined(separator: "; ")))")
      output.writeLine("  \(rule.condition)")
      if !rule.aliases.isEmpty {
        output.writeLine("  also called: \(rule.aliases.joined(separator: ", "))")
      }
    }
    output.writeLine("\(counted(rules.count, "rule"))")
  }

  /// Writes the rules as JSON, without their examples.
  package static func write(
    _ rules: [AuditRule], by header: ReportHeader, toJSON output: inout ReportSink
  ) {
    var json = JSONWriter()
    json.lines { json in
      json.member("announce", header.version)
      json.member("rules", each: rules, onePerLine: true) { rule, json in
        json.member("rule", rule.id)
        json.member("aliases", rule.aliases)
        json.member("severity", rule.severity.rawValue)
        json.member("review", rule.needsReview)
        json.member("mandatory", rule.isMandatory)
        json.member("layer", rule.layer.rawValue)
        json.member("wcag", rule.criteria)
        json.member("clauses", rule.guidelines)
        json.member("finds", rule.condition)
        json.member("why", rule.why)
        json.member(
          "platforms", AuditRule.Platform.allCases.filter(rule.platforms.contains).map(\.rawValue))
        json.member("mend") { json in
          for platform in AuditRule.Platform.allCases {
            if let fix = rule.fixes[platform] { json.member(platform.rawValue, fix) }
          }
        }
      }
    }
    json.end()
    output.drain(&json)
  }
}
