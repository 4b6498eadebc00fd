import Importers
import Simulator
import SpeechLogs
import Testing

@testable import Fidelity

/// Each format of a log: reading the log, recording it and comparing it.
struct LogGrammarTests {
  private func score(_ grammar: LogGrammar, _ said: [String]) throws -> Score {
    let screen = grammar.screen
    let folder = try RecordedFolder([screen.file: screen.text, grammar.file: grammar.log(said)])
    return try folder.score([
      """
      {"id": "dock", "log": "screens/\(grammar.file)", "screen": "screens/\(screen.file)"}
      """
    ])
  }

  @Test(arguments: LogGrammar.allCases)
  func `A recording with a log as predicted agrees in words and order`(
    _ grammar: LogGrammar
  ) throws {
    let score = try score(grammar, grammar.said)
    #expect(score.screenProblems.isEmpty, "\(score.screenProblems)")
    let agreement = try #require(score.logged.first)
    #expect(agreement.stops == 3 && agreement.sameWords == 3)
    #expect(agreement.neighbours == 2 && agreement.neighboursInOrder == 2)
    #expect(agreement.reader == (grammar.isVoiceOver ? "voiceover" : "talkback"))
  }

  @Test(arguments: LogGrammar.allCases)
  func `One other word in a log is the only difference`(_ grammar: LogGrammar) throws {
    var said = grammar.said
    said[1] = said[1].replacing("Cast", with: "Take")
    let agreement = try #require(try score(grammar, said).logged.first)
    #expect(agreement.stops == 3 && agreement.sameWords == 2 && agreement.neighboursInOrder == 2)
  }

  @Test(arguments: LogGrammar.allCases)
  func `A log that is cut at any byte has no difference`(_ grammar: LogGrammar) throws {
    let screen = try #require(
      try ImportedScreen.contents(
        of: Array(grammar.screen.text.utf8),
        format: InputFormat(named: grammar.isVoiceOver ? "ios-elements" : "android-nodes"),
        file: grammar.screen.file, options: ImportOptions()
      ).first
    ).screen
    let bytes = Array(grammar.log(grammar.said).utf8)
    var longest = 0
    for length in bytes.indices.map({ $0 + 1 }) {
      guard
        let speech = try? LoggedSpeech(
          Array(bytes.prefix(length)), format: SpeechLogFormat(named: grammar.rawValue)),
        let reader = speech.nearestReader
      else { continue }
      for walk in speech.walks {
        let comparison = LogComparison(walk, with: reader.read(screen), on: screen)
        #expect(
          comparison.newDifferences.isEmpty, "\(length): \(LogTrial.lines(comparison))")
        longest = max(longest, comparison.count(of: nil))
      }
    }
    #expect(longest == 3)
  }
}
