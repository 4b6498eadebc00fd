import Simulator
import Testing

@testable import Audits

/// Fields whose visible label is the name of a group.
struct GroupLabelTests {
  private static let digit = "<input aria-label=Digit maxlength=1>"

  @Test(arguments: [
    ("\(digit)\(digit)<input aria-label=Last>", 3),
    ("\(digit)<fieldset><input aria-label=Last></fieldset>", 2),
    ("<fieldset><legend>Part</legend>\(digit)\(digit)</fieldset><input aria-label=Last>", 1),
    ("<input aria-label=Last>", 0),
  ]) func `The name of a group labels its only field or its short fields`(
    content: String, count: Int
  ) throws {
    let page = "<fieldset><legend>Code</legend>\(content)</fieldset>"
    #expect(try found(by: .visibleLabelMissing, in: page).count == count)
  }

  @Test("A group with many fields is examined once", .timeLimit(.minutes(1)))
  func manyFields() throws {
    let fields = String(repeating: Self.digit, count: 5_000)
    let page = "<fieldset><legend>Code</legend>\(fields)</fieldset>"
    #expect(try found(by: .visibleLabelMissing, in: page).isEmpty)
  }

  @Test(arguments: [
    ("div", false), ("form aria-label='Date of birth'", true),
    ("section aria-label='Date of birth'", true), ("section", false),
    ("dialog open aria-label='Date of birth'", true),
  ]) func `The name of a part of a page may say which date its fields ask for`(
    part: String, needsReview: Bool
  ) throws {
    let page =
      "<input aria-label=Town><\(part)><input aria-label=Day><input aria-label=Month>"
      + "<input aria-label=Year>"
    #expect(try found(by: .groupMissing, in: page).map(\.needsReview) == [needsReview])
  }

  @Test func `The title of a page may say which time its only fields ask for`() throws {
    let page =
      "<h1>Timer</h1><input aria-label=Hours><input aria-label=Minutes><input aria-label=Seconds>"
    #expect(try found(by: .groupMissing, in: page).map(\.needsReview) == [true])
  }

  private func found(by rule: AuditRule, in source: String) throws -> [Finding] {
    try rule.findings(onPage: source)
  }
}
