import Fidelity
import Importers
import Reports
import Simulator
import SpeechLogs
internal import TextIO

/// The log of a command, and which of its walks is compared with a screen.
struct LogArguments {
  static let walk = Option(
    name: "walk", value: .text("NAME"),
    summary: "Compare this walk of a log that has several. Default: the walk with the name of the "
      + "screen, else the one that has most in common with it.")

  /// The file as the user named it.
  let file: String
  private let walkName: String?

  init(_ file: String, _ arguments: Arguments) {
    self.file = file
    walkName = arguments.value(of: LogArguments.walk)
  }

  /// Reads the log, with only the walk that the command line names, if any.
  func speech(in environment: CommandEnvironment) throws(InputError) -> LoggedSpeech {
    var speech = try LoggedSpeech(environment.bytes(file), file: file)
    guard speech.nearestReader != nil else {
      throw InputError(
        file: file, problem: "announce does not simulate the reader “\(speech.reader)”",
        remedy: "name a log of VoiceOver or TalkBack")
    }
    guard speech.walks.contains(where: { !$0.stops.isEmpty }) else {
      throw InputError(
        file: file, problem: "the log has no stop: the focus never moved to an element",
        remedy: "move through the screen while the log is on; see “announce formats”")
    }
    guard let walkName else { return speech }
    speech.walks = try walks(called: walkName, in: speech)
    return speech
  }

  private func walks(
    called name: String, in speech: LoggedSpeech
  ) throws(InputError) -> [LoggedWalk] {
    let wanted = name.lowercased()
    let tests: [(String) -> Bool] = [{ $0 == wanted }, { $0.contains(wanted) }]
    for test in tests {
      if let walk = speech.walks.first(where: { $0.name.map { test($0.lowercased()) } ?? false }) {
        return [walk]
      }
    }
    let names = speech.walks.compactMap(\.name)
    throw InputError(
      file: file, problem: "the log has no walk called “\(name)”",
      remedy: names.isEmpty
        ? "its walks have no names; leave out --walk"
        : "its walks are \(names.prefix(20).joined(separator: ", "))")
  }
}

/// A screen as the reader nearest to that of a log announces it, with the walk that is about it.
struct LoggedReading: Sendable {
  let imported: ImportedScreen
  let file: DraftFile
  let reading: Reading
  let speech: LoggedSpeech
  let walk: LoggedWalk
  private let choice: WalkChoice
  /// How much of the walk is predicted.
  let share: Double

  /// Reads a screen, or returns `nil` if no walk can be about it.
  init?(
    _ imported: ImportedScreen, of file: DraftFile, _ speech: LoggedSpeech, by choice: ReaderChoice
  ) {
    guard let nearest = speech.nearestReader else { return nil }
    let reading = Reading(
      imported, by: [choice.reader(nearest, for: imported)], moving: .swipeRight,
      listsSkippedNodes: false)
    let screen = reading.screen
    let names = [screen.title, screen.name, PathName(file.name).stem].compactMap(\.self)
    guard
      let (index, choice) = WalkChoice.walk(of: speech, for: names, reading.transcripts[0])
    else { return nil }
    self.imported = imported
    self.file = file
    self.reading = reading
    self.speech = speech
    self.choice = choice
    walk = speech.walks[index]
    share = WalkChoice.share(of: walk, with: reading.transcripts[0])
  }

  /// Whether the walk was chosen by the name of the screen.
  var hasSameName: Bool { choice == .sameName }

  /// Returns the reading by a reader with or without usage hints.
  func saying(hints: Bool) -> Reading {
    guard !hints else { return reading }
    var reader = reading.readers[0]
    // A reader without the setting has no hints to leave out.
    try? reader.set("hints", to: "off")
    return Reading(imported, by: [reader], moving: .swipeRight, listsSkippedNodes: false)
  }

  /// Compares the walk with the prediction.
  func result(of log: String) -> LogResult {
    LogResult(
      log: log, walk: walk.name, choice: choice, file: file.name, screen: reading.heading,
      reader: speech.reader, heardBy: speech.title,
      predictedBy: reading.readers[0].fullHeader(on: reading.screen.origin),
      comparison: LogComparison(walk, with: reading.transcripts[0]),
      diagnostics: speech.diagnostics.map(\.line))
  }
}
