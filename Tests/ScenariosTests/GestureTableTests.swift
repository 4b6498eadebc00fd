import Importers
import Simulator
import Testing

@testable import Scenarios

/// Tables of gestures in documents.
struct GestureTableTests {
  private func document(_ rows: [String], app: String = app) -> ScenarioDocument {
    let lines =
      [
        "# Form", "```outline named Form", "- textbox \"Email\"", "- button \"Sign up\"", "```", "",
        "```app", app, "```", "", "```outline named Welcome", "- heading \"Welcome\" [level=1]",
        "```", "", "| Gesture | VoiceOver | TalkBack |", "| --- | --- | --- |",
      ] + rows
    return ScenarioDocument(
      reading: Array(lines.joined(separator: "\n").utf8) + [0x0A], file: "form.md")
  }

  private static let app = "on submit: show \"Welcome\""

  @Test
  func `Expected announcements match, and marks count only in their position`() {
    let report = document(
      [
        "| swipe right | Sign up, button | Sign up, button<br>⏸ double tap to activate |",
        "| double tap | ♪ screen changed<br>Welcome, heading level 1 | → \"Welcome\"<br>… |",
      ], app: Self.app
    ).check()
    #expect(report.problems.isEmpty && report.differences.isEmpty, "\(report.differences)")
    #expect(report.checks.map(\.comparedCells) == [2, 2])
  }

  @Test func `A different announcement is reported at its cell`() {
    let differences = document(["| swipe right | Sign in, button | |"]).check().differences
    #expect(differences.map(\.position.line) == [17])
    #expect(differences.first?.expected == "Sign in, button")
    #expect(differences.first?.heard == "Sign up, button")
    #expect(differences.first?.explanations == ["after swipe right"])
  }

  @Test func `An empty table is filled, and a wrong cell is rewritten`() {
    let empty = document(["| opens | | |", "| swipe right | | |"]).recorded(.missing)
    let text = String(decoding: empty.bytes, as: UTF8.self)
    #expect(empty.cells == 4)
    #expect(text.contains("| swipe right | Sign up, button "))
    let wrong = document(["| swipe right | Sign in, button | Sign up, button |"])
    #expect(wrong.recorded(.missing).cells == 0)
    #expect(wrong.recorded(.changed).cells == 1)
  }

  @Test(arguments: [
    ("| swype | | |", "on submit: nothing", 17, 3), ("| wait | | |", "on submit: nothing", 17, 7),
    ("| swipe right | | |", "on submit nothing", 8, 11),
  ])
  func `Mistakes in gestures and answers are reported at their location`(
    _ row: String, _ app: String, _ line: Int, _ column: Int
  ) {
    let problems = document([row], app: app).problems
    #expect(problems.map { $0.position?.line } == [line])
    #expect(problems.map { $0.position?.column } == [column])
  }
}
