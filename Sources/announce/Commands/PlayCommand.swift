import Importers
import Reports
import Scenarios
import Simulator
internal import TextIO

/// `announce play FILE [SCRIPT]`: what is heard when somebody acts.
struct PlayCommand: Command {
  static let app = Option(
    name: "app", value: .text("FILE"),
    summary: "How the app answers: a script, or a document with “app” blocks and named screens.")
  static let script = Option(
    name: "script", letter: "e", value: .text("GESTURES"), isRepeatable: true,
    summary: "The gestures themselves, separated by “;”, instead of a file of them.")
  static let speak = Option(
    name: "speak", value: .none,
    summary: "Speak what is heard as well, cut where it is cut; with -o into a file.")
  static let format = Option.format(SessionFormat.allCases.map(\.rawValue))
  static let declaration = Declaration(
    name: "play",
    summary: "Plays gestures and keys on a screen, and tells what is heard, cut off or lost.",
    discussion: [
      "SCRIPT is a file of gestures, one a line or separated by “;”. Documentation/Sessions.md tells what an "
        + "app’s script may say.",
      "Gestures: " + PlayCommand.gestures + ".",
      "Without --app, components in JSX and TSX answer as their functions say, as far as that can be "
        + "known without running them: references that are focused, texts that are announced.",
      "Time is virtual. TalkBack’s queue is followed as its source has it; VoiceOver’s is run under "
        + "three timings, and what is lost under some of them is “at risk”.",
      "The exit status is 1 where a gesture cannot be done.",
    ],
    operands: .play,
    options: [
      app, script, speak, SpeakCommand.output, SpeakCommand.captions, .reader, .set, .language,
      format, .plain, .player,
    ] + Option.speaking + Option.importing,
    examples: [
      (
        "announce play sign-up.html -e 'swipe right 2; double tap; type \"ann\"'",
        "what somebody hears who fills in a field"
      ),
      ("announce play sign-up.tsx --app app.md script.txt", "with the app’s answers"),
    ])

  /// Every gesture with what it does.
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
      throw UsageError("there are too many files", remedy: "name a screen and a script")
    }
    guard operands.count == 2 || !scripts.isEmpty || operands.isEmpty else {
      throw UsageError(
        "no gestures were given", remedy: "name a file of them, or write -e 'swipe right'")
    }
    scriptFile = operands.count == 2 ? operands[1] : nil
    files = try ScreenFiles(
      arguments.with(operands: Array(operands.prefix(1))), readsApp: !session.hasApp)
    voice = try VoiceOptions(arguments)
    targets = try SpokenFiles(arguments.with(operands: Array(operands.prefix(1))))
    guard arguments.has(PlayCommand.speak) || targets.isEmpty else {
      throw UsageError("a file for sound was named", remedy: "add --speak")
    }
    guard targets.sound != "-" else {
      throw UsageError(
        "standard output is for the log", remedy: "name a file for the sound, such as walk.wav")
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
    let status = files.forEach(
      in: environment, &streams,
      make: { [choice, rate] imported, _ in
        // Without a word of it, the file of the screen may tell.
        let app = app ?? imported.answering
        let sessions = choice.readers(for: imported).map { reader in
          PlayedSession(
            imported.screen(for: reader), by: reader, app: app, script: script, rate: rate)
        }
        return (sessions, imported.appDiagnostics)
      },
      take: { (made: ([PlayedSession], diagnostics: [ImportDiagnostic]), streams) in
        let (sessions, diagnostics) = made
        played += sessions
        hasProblems = hasProblems || sessions.contains(where: \.hasProblems)
        format.write(sessions, style: style, by: Program.header, to: &streams.output)
        if format == .text { TextFormat(style: style).write(diagnostics, to: &streams.output) }
      })
    if status < 2, format == .text { TextFormat(style: style).writeNotice(to: &streams.output) }
    let spoken = status < 2 ? speak(played, in: environment, &streams) : 0
    return max(status, spoken, hasProblems ? 1 : 0)
  }

  private func speak(
    _ sessions: [PlayedSession], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    guard arguments.has(PlayCommand.speak) else { return 0 }
    streams.output.flush()
    let walks = sessions.enumerated().map { place, session in
      SpokenWalk(session, document: place, style: voice.style(of: session.reader))
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
