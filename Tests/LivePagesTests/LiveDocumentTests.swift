import Foundation
import LivePageTesting
import Simulator
import Testing
import TranscriptTesting

extension BrowserTests {
  /// Documents whose screens a browser shows, and sessions on pages in Swift tests.
  struct LiveDocumentTests {
    @Test func `the document of the samples is as it is heard`() {
      assertScenarios(in: "Samples/live")
    }

    @Test func `a test acts on a page`() {
      assertSession(onPage: "Samples/live/sign-up.html", by: .talkBack()) {
        Does("until \"Sign up, button\"")
        Does(
          "double tap", hears: "1 thing to correct",
          "error: invalid entry Enter an email address such as name@example.org, "
            + "Enter your email address (required), required, editing, edit box",
          "showing Gboard")
      }
      let difference = sessionDifference(
        onPage: "Samples/live/sign-up.html", by: .voiceOver(),
        [Does("swipe right", hears: "Nothing")]
      )
      #expect(difference?.contains("heard:    Enter your email address (required)") == true)
      let missing = sessionDifference(onPage: "Samples/live/none.html", by: .voiceOver(), [])
      #expect(missing?.contains("no such file") == true)
    }

    @Test func `a document is no leave to ask other machines, nor to leave its folder`() throws {
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
      #expect(messages.contains { $0.contains("is a page of another machine") }, "\(messages)")
      #expect(messages.contains { $0.contains("leads out of") || $0.contains("there is no file") })
    }
  }
}
