import Reports
import Scenarios
import Simulator
import Voices

/// `announce speak FILE…`: what the readers say, as sound.
struct SpeakCommand: Command {
  static let output = Option(
    name: "output", letter: "o", value: .text("FILE"),
    summary: "Write the whole walk there: .wav, .flac or .mp3; - is standard output. Without it, "
      + "and without any other file to write, it is played.")
  static let clips = Option(
    name: "clips", value: .text("FOLDER"),
    summary: "Write a file for each announcement there, named by its place and label.")
  static let captions = Option(
    name: "captions", value: .text("FILE"),
    summary: "Write the words with their times there: .vtt or .srt.")
  static let timeline = Option(
    name: "timeline", value: .text("FILE"),
    summary: "Write there in JSON when each announcement and part begins and how long it is; "
      + "json, or -, is standard output.")
  static let format = Option(
    name: "format", value: .oneOf(SoundFormat.allCases.map(\.rawValue)),
    summary: "The format of the sound, whatever the file is called; of clips that of the sound, "
      + "else wav.")
  static let dryRun = Option(
    name: "dry-run", value: .none,
    summary: "Write and play nothing; tell how long it takes to hear each announcement and all.")
  static let declaration = Declaration(
    name: "speak",
    summary:
      "Speaks what the readers say: into a file, with captions, or through the sound device.",
    discussion: [
      "The readers come one after the other. " + SpeechNotice.text
        + " Voice, rate and pauses between announcements are conventions of this program.",
      "It needs eSpeak NG, and libsndfile for FLAC or LAME for MP3; --dry-run estimates without. "
        + "An announcement that cannot be spoken is told and left out; then the exit status is 1. "
        + "Files that exist are written over.",
    ],
    operands: .files,
    options: [output, clips, captions, timeline, format, dryRun, .reader] + Option.speaking
      + [.player, .set, .language, .plain] + Option.importing,
    examples: [
      ("announce speak sign-up.html -o walk.wav --captions walk.vtt", "the walk with captions"),
      ("announce speak --reader talkback --rate 300 sign-up.html", "play TalkBack, fast"),
      ("announce speak --clips clips --format mp3 sign-up.html", "a file an announcement"),
      ("announce speak --dry-run sign-up.html", "how long it takes to hear the form"),
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
      throw UsageError("--player is for playing, not for files", remedy: "leave out one of them")
    }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    guard targets.sound != "-" || !environment.isOutputTerminal else {
      streams.writeError(
        "announce: sound is nothing for a terminal; name a file, or pipe it to a program")
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
      in: environment, &streams, make: { [choice] screen, _ in Reading(screen, by: choice) }
    ) { reading, streams in
      let walksOfScreen = SpokenWalk.all(reading, document: document, style: voice.style(of:))
      if walksOfScreen.allSatisfy(\.announcements.isEmpty) {
        streams.writeError("\(reading.screen.heading): \(reading.screen.emptiness)")
      }
      walks += walksOfScreen
      document += 1
    }
    // A walk that lacks a screen would pass for a whole one.
    guard status == 0, walks.contains(where: { !$0.announcements.isEmpty }) else {
      return status == 1 ? 1 : 2
    }
    return speak(walks, in: environment, &streams)
  }

  private func speak(
    _ walks: [SpokenWalk], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    if arguments.has(SpeakCommand.dryRun) {
      return tellTimes(of: walks, in: environment, &streams)
    }
    return SpeechOutput(arguments: arguments, targets: targets)
      .speak(walks, in: environment, &streams)
  }

  /// Tells times, exact where there is an engine, else estimates, and says which.
  private func tellTimes(
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
      streams.writeError("announce: estimated, since nothing can be spoken: \(missing)")
      report = ListeningReport(estimating: walks)
    }
    report.write(style: environment.style(arguments), to: &streams.output)
    return report.problems.isEmpty ? 0 : 1
  }
}
