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
    summary: "Compare this walk of a log that has several. Default: the walks with the names of "
      + "screens, else the one that has most in common with a screen.")

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
    try speech.checkComparable(file: file)
    guard let walkName else { return speech }
    guard let walk = speech.walk(called: walkName) else {
      throw InputError(
        file: file, problem: "the log has no walk called “\(walkName)”",
        remedy: speech.walkNames.map { "its walks are \($0)" }
          ?? "its walks have no names; leave out --walk")
    }
    speech.walks.removeAll { $0.name?.lowercased() != walk.name?.lowercased() }
    return speech
  }

  /// Checks that a chosen walk has stops, because a comparison without any would find no difference.
  func check(_ walk: LoggedWalk) throws(InputError) {
    guard walk.stops.isEmpty else { return }
    let name = walk.name.map { "“\($0)” " } ?? ""
    throw InputError(
      file: file, problem: "the walk \(name)has no stop: the focus never moved to an element",
      remedy: "record the walk again, or choose another one with --walk")
  }
}

/// A screen as the reader nearest to that of a log announces it, with the walk that is about it.
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
  /// How much of the walk is predicted.
  var share: Double { match.share }
  /// Whether the walk has the name of the screen.
  var hasSameName: Bool { match.choice == .sameName }

  /// Reads a screen, or returns `nil` if no walk can be about it.
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
    comparison = LogComparison(walk, with: reading.transcripts[0])
    isLanguageKnown = speech.locale != nil || choice.sets("locale", of: speech.reader)
  }

  /// Returns the screens to compare: those that walks have the names of, else the one with most in
  /// common with a walk.
  static func compared(_ readings: [LoggedReading]) -> [LoggedReading] {
    WalkMatch.compared(readings.map(\.match)).map { readings[$0] }
  }

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
      log: log, walk: walk.name, choice: match.choice, file: file.name, screen: reading.heading,
      reader: speech.reader, heardBy: speech.title,
      predictedBy: reading.readers[0].fullHeader(on: reading.screen.origin),
      comparison: comparison, advice: advice,
      diagnostics: speech.diagnostics.map(\.line))
  }

  /// The language that would explain more of the log, and which of several walks was compared.
  private var advice: [String] {
    let same = speech.walks.filter {
      $0.name != nil && $0.name?.lowercased() == walk.name?.lowercased()
    }
    var advice = likelyLanguage.map { [LoggedReading.sentence(onLanguage: $0)] } ?? []
    if same.count > 1, let name = walk.name, let index = same.firstIndex(of: walk) {
      advice.append(
        "the log has \(same.count) walks called “\(name)”; the \(ordinal(index + 1)) was "
          + "compared")
    }
    return advice
  }

  /// The language that the log seems to be in, unless it is known or nothing differs.
  private var likelyLanguage: String? {
    guard !isLanguageKnown, comparison.count(of: nil) < comparison.lines.count else { return nil }
    return walk.likelyLanguage(
      of: reading.readers[0], on: reading.screen, reading.transcripts[0])
  }

  private static func sentence(onLanguage locale: String) -> String {
    let name = languageNames[String(locale.prefix { $0 != "-" })] ?? "“\(locale)”"
    return "the log seems to be in \(name); use --language \(locale)"
  }

  private static let languageNames = [
    "ar": "Arabic", "de": "German", "en": "English", "es": "Spanish", "fr": "French",
    "hi": "Hindi", "it": "Italian", "ja": "Japanese", "ko": "Korean", "nl": "Dutch",
    "pl": "Polish", "pt": "Portuguese", "ru": "Russian", "sv": "Swedish", "tr": "Turkish",
    "zh": "Chinese",
  ]
}
