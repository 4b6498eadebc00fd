import Foundation
import Testing

@testable import Audits

/// References from rules to criteria and guidelines.
struct RuleCatalogTests {
  @Test func `Criteria and guidelines referenced by rules exist`() {
    // The only criterion of level AAA that a rule is about.
    let criteria = Set(Criterion.all.map(\.number)).union(["2.4.9"])
    let clauses = Set(Guideline.all.flatMap(\.clauses).map(\.id))
    for rule in AuditRule.all {
      #expect(criteria.isSuperset(of: rule.criteria), "\(rule.id)")
      #expect(rule.bestPractice.isSubset(of: rule.criteria), "\(rule.id)")
      #expect(clauses.isSuperset(of: rule.guidelines), "\(rule.id)")
    }
  }

  @Test func `Every rule that a file declares is in the catalogue, and every file declares one`()
    throws
  {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Sources/Audits/Rules")
    let declaration = /static let \w+ = \w+\(\s*(?:id: )?"(?<id>[^"]+)"/
    var declared: [String] = []
    for path in try FileManager.default.subpathsOfDirectory(atPath: root.path).sorted()
    where path.hasSuffix(".swift") {
      let text = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
      let ids = text.matches(of: declaration).map { String($0.id) }
      #expect(!ids.isEmpty, "\(path) declares no rule")
      declared += ids
    }
    #expect(declared.sorted() == AuditRule.all.map(\.id).sorted())
  }

  @Test func `A fix for every platform covers all platforms`() {
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
