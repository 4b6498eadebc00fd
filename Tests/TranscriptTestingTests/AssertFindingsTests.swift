import Audits
import Simulator
import Testing
import TranscriptTesting

/// Assertions on findings.
struct AssertFindingsTests {
  private static let nameless: Screen = [Branch(Node(.textBox, id: "a"))]
  private static let named: Screen = [.text("Town"), .textField("Town")]

  @Test func `A screen with the expected findings passes`() {
    assertFindings(
      of: Self.nameless, [ExpectedFinding("label-missing", "#a")], rules: ["label-missing"])
    assertNoFindings(in: Self.named, rules: ["label-missing", "placeholder-only"])
  }

  @Test func `Missing and unexpected findings are reported with utterance and fix`() throws {
    let more = try #require(findingsDifference(of: Self.nameless, [], rules: ["NO_FORM_LABEL"]))
    #expect(more.hasPrefix("unexpected finding: label-missing at “#a”: This field has no name."))
    #expect(more.contains("\n  talkback: edit box") && more.contains("\n  fix: "))
    let missing = findingsDifference(
      of: Self.named, [ExpectedFinding("alt-phrase", "Town")], rules: ["alt-phrase"])
    #expect(missing == "missing finding: alt-phrase at “Town”")
    #expect(
      findingsDifference(of: Self.named, [], rules: ["x"])
        == "no rule is called “x”; see announce audit --rules")
  }

  @Test func `An alias of several rules runs all of them`() {
    let message = findingsDifference(
      of: Self.nameless, [ExpectedFinding("NO_ACCESSIBILITY_LABEL", "#a")],
      rules: ["NO_ACCESSIBILITY_LABEL"])
    #expect(message == nil)
  }

  @Test func `A failing assertion is an issue of its test`() {
    withKnownIssue {
      assertNoFindings(in: Self.nameless, rules: ["label-missing"])
    }
  }
}
