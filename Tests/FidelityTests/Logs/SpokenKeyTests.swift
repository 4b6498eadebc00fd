import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Spellings that sound the same, and signs that change the meaning.
struct SpokenKeyTests {
  @Test(arguments: [
    ("Depth 4", "Depth -4"), ("Depth 4", "Depth - 4"), ("Depth 4", "Depth +4"),
    ("Depth +4", "Depth -4"), ("Depth 4", "Depth \u{2212}4"), ("Rate 7", "Rate 7%"),
    ("Fee 30", "Fee $30"), ("Fee $30", "Fee \u{20AC}30"), ("Fee $30", "Fee -$30"),
    ("Age 18", "Age < 18"), ("Age < 18", "Age > 18"), ("Age 18", "Age = 18"),
    ("Age 18", "Age \u{2264} 18"), ("2.5 m", "25 m"), ("2.5 m", "2 5 m"), ("2.5 m", "2,5 m"),
    (".5 m", "5 m"), ("-.5 m", ".5 m"), ("Heat 3\u{B0}", "Heat 3"),
    ("Gain -4, loss 5", "Gain 4, loss -5"),
    ("Gain +4, loss 5", "Gain 4, loss +5"),
  ])
  func `A sign that changes the meaning is heard`(_ one: String, _ other: String) throws {
    #expect(SpokenKey(one) != SpokenKey(other))
    let transcript = try LogTrial.transcript("- text \"\(one)\"\n- button \"Dive\"")
    let comparison = LogComparison(LogTrial.walk([other, "Dive. Button"]), with: transcript)
    #expect(LogTrial.lines(comparison) == ["~1", "=2"])
    #expect(comparison.lines[0].words == other)
  }

  @Test func `A sign between digits is heard`() { #expect(SpokenKey("4/5") != SpokenKey("45")) }

  @Test(arguments: [
    ("Pop-up", "popup"), ("5%", "5 percent"), ("Three boats", "3 boats"), ("1:30 pm", "1 30pm"),
    ("Check box", "Checkbox"), ("Well-known", "well known"), ("Dive -\u{20}Deep", "Dive Deep"),
    ("Step 1, 5 boats", "Step 1 5 boats"),
  ])
  func `Spellings of the same sound are equal, and the log's own is shown`(
    _ one: String, _ other: String
  ) throws {
    let transcript = try LogTrial.transcript("- text \"\(one)\"\n- button \"Dive\"")
    let comparison = LogComparison(LogTrial.walk([other, "Dive. Button"]), with: transcript)
    #expect(LogTrial.lines(comparison) == ["=1", "=2"])
    #expect(comparison.lines[0].words == other)
  }

  @Test func `A hint among the words is shown as it was heard`() throws {
    let transcript = try LogTrial.transcript("- switch \"Sonar\" [checked]", voiceOver: true)
    let hint = transcript.stops[0].announcement.parts.filter { $0.kind == .usageHint }.map(\.text)
      .joined().replacing("-", with: " ")
    let words = LogTrial.words(of: transcript)[0]
    let comparison = LogComparison(
      LogTrial.walk(["\(words), \(hint.uppercased())."]), with: transcript)
    #expect(comparison.lines[0].difference == nil)
    #expect(comparison.lines[0].words == words)
    #expect(comparison.lines[0].hint == "\(hint.uppercased()).")
  }
}
