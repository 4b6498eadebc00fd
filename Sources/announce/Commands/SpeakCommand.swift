import Reports
import Scenarios
import Simulator
import Voices

/// `announce speak FILE…`: speaks the announcements.
struct SpeakCommand: Command {
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary: "Write the sound of all stops to FILE (.wav, .flac or .mp3); - is standard "
      + "output. Without any output option the sound is played.")
  static let clips = Option(
    name: "clips", value: .text("FOLDER"),
    summary: "Write a sound file for each announcement to FOLDER, named by its number and label.")
  static let captions = Option(
    name: "captions", value: .text("FILE"),
    summary: "Write captions to FILE (.vtt or .srt).")
  static let timeline = Option(
    name: "timeline", value: .text("FILE"),
    summary: "Write the start and length of each announcement and part to FILE, in JSON; json "
      + "or - is standard output.")
  static let format = Option(
    name: "format", value: .oneOf(SoundFormat.allCases.map(\.rawValue)),
    summary: "Set the sound format, regardless of the file name. Default for clips: wav.")
  static let dryRun = Option(
    name: "dry-run", value: .none,
    summary:
      "Do not write or play anything; print how long each announcement and the whole screen take.")
  static let declaration = Declaration(
    name: "speak",
    summary:
      "Speak the announcements aloud, or write them to a sound file with captions.",
    discussion: [
      "The readers speak one after the other. " + SpeechNotice.text
        + " Voice, rate and the pauses between announcements are not those of a phone.",
      "Speech needs eSpeak NG, libsndfile for FLAC and LAME for MP3; --dry-run needs none of them. "
        + "An announcement that cannot be spoken is reported and left out, and the exit status is "
        + "1. Existing files are overwritten.",
    ],
    operands: .files,
    options: [output, clips, captions, timeline, format, dryRun, .reader] + Option.speaking
      + [.player, .set, .language, .plain] + Option.importing,
    examples: [
      ("announce speak sign-up.html -o walk.wav --captions walk.vtt", "write sound with captions"),
      ("announce speak --reader talkback --rate 300 sign-up.html", "play TalkBack at a fast rate"),
      (
        "announce speak --clips clips --format mp3 sign-up.html",
        "write one file for each announcement"
      ),
      ("announce speak --dry-run sign-up.html", "print how long listening takes"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let voice: VoiceOptions
  private let targets: SpokenFiles

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    choice = try ReaderChoice(arguments)
    voice = try VoiceOptions(arguments)
    targets = try SpokenFiles(arguments)
    guard !arguments.has(.player) || targets.isEmpty else {
      throw UsageError(
        "--player cannot be combined with output files", remedy: "leave out one of them")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    guard targets.sound != "-" || !environment.isOutputTerminal else {
      streams.writeError(
        "announce: sound cannot be written to a terminal; name a file, or pipe it to a program")
      return 2
    }
    environment.interruption.hold()
    defer {
      streams.errors.flush()
      environment.interruption.release()
    }
    choice.warnAboutMissingLanguages(&streams)
    var walks: [SpokenWalk] = []
    var document = 0
    let status = files.forEach(
      in: environment, &streams, writesAtEnd: true,
      make: { [choice] screen, _ in Reading(screen, by: choice) }
    ) { reading, streams in
      let walksOfScreen = SpokenWalk.all(reading, document: document, style: voice.style(of:))
      if walksOfScreen.allSatisfy(\.announcements.isEmpty) {
        streams.writeError("\(reading.screen.heading): \(reading.screen.emptiness)")
      }
      walks += walksOfScreen
      document += 1
    }
    // Announcements with missing stops would sound complete, so nothing is spoken after an error.
    guard status == 0, walks.contains(where: { !$0.announcements.isEmpty }) else {
      return status == 1 ? 1 : 2
    }
    return speak(walks, in: environment, &streams)
  }

  private func speak(
    _ walks: [SpokenWalk], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    if arguments.has(SpeakCommand.dryRun) {
      return printTimes(of: walks, in: environment, &streams)
    }
    return SpeechOutput(arguments: arguments, targets: targets)
      .speak(walks, in: environment, &streams)
  }

  /// Prints the listening times.
  ///
  /// Without the speech engine, it prints estimates and a warning.
  private func printTimes(
    of walks: [SpokenWalk], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    let report: ListeningReport
    do throws(SpeakFailure) {
      report = try ListeningReport(walks, in: environment.narration) { streams.writeError($0) }
    } catch {
      guard error.isOfEngine, case .speech(let missing) = error else {
        streams.writeError(error)
        return 2
      }
      streams.writeError("announce: times are estimates, because speech is unavailable: \(missing)")
      report = ListeningReport(estimating: walks)
    }
    report.write(style: environment.style(arguments), to: &streams.output)
    return report.problems.isEmpty ? 0 : 1
  }
}
