import SpeechLogs
import Testing

/// Finding out from a log's hints and marks how the user operates the phone.
struct HeardInputTests {
  private func input(_ hints: String?..., mark: String? = nil) throws -> String? {
    let lines = hints.enumerated().flatMap { index, hint in
      let stop =
        "V/talkback( 1): TalkBackFeedbackProvider:  TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= "
        + "Anchor \(index)    queueMode=1  ttsAddToHistory"
      let spoken = hint.map {
        "V/talkback( 1): TalkBackFeedbackProvider:  EVENT_SPEAK_HINT:  ttsOutput= \($0)    queueMode=2"
      }
      return [stop, spoken].compactMap(\.self)
    }
    let marks = mark.map { ["I/A11Y_AUDIT( 1): \($0)"] } ?? []
    let text = (marks + lines).joined(separator: "\n") + "\n"
    return try LoggedSpeech(Array(text.utf8)).heardInput
  }

  @Test(arguments: [
    ("Press select to activate", "keyboard-without-letters"),
    ("Press select and hold to long press", "keyboard-without-letters"),
    ("press select to weigh anchor", "keyboard-without-letters"),
    ("Press Action+Space to activate", "keyboard"), ("Press Alt + Enter to toggle", "keyboard"),
    ("press Alt + Enter to weigh anchor", "keyboard"), ("Double-tap to activate", "touch"),
    ("Double tap to press select to activate", "touch"),
    ("Premi Alt + Enter per attivare", "keyboard"),
    (
      "\u{6709}\u{52B9}\u{306B}\u{3059}\u{308B}\u{306B}\u{306F}Alt + Enter\u{3092}\u{62BC}\u{3057}\u{307E}\u{3059}",
      "keyboard"
    ),
  ])
  func `The words of a hint show the input`(_ hint: String, _ expected: String) throws {
    #expect(try input(hint) == expected)
  }

  @Test func `The first hint that shows the input counts`() throws {
    #expect(
      try input(nil, "Actions available", "Press select to toggle") == "keyboard-without-letters")
    #expect(try input("Double-tap to toggle", "Press select to toggle") == "touch")
    #expect(try input(nil, "Actions available") == nil)
  }

  @Test func `A mark of the log overrides the hints`() throws {
    #expect(try input("Press select to toggle", mark: "input:keyboard") == "keyboard")
    #expect(try input(nil, mark: "input:keyboard") == "keyboard")
  }
}
