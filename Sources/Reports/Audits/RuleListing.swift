package import Audits
import Simulator

/// Lists rules for people: id, severity, what it looks at and what it finds.
package struct RuleListing {
  private let style: Style

  package init(style: Style) { self.style = style }

  package func write(_ rules: [AuditRule], to output: inout ReportSink) {
    for rule in rules {
      var facts = [rule.severity.rawValue, rule.layer.words]
      if rule.isReview { facts.append("review") }
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
}
