import Simulator
import Testing

@testable import Audits

/// Correct pages, on which rules about names and roles report no certain findings.
struct OrdinaryPageTests {
  @Test(arguments: [
    "<style>@media (max-width: 600px) { .wide { overflow-x: auto } }</style>",
    "<style>.js .wide{overflow:var(--o)}</style>",
    "<link rel=stylesheet href=site.css>",
  ]) func `A box that may scroll may take focus`(style: String) throws {
    let page = "\(style)<div class=wide tabindex=0><p>Prices of all lines</p></div>"
    let findings = try found(by: .roleMissing, in: page)
    #expect(findings.filter { !$0.needsReview }.isEmpty)
  }

  @Test(arguments: [
    "<div role=dialog aria-label=Site onclick='choose(event)'><button>One</button></div>",
    "<nav aria-label=Site onclick='choose(event)'><a href=/one>One</a></nav>",
    "<input type=color aria-label=Colour>",
    "<button aria-label='Delete row'><v-icon>mdi-delete</v-icon></button>",
  ]) func `The name of a part, a colour or an icon need not contain words`(page: String) throws {
    #expect(try found(by: .labelInName, in: page).isEmpty)
  }

  @Test func `A word with a hyphen is no icon`() throws {
    let page = "<button aria-label=Write><i class=icon-text>e-mail</i></button>"
    #expect(try found(by: .labelInName, in: page).count == 1)
  }

  @Test func `The list of a combo box needs no visible label of its own`() throws {
    let page = """
      <label for=s>State</label><input id=s role=combobox aria-expanded=true aria-controls=l>
      <ul id=l role=listbox aria-label=States><li role=option>Ohio</li></ul>
      """
    #expect(try found(by: .visibleLabelMissing, in: page).isEmpty)
  }

  @Test func `A data cell that is read with its header is no serious finding`() throws {
    let page = """
      <table><caption>League</caption><tr><th scope=col>Team</th><th scope=col>Pts</th></tr>
      <tr><th scope=row>Reds</th><td aria-label="12 points">12</td></tr></table>
      """
    let findings = try found(by: .readersDisagree, in: page)
    #expect(findings.filter { $0.severity == .serious && !$0.needsReview }.isEmpty)
  }

  private func found(by rule: AuditRule, in source: String) throws -> [Finding] {
    try rule.findings(onPage: source)
  }
}
