import Simulator
import Testing

@testable import Scenarios

/// Silent stops in documents.
struct SilenceTests {
  /// A stop without an announcement, such as that of a focusable node without a name.
  private static let silent = Stop(index: 1, node: .init(0), announcement: Announcement())

  @Test func `A sign stands for silence, and a backslash escapes it`() {
    let silence = StopExpectation(utterances: ["∅"])
    #expect(silence == .silence && silence.isHeard(at: Self.silent, by: .asHeard))
    #expect(silence.isHeard(at: Self.silent, by: .exact))
    #expect(StopExpectation(facts: ["∅"]) == .silence)
    #expect(!silence.isHeard(at: Self.stop("Go"), by: .asHeard))
    #expect(!StopExpectation(utterances: ["Go"]).isHeard(at: Self.silent, by: .asHeard))
    #expect(StopExpectation(utterances: ["\\∅"]).isHeard(at: Self.stop("∅"), by: .exact))
    #expect(StopExpectation(utterances: ["∅, button"]) != .silence)
  }

  @Test func `Silence is written as the sign, and an authored sign is escaped`() {
    #expect(TranscriptMarkdown.cell(Announcement()) == "∅")
    #expect(TranscriptMarkdown.literal("∅") == "\\∅")
    #expect(TranscriptMarkdown.literal("∅, button") == "∅, button")
    let transcript = Transcript(
      reader: "talkback", profile: "16.2", language: "en-US", stops: [Self.silent, Self.stop("Go")])
    #expect(transcript.text == "∅\nGo")
    #expect(transcript.difference(from: transcript.text) == nil)
  }

  @Test func `An empty cell still matches anything`() {
    let table = "| VoiceOver |\n| --- |\n|  |\n| Go, … |\n"
    let screen = "```outline\n- button \"A\"\n- button \"Go\"\n```\n\n"
    #expect(Recorded(screen + table, .changed).report.differences.isEmpty)
    let silent = ScenarioDocument(
      reading: Array((screen + table.replacing("|  |", with: "| ∅ |")).utf8), file: "a.md")
    #expect(silent.check().differences.count == 1)
  }

  private static func stop(_ text: String) -> Stop {
    let rule = Rule("Test", "A rule.", source: "nobody", .assumed)
    return Stop(
      index: 2, node: .init(0), announcement: Announcement([Part(.label, text, by: rule)]))
  }
}
