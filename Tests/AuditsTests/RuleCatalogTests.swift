import Testing

@testable import Audits

/// What rules say of each other, and of criteria and guidelines.
struct RuleCatalogTests {
  private static let ids = Set(AuditRule.all.map(\.id))

  @Test func `Rules that are superseded exist`() {
    for rule in AuditRule.all {
      let unknown = rule.supersedes.filter { !Self.ids.contains($0) || $0 == rule.id }
      #expect(unknown.isEmpty, "\(rule.id) supersedes \(unknown)")
      #expect(Set(rule.supersedes).count == rule.supersedes.count, "\(rule.id)")
    }
  }

  @Test func `No alias is the id of another rule or claimed twice`() {
    var owners: [String: [String]] = [:]
    for rule in AuditRule.all {
      for alias in rule.aliases { owners[alias, default: []].append(rule.id) }
    }
    for (alias, owners) in owners {
      #expect(!Self.ids.contains(alias), "\(alias) is a rule")
      #expect(
        owners.count == 1 || Self.severalRules.contains(alias), "\(alias) is claimed by \(owners)")
    }
    for alias in Self.severalRules {
      #expect((owners[alias]?.count ?? 0) > 1, "\(alias) is claimed once")
    }
  }

  /// What other checkers find with one rule, and several of ours.
  private static let severalRules: Set<String> = [
    "3ea0c8", "ContentDescription", "LabelFor", "NO_ACCESSIBILITY_LABEL",
    "aria_accessiblename_exists", "aria_attribute_valid", "aria_child_valid",
    "aria_widget_labelled", "element_id_unique", "one-main", "table_headers_exists",
  ]

  @Test func `Criteria and guidelines that rules name exist`() {
    // The only criterion of level AAA that a rule is about.
    let criteria = Set(Criterion.all.map(\.number)).union(["2.4.9"])
    let clauses = Set(Guideline.all.flatMap(\.clauses).map(\.id))
    for rule in AuditRule.all {
      #expect(criteria.isSuperset(of: rule.criteria), "\(rule.id)")
      #expect(rule.bestPractice.isSubset(of: rule.criteria), "\(rule.id)")
      #expect(clauses.isSuperset(of: rule.guidelines), "\(rule.id)")
    }
  }

  @Test func `A fix for every platform leaves out none`() {
    let fixes: [AuditRule.Platform: String] = .everywhere("A.", except: [.web: "B."])
    #expect(fixes.count == AuditRule.Platform.allCases.count)
    #expect(fixes[.web] == "B." && fixes[.ios] == "A.")
  }

  @Test func `A rule is best practice for a criterion on some platforms only`() {
    #expect(!AuditRule.targetSmall.isBestPractice(for: "2.5.8", on: .web))
    #expect(AuditRule.targetSmall.isBestPractice(for: "2.5.8", on: .ios))
    #expect(!AuditRule.labelMissing.isBestPractice(for: "4.1.2", on: .web))
  }
}
