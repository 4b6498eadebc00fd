import Audits
import Foundation
import Importers
import Scenarios
import Simulator
import Testing
import TranscriptTesting

/// The examples in the articles of the API documentation compile, because each of their lines is
/// also a line in these tests.
struct ArticleExampleTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test func `Simulator announces a screen that is written in Swift`() {
    let screen: Screen = [
      .heading("Sign up"), .textField("Email", value: "ann@", error: "Not valid"),
    ]
    let transcript = TalkBack().read(screen)
    var lines: [String] = []
    func print(_ line: String) { lines.append(line) }
    for stop in transcript.stops {
      print(stop.announcement.text)
    }
    #expect(
      lines == [
        "Sign up, heading",
        "error: Not valid, ann@, edit box, double tap to edit text",
      ])

    var terse = TalkBack()
    terse.settings.hints = false
    #expect(terse.read(screen).stops.last?.announcement.text == "error: Not valid, ann@, edit box")

    var session = Session(screen, by: TalkBack())
    session.perform(.swipe(.right, count: 1))
    let heard = session.perform(.doubleTap).heard
    #expect(!heard.isEmpty)
  }

  @Test func `Audits finds a field without a label`() {
    var found: [String] = []
    func print(_ rule: String, _ message: String) { found.append(rule) }
    let screen: Screen = [.textField("")]
    let audit = Audit()
    let subject = AuditSubject(screen, by: [VoiceOver(), TalkBack()], for: audit)
    for finding in audit.report(on: subject).findings {
      print(finding.rule, finding.message)
    }
    #expect(found.contains("label-missing"))
  }

  /// This example is only compiled, because its files exist only in a user's project.
  private func importersArticle() throws {
    let screen = try Screen.contents(ofFile: "sign-up.html")
    let transcript = VoiceOver().read(screen)
    for imported in try ImportedScreen.contents(ofFile: "SignUp.test.tsx.snap") {
      print(imported.screen.name, imported.screen.count)
    }
    _ = transcript
  }

  /// This example is only compiled, because its files exist only in a user's project.
  private func scenariosArticle(_ screen: Screen) throws {
    let run = try ScenarioRun(["Scenarios"])
    for report in run.reports() {
      print(report.file, report.differences.count)
    }
    assertScenarios(in: "Scenarios")
    assertNoFindings(in: try .contents(ofFile: "Screens/sign-up.html"))
    assertSession(on: screen, by: .talkBack(), app: "on submit: announce \"Sent\"") {
      SessionStep("double tap", announces: "Sent")
    }
  }

  @Test(arguments: ["Simulator", "Importers", "Audits", "Scenarios", "TranscriptTesting"])
  func `an article shows only code that is compiled here or in the README's test`(
    _ product: String
  ) throws {
    let tests = try ["ArticleExampleTests", "ReadmeExampleTests"].map {
      try text(of: "Tests/TranscriptTestingTests/\($0).swift")
    }
    let known = Set(tests.joined(separator: "\n").split(separator: "\n").map(trimmed))
    var isCode = false
    for line in try text(of: "Sources/\(product)/Documentation.docc/\(product).md").split(
      separator: "\n")
    {
      if line.hasPrefix("```") {
        isCode = line == "```swift"
      } else if isCode, !line.hasPrefix("//") {
        #expect(known.contains(trimmed(line)), "\(product): \(line)")
      }
    }
  }

  private func text(of path: String) throws -> String {
    try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
  }

  private func trimmed(_ line: Substring) -> String { line.trimmingCharacters(in: .whitespaces) }
}
