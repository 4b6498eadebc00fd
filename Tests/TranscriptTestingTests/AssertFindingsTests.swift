import Audits
import Simulator
import Testing
import TranscriptTesting

/// Assertions on findings.
struct AssertFindingsTests {
  private static let nameless: Screen = [Branch(Node(.textBox, id: "a"))]
  private static let named: Screen = [.text("Town"), .textField("Town")]

  @Test func `a screen with the expected findings holds`() {
    assertFindings(
      of: Self.nameless, [ExpectedFinding("label-missing", "#a")], rules: ["label-missing"])
    assertNoFindings(in: Self.named, rules: ["label-missing", "placeholder-only"])
  }

  @Test func `what is more and what is missing is told, with the words heard and the mend`() throws
  {
    let more = try #require(findingsDifference(of: Self.nameless, [], rules: ["NO_FORM_LABEL"]))
    #expect(more.hasPrefix("found: label-missing at “#a”: This field has no name."))
    #expect(more.contains("\n  talkback: edit box") && more.contains("\n  mend: "))
    let missing = findingsDifference(
      of: Self.named, [ExpectedFinding("alt-phrase", "Town")], rules: ["alt-phrase"])
    #expect(missing == "expected and not found: alt-phrase at “Town”")
    #expect(findingsDifference(of: Self.named, [], rules: ["x"]) == "no rule is called “x”")
  }

  @Test func `a failing assertion is an issue of its test`() {
    withKnownIssue {
      assertNoFindings(in: Self.nameless, rules: ["label-missing"])
    }
  }
}
