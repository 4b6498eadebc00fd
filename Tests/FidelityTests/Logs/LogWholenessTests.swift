import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Comparisons of damaged logs.
struct LogWholenessTests {
  private static let outline = """
    - heading "Inbox" [level=1]
    - button "Search"
    - link "Two drafts"
    - button "Search"
    """

  /// The lines of a log, two for each stop: the words and the hint.
  private static let lines: [String] = [
    "Inbox. Heading", "Search. Button", "Two drafts. Link", "Search. Button", "Search. Button",
    "Two drafts. Link", "Other words", "Inbox. Heading",
  ].enumerated().flatMap { number, words in
    let start = "09-12 10:00:0\(number).100  1  1 V talkback: TalkBackFeedbackProvider:  "
    return [
      "\(start)TYPE_VIEW_ACCESSIBILITY_FOCUSED:  ttsOutput= \(words)    queueMode=1\n",
      "\(start)EVENT_SPEAK_HINT:  ttsOutput= Double-tap to activate    queueMode=2\n",
    ]
  }

  @Test func `Each stop of a damaged log is compared once, repeated or cut`() throws {
    let transcript = try LogTrial.transcript(Self.outline)
    for seed in 0..<60 { Self.check(seed: seed, transcript) }
  }

  private static func check(seed: Int, _ transcript: Transcript) {
    var random = LogTrial.Random(state: UInt64(seed) &* 7919 &+ 3)
    for _ in 0..<40 {
      var lines = Self.lines
      for _ in 0..<Int.random(in: 0..<6, using: &random) {
        let (one, two) = (
          Int.random(in: lines.indices, using: &random),
          Int.random(in: lines.indices, using: &random)
        )
        switch Int.random(in: 0..<3, using: &random) {
        case 0: lines.swapAt(one, two)
        case 1: lines.insert(lines[one], at: two)
        default: lines.remove(at: one)
        }
      }
      let bytes = Array(lines.joined().utf8)
      let end = Int.random(in: 1...bytes.count, using: &random)
      guard let speech = try? LoggedSpeech(Array(bytes[..<end])) else { continue }
      for walk in speech.walks {
        let comparison = LogComparison(walk, with: transcript)
        let heard = comparison.lines.count { $0.heard != nil }
        #expect(
          heard + comparison.repeats.count + comparison.cutUtterances == walk.stops.count,
          "seed \(seed)")
        #expect(comparison.stopsOutside >= 0, "seed \(seed)")
      }
    }
  }
}
