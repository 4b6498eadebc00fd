import AccessibilityTree
import SpeechLogs
import Testing
import TextIO

@Suite("Logged speech")
struct LoggedSpeechTests {
  @Test("A file that is no log is an error that names the way to a log")
  func otherFile() {
    #expect(throws: InputError.self) { try LoggedSpeech(Array("hello".utf8), file: "a.txt") }
  }

  @Test(
    "A log in JSON on one line numbers its steps",
    arguments: [
      #"{"source": "voiceover", "steps": [{"sequence": 4, "utterance": "One"}, "#
        + #"{"sequence": 6, "utterance": "Two"}]}"#,
      #"{"commands": [{"sequence": 4, "action": "first", "status": "focused", "speech": ["One"]}, "#
        + #"{"sequence": 6, "action": "next", "status": "focused", "speech": ["Two"]}]}"#,
      #"{"screens": [{"capture": {"source": "TalkBack", "items": [{"order": 6, "spokenText": "Two"}, "#
        + #"{"order": 4, "spokenText": "One"}]}}]}"#,
    ])
  func steps(_ log: String) throws {
    let stops = try LoggedSpeech(Array(log.utf8)).walks.flatMap(\.stops)
    #expect(stops.map(\.words) == ["One", "Two"])
    #expect(stops.map(\.step) == [4, 6])
    let plain = log.replacing("sequence", with: "at").replacing("order", with: "at")
    let counted = try LoggedSpeech(Array(plain.utf8)).walks.flatMap(\.stops)
    #expect(counted.map(\.step) == [1, 2])
  }

  @Test("A log in JSON that ends before its first stop is an error with the place of its end")
  func cutBeforeStop() {
    let log = "{\"source\": \"voiceover\",\n \"steps\": [{\"utterance\": \"VoiceOver on\"},\n {"
    #expect {
      try LoggedSpeech(Array(log.utf8), file: "a.json")
    } throws: { error in
      "\(error)".hasPrefix("a.json:3:3: the log ends before its first stop: ")
    }
  }

  @Test("A step that the end of the file cuts off is no step without speech")
  func cutStep() throws {
    let log = #"{"source": "voiceover", "steps": [{"utterance": "One"}, {"action": "ne"#
    let speech = try LoggedSpeech(Array(log.utf8))
    #expect(speech.walks.flatMap(\.stops).map(\.words) == ["One"])
    #expect(speech.diagnostics.count == 1)
    let whole = try LoggedSpeech(Array((log + #"xt"}]}"#).utf8))
    #expect(whole.diagnostics.map(\.message).contains { $0.contains("no utterance") })
  }

  @Test("A written stop of many sentences is read in linear time", .timeLimit(.minutes(1)))
  func sentences() throws {
    let words = (0..<30_000).map { "Part \($0)" }.joined(separator: ". ")
    let log = "# TalkBack walk: Long\n\n| 1 | \(words). Double-tap to activate |\n"
    let stops = try LoggedSpeech(Array(log.utf8)).walks.flatMap(\.stops)
    #expect(stops.map(\.words) == [words])
    #expect(stops.map(\.hint) == ["Double-tap to activate"])
  }
}
