import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO

/// `announce play FILE [SCRIPT]`: performs gestures and prints the announcements.
struct PlayCommand: Command {
  static let app = Option(
    name: "app", value: .text("FILE"),
    summary:
      "Read from FILE how the app responds to gestures. FILE is a script of responses, or Markdown "
      + "with blocks marked “app” (see Documentation/Sessions.md).")
  static let script = Option(
    name: "script", letter: "e", value: .text("GESTURES"), isRepeatable: true,
    summary: "Play these gestures, separated by “;”. Repeat to add gestures.")
  static let speak = Option(
    name: "speak", value: .none,
    summary: "Also speak the session, with its interruptions. With -o, write the sound to a file.")
  static let format = Option.format(SessionFormat.allCases.map(\.rawValue))
  static let declaration = Declaration(
    name: "play",
    summary: "Play gestures and keys, and print what is announced, interrupted or lost.",
    discussion: [
      "SCRIPT is a file of gestures, one per line or separated by “;”.",
      "Gestures: " + PlayCommand.gestures + ".",
      "Without --app, announce works out from source of React Native, SwiftUI and Jetpack Compose "
        + "how it responds; it does not run the code.",
      "Time is simulated. TalkBack's speech queue follows its source code. VoiceOver's queue is "
        + "simulated with three timings; an announcement that is lost with one or two of them is "
        + "“at risk”.",
      "The exit status is 1 when a gesture cannot be performed.",
    ],
    operands: .play,
    options: [
      app, script, speak, SpeakCommand.output, SpeakCommand.captions, .reader, .set, .language,
      format, .plain, .player,
    ] + Option.speaking + Option.importing,
    examples: [
      (
        "announce play sign-up.html -e 'swipe right 2; double tap; type \"ann\"'",
        "fill in a field"
      ),
      (
        "announce play sign-up.tsx --app app.md script.txt",
        "say with a script how the app responds"
      ),
    ])

  /// Every gesture with its description, for the help.
  private static let gestures = Gesture.forms.map {
    "\($0.examples.joined(separator: ", ")) (\($0.summary))"
  }.joined(separator: "; ")

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let scriptFile: String?
  private let session: SessionArguments
  private let rate: Int
  private let voice: VoiceOptions
  private let targets: SpokenFiles

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    choice = try ReaderChoice(arguments)
    session = try SessionArguments(arguments)
    let scripts = arguments.values(of: PlayCommand.script)
    let operands = arguments.operands
    guard operands.count <= (scripts.isEmpty ? 2 : 1) else {
      throw UsageError("play takes a screen and a script", remedy: "name a screen and a script")
    }
    guard operands.count == 2 || !scripts.isEmpty || operands.isEmpty else {
      throw UsageError(
        "play needs gestures", remedy: "name a script, or write -e 'swipe right'")
    }
    scriptFile = operands.count == 2 ? operands[1] : nil
    files = try ScreenFiles(
      arguments.with(operands: Array(operands.prefix(1))), readsApp: !session.hasApp)
    voice = try VoiceOptions(arguments)
    targets = try SpokenFiles(arguments.with(operands: Array(operands.prefix(1))))
    guard arguments.has(PlayCommand.speak) || targets.isEmpty else {
      throw UsageError("a sound file needs --speak", remedy: "add --speak")
    }
    guard targets.sound != "-" else {
      throw UsageError(
        "standard output contains the log", remedy: "name a file for the sound, such as walk.wav")
    }
    rate =
      try arguments.number(
        of: .rate, in: 80...500, remedy: "write a number of words a minute from 80 to 500") ?? 175
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    let (script, app): (GestureScript, (any App)?)
    do throws(InputError) {
      script = try gestures(in: environment)
      app = try session.app()
    } catch {
      streams.writeError(error)
      return 2
    }
    let style = environment.style(arguments)
    let format = SessionFormat(rawValue: arguments.value(of: PlayCommand.format) ?? "") ?? .text
    var hasProblems = false
    var played: [PlayedSession] = []
    let activity = ActivityLine(in: environment)
    let isCancelled = environment.interruption.isPending
    let play: @Sendable (ImportedScreen) -> PlayedScreen = { [choice, rate] imported in
      if imported.isLive {
        activity.show("performing the gestures on \(imported.screen.heading)")
      }
      defer { activity.end() }
      // Without `--app`, the source of the screen may describe the app.
      let app = app ?? imported.activeApp
      let readers = choice.readers(for: imported)
      let sessions = readers.filter { imported.screen(for: $0).absence == nil }.map { reader in
        PlayedSession(
          imported.screen(for: reader), by: reader, app: app, script: script, rate: rate,
          isCancelled: isCancelled)
      }
      let absence = readers.lazy.compactMap { imported.screen(for: $0).absence }.first
      return PlayedScreen(
        name: imported.screen.heading, sessions: sessions, diagnostics: imported.appDiagnostics,
        absence: absence)
    }
    let write = { (screen: PlayedScreen, isNamed: Bool, streams: inout Streams) in
      if let absence = screen.absence, screen.sessions.isEmpty {
        streams.errors.writeLine("announce: \(absence)")
      }
      if isNamed, format == .text, !screen.sessions.isEmpty {
        if !played.isEmpty, !style.isPlain { streams.output.writeLine() }
        streams.output.writeLine(style.heading(style.visible(screen.name)))
      }
      played += screen.sessions
      hasProblems =
        hasProblems || screen.sessions.isEmpty || screen.sessions.contains(where: \.hasProblems)
      format.write(screen.sessions, style: style, by: Program.header, to: &streams.output)
      if format == .text { TextFormat(style: style).write(screen.diagnostics, to: &streams.output) }
    }
    let status = files.forEach(
      in: environment, &streams, make: { imported, _ in play(imported) },
      consume: { write($0, true, &$1) }, single: { write(play($0), false, &$1) })
    if status < 2, format == .text { TextFormat(style: style).writeNotice(to: &streams.output) }
    let spoken = status < 2 ? speak(played, in: environment, &streams) : 0
    return max(status, spoken, hasProblems ? 1 : 0)
  }

  private func speak(
    _ sessions: [PlayedSession], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    guard arguments.has(PlayCommand.speak) else { return 0 }
    streams.output.flush()
    let walks = sessions.enumerated().map { index, session in
      SpokenWalk(session, document: index, style: voice.style(of: session.reader))
    }
    return SpeechOutput(arguments: arguments, targets: targets)
      .speak(walks, in: environment, &streams)
  }

  private func gestures(in environment: CommandEnvironment) throws(InputError) -> GestureScript {
    if let typed = session.script { return typed }
    guard let scriptFile else { return try PlayCommand.script("", file: "") }
    let bytes = try environment.bytes(scriptFile)
    return try PlayCommand.script(String(decoding: bytes, as: UTF8.self), file: scriptFile)
  }

  private static func script(
    _ text: String, file: String
  ) throws(InputError) -> GestureScript {
    do throws(ScriptError) {
      return try GestureScript(text)
    } catch {
      throw InputError(error, file: file)
    }
  }
}

/// The sessions on one screen.
private struct PlayedScreen: Sendable {
  var name: String
  var sessions: [PlayedSession]
  var diagnostics: [ImportDiagnostic]
  /// The reason why a reader announces nothing on the screen, or `nil` if there is no such reader.
  var absence: String?
}
