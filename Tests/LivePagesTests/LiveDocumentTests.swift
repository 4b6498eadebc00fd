import Foundation
import LivePageTesting
import Reports
import Simulator
import Testing
import TextIO
import TranscriptTesting

@testable import announce

extension BrowserTests {
  /// Scenario documents with live pages, and sessions on live pages in Swift tests.
  struct LiveDocumentTests {
    @Test func `The samples document matches the announcements`() {
      assertScenarios(in: "Samples/live")
    }

    @Test func `A test acts on a page`() {
      assertSession(onPage: "Samples/live/sign-up.html", by: .talkBack()) {
        SessionStep("until \"Sign up, button\"")
        SessionStep(
          "double tap", announces: "1 thing to correct",
          "error: invalid entry Enter an email address such as name@example.org, "
            + "Enter your email address (required), required, editing, edit box",
          "showing Gboard")
      }
      let difference = sessionDifference(
        onPage: "Samples/live/sign-up.html", by: .voiceOver(),
        [SessionStep("swipe right", announces: "Nothing")]
      )
      #expect(difference?.contains("heard:    Enter your email address (required)") == true)
      let missing = sessionDifference(onPage: "Samples/live/none.html", by: .voiceOver(), [])
      #expect(missing?.contains("no such file") == true)
    }

    @Test func `A check can wait for an element of the pages that documents name`() throws {
      let folder = try LiveFolder([
        "Package.swift": "", "a.html": "<!doctype html><html lang=en><title>A</title><p id=b>Hello",
        "a.md": """
        Screen: [A](a.html) live

        | TalkBack |
        | --- |
        | Hello |
        """,
      ])
      func check(_ words: String...) -> (status: Int32, output: String) {
        var environment = CommandEnvironment()
        environment.variable = { ProcessInfo.processInfo.environment[$0] }
        environment.shareBrowser()
        var streams = Streams(output: ReportSink(), errors: ReportSink())
        let status = Program.run(
          ["check", "--browser"] + words + ["\(folder.path)/a.md"], in: environment, &streams)
        return (status, streams.output.text + streams.errors.text)
      }
      let found = check("--wait-for", "#b")
      #expect(found.status == 0, "\(found.output)")
      let missing = check("--wait-for", "#none", "--timeout", "3")
      #expect(missing.output.contains("no element matched “#none”"), "\(missing.output)")
    }

    @Test func `A document cannot open pages on other machines or outside its repository`() throws {
      let folder = try LiveFolder([
        "Package.swift": "", "outside.html": "<p>a",
        "docs/a.md": """
        Screen: [A](https://example.org/) live

        | VoiceOver |
        | --- |
        | a |

        Screen: [B](../../outside.html) live

        | VoiceOver |
        | --- |
        | a |
        """,
      ])
      let failures = scenarioFailures(
        in: "\(folder.path)/docs/a.md", filePath: "\(folder.path)/a.swift")
      let messages = failures.map(\.message)
      #expect(messages.contains { $0.contains("is a page on another machine") }, "\(messages)")
      #expect(
        messages.contains {
          $0.contains("is outside the repository") || $0.contains("there is no file")
        }, "\(messages)")
    }
  }
}
