import Fidelity
import Importers
import Reports
import Simulator
import SpeechLogs
internal import TextIO

/// A screen with its prediction, and the walk of a log that matches the screen.
///
/// The prediction is made by the simulated reader that is most similar to the reader of the log.
struct LoggedReading: Sendable {
  let imported: ImportedScreen
  let file: DraftFile
  let reading: Reading
  let speech: LoggedSpeech
  let walk: LoggedWalk
  private let match: WalkMatch
  private let comparison: LogComparison
  /// Whether the log or the command line names the language.
  private let isLanguageKnown: Bool
  /// The share of the walk's stops that are predicted, from 0 to 1.
  var share: Double { match.share }

  /// Reads a screen, or returns `nil` if no walk of the log can belong to the screen.
  init?(
    _ imported: ImportedScreen, of file: DraftFile, _ speech: LoggedSpeech, by choice: ReaderChoice
  ) {
    guard let nearest = speech.nearestReader else { return nil }
    let reading = Reading(
      imported, by: [choice.reader(nearest, for: imported)], moving: .swipeRight,
      listsSkippedNodes: false)
    guard
      let match = WalkMatch(
        of: speech, on: reading.screen, ofFile: file.name, reading.transcripts[0])
    else { return nil }
    self.imported = imported
    self.file = file
    self.reading = reading
    self.speech = speech
    self.match = match
    walk = speech.walks[match.walk]
    comparison = LogComparison(
      walk, with: reading.transcripts[0], on: reading.screen,
      sayingHints: reading.readers[0].saysHints)
    isLanguageKnown = speech.locale != nil || choice.sets("locale", of: speech.reader)
  }

  /// Reads the screens of files, and returns the readings to compare and the exit status.
  static func all(
    of files: ScreenFiles, _ speech: LoggedSpeech, by choice: ReaderChoice,
    in environment: CommandEnvironment, _ streams: inout Streams
  ) -> (readings: [LoggedReading], status: Int32) {
    var readings: [LoggedReading] = []
    let status = files.forEach(
      in: environment, &streams, writesAtEnd: true,
      make: { LoggedReading($0, of: $1, speech, by: choice) },
      consume: { made, _ in if let made { readings.append(made) } })
    return (compared(readings).map { readings[$0] }, status)
  }

  /// Returns the indices of the screens to compare.
  static func compared(_ readings: [LoggedReading]) -> [Int] {
    WalkMatch.compared(readings.map(\.match))
  }

  /// Returns the reading, without usage hints if `hints` is `false`.
  func including(hints: Bool) -> Reading {
    guard !hints else { return reading }
    var reader = reading.readers[0]
    // A reader without the setting `hints` announces no hints.
    try? reader.set("hints", to: "off")
    return Reading(imported, by: [reader], moving: .swipeRight, listsSkippedNodes: false)
  }

  /// Returns the comparison of the walk with the prediction.
  ///
  /// - Parameter log: The file of the log as the user named it.
  /// - Throws: An error if the walk has no stops, because the comparison would then find no
  ///   difference.
  func result(of log: String) throws(InputError) -> LogResult {
    guard !walk.stops.isEmpty else {
      let name = walk.name.map { "“\($0)” " } ?? ""
      throw InputError(
        file: log, problem: "the walk \(name)has no stop: the focus never moved to an element",
        remedy: "record the walk again, or compare another one with “announce compare --walk”")
    }
    return LogResult(
      log: log, walk: walk.name, choice: match.choice, file: file.name, screen: reading.heading,
      screenName: reading.screen.name.isEmpty ? reading.screen.title : reading.screen.name,
      reader: speech.reader, heardBy: speech.title,
      predictedBy: reading.readers[0].fullHeader(on: reading.screen.origin),
      comparison: comparison, likelyLanguage: likelyLanguage, sameName: sameName,
      diagnostics: speech.diagnostics.map(\.line))
  }

  /// The likely language of the log, or `nil` if the language is known or there are no differences.
  private var likelyLanguage: String? {
    guard !isLanguageKnown, comparison.count(of: nil) < comparison.lines.count else { return nil }
    return walk.likelyLanguage(
      of: reading.readers[0], on: reading.screen, reading.transcripts[0])
  }

  /// The number, from 1, of this walk among the walks with its name, and the count of these walks.
  private var sameName: (number: Int, count: Int)? {
    guard let name = walk.name?.lowercased() else { return nil }
    let walks = speech.walks.filter { $0.name?.lowercased() == name }
    return walks.firstIndex(of: walk).map { ($0 + 1, walks.count) }
  }
}
