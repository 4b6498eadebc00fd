import Importers
import Simulator
import Testing

@testable import Scenarios

/// Tables of expected findings in documents.
struct FindingsTableTests {
  private static let page = "<input id=a><img src=a.png alt=\"Image of a tree\">"

  private func document(_ rows: [String], page: String = page) -> ScenarioDocument {
    let lines =
      ["```html", page, "```", "", "| Finding | Element |", "| --- | --- |"] + rows
    return ScenarioDocument(
      reading: Array(lines.joined(separator: "\n").utf8) + [0x0A], file: "page.md")
  }

  @Test func `Expected findings that are reported make no difference`() {
    let report = document(["| label-missing | #a |", "| alt-phrase | Image of a tree |"]).check()
    #expect(report.problems.isEmpty && report.differences.isEmpty)
    #expect(report.checks.count == 1 && report.checks.first?.comparedCells == 2)
  }

  @Test(arguments: ["NO_FORM_LABEL | #a", "label-missing | 1", "label-missing | a"])
  func `Rules can be named by alias, elements by identifier or stop`(_ row: String) {
    let report = document(["| \(row) |", "| alt-phrase | Image of a tree |"]).check()
    #expect(report.differences.isEmpty)
  }

  @Test func `A row with an alias of several rules expects a finding of any of them`() {
    let page = "<div role=meter id=m aria-valuenow=1></div>"
    let row = "| aria_accessiblename_exists | #m |"
    #expect(document([row], page: page).check().differences.isEmpty)
    #expect(document([row, row], page: page).check().differences.map(\.severity) == [.lost])
  }

  @Test func `An alias of several rules leaves the findings that another row names by id`() {
    let page = """
      <div role=meter id=m aria-valuenow=1></div><div role=dialog id=m><p>Text</p></div>
      """
    for rule in ["aria-meter-name", "aria-dialog-name"] {
      let rows = ["| aria_accessiblename_exists | #m |", "| \(rule) | #m |"]
      let differences = document(rows, page: page).check().differences
      #expect(differences.allSatisfy { $0.severity != .lost }, "\(rule)")
    }
  }

  @Test func `Missing and unexpected findings are reported at their line`() {
    let differences = document(["| label-missing | #b |", "| alt-phrase | Image of a tree |"])
      .check().differences
    #expect(differences.map(\.severity) == [.lost, .added])
    #expect(differences.map(\.position.line) == [7, 8])
    #expect(differences.first?.expected == "label-missing at #b")
    #expect(differences.last?.heard == "label-missing at #a")
  }

  @Test func `An unknown rule is a problem with the nearest rule`() {
    let report = document(["| label-mising | #a |", "| alt-phrase | Image of a tree |"]).check()
    #expect(report.problems.map(\.problem) == ["no rule is called “label-mising”"])
    #expect(report.problems.first?.remedy == "did you mean “label-missing”?")
    #expect(report.problems.first?.position?.line == 7)
  }

  @Test func `The word none expects no findings`() {
    #expect(document(["| none | |"]).check().differences.count == 2)
    #expect(document(["| none | |"], page: "<p>text</p>").check().differences.isEmpty)
  }

  @Test func `An empty table is filled, and a wrong one is rewritten`() {
    let empty = document([]).recorded(.missing)
    let text = String(decoding: empty.bytes, as: UTF8.self)
    #expect(text.contains("| label-missing | #a              |"))
    #expect(text.contains("| alt-phrase    | Image of a tree |"))
    #expect(document([], page: "<p>text</p>").recorded(.missing).cells > 0)
    let wrong = document(["| placeholder-only | #a |"])
    #expect(wrong.recorded(.missing).cells == 0)
    let mended = wrong.recorded(.changed)
    #expect(ScenarioDocument(reading: mended.bytes, file: "page.md").check().differences.isEmpty)
  }

  @Test func `Elements of a block are found at their document location`() {
    let page = "<!doctype html><html lang=en><title>T</title><body>\n<h1>A</h1></body></html>"
    let report = document(["| page-has-heading-one | html |"], page: page).check()
    #expect(report.differences.map(\.expected).contains("page-has-heading-one at html"))
  }

  @Test func `A findings table without a screen is prose`() {
    let document = ScenarioDocument(
      reading: Array("| Finding | Element |\n| --- | --- |\n| a | b |\n".utf8), file: "page.md")
    #expect(document.notChecked.map(\.kind) == [.findings])
  }

  @Test(arguments: [("focus \"Email\"", true), ("error \"Email\" \"Enter it\"", false)])
  func `Findings that gestures reveal are found`(_ answer: String, _ isHeld: Bool) {
    let text = """
      ```outline
      - heading "Sign up"
      - textbox "Email":
        - /return-key: next
      - textbox "Town"
      ```

      ```app
      on next of "Email": focus "Town"
      on leave of "Email" when "Email" is empty: \(answer)
      ```

      | Gesture | TalkBack |
      | --- | --- |
      | until "Email"; double tap; next | |

      | Finding | Element |
      | --- | --- |
      | focus-forced-back | Email |
      | next-key-dead | Email |

      """
    let document = ScenarioDocument(reading: Array(text.utf8), file: "form.md")
    let missing = document.check().differences.filter { $0.column == "Findings" }
    #expect(missing.isEmpty == isHeld)
  }
}
