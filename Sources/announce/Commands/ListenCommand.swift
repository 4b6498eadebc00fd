import Importers
import Reports
import Simulator
import SystemLibrary
internal import TextIO
import Voices

/// `announce listen FILE`: an interactive session with keyboard and speech.
struct ListenCommand: Command {
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames),
    summary:
      "Start with this reader; the key v switches to the next one. Default: "
      + "\(readerNames.first ?? "")."
  )
  static let mute = Option(name: "mute", value: .none, summary: "Print text only; play no sound.")
  static let declaration = Declaration(
    name: "listen",
    summary: "Move through a screen with the arrow keys, and hear each stop.",
    discussion: [
      "The left and right arrow keys swipe, Enter double-taps, v switches the reader, ? lists "
        + "all keys, q quits. In a field, letters are typed and Enter is the action key of the "
        + "keyboard: next, done, go. Without sound, announcements are printed.",
      "A key interrupts speech as it would on a phone.",
      "If keys come from a pipe, each key prints one line, as with --plain.",
      SpeechNotice.text,
    ],
    operands: .file,
    options: [reader, PlayCommand.app] + Option.speaking
      + [.player, mute, .set, .language, .plain]
      + Option.importing,
    examples: [
      ("announce listen sign-up.html", "listen to a page"),
      (
        "announce listen --plain --reader talkback sign-up.html",
        "print one line for each announcement"
      ),
      ("announce listen --app app.md sign-up.outline", "say with a script how the app responds"),
      ("printf 'jjv' | announce listen --mute sign-up.html", "take keys from a script"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let start: Int
  private let voice: VoiceOptions
  private let acting: SessionArguments

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    acting = try SessionArguments(arguments)
    files = try ScreenFiles(arguments, readsApp: !acting.hasApp)
    guard arguments.operands.count == 1 else {
      throw UsageError("listen takes one file", remedy: "leave out the others")
    }
    choice = try ReaderChoice(arguments, named: [])
    let name = arguments.value(of: ListenCommand.reader)
    start = choice.readers.firstIndex { $0.name == name } ?? 0
    voice = try VoiceOptions(arguments)
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    var screens: [ImportedScreen] = []
    let status = files.forEach(
      in: environment, &streams, writesAtEnd: true, make: { screen, _ in screen },
      consume: { screen, _ in screens.append(screen) })
    guard status == 0 else { return status }
    guard let screen = screens.first, screens.count == 1 else {
      streams.writeError(ListenCommand.tooMany(screens, arguments.operands.first ?? ""))
      return 2
    }
    let app: any App
    do throws(InputError) {
      app = try acting.app(of: screen)
    } catch {
      streams.writeError(error)
      return 2
    }
    let session = ListenSession(
      screen, by: choice.readers(for: screen), startingWith: start, app: app,
      style: voice.style(of:))
    return listen(session, in: environment, &streams)
  }

  /// Returns the error for a file with several screens or with no screen.
  private static func tooMany(_ screens: [ImportedScreen], _ file: String) -> InputError {
    let names = screens.prefix(8).map { $0.screen.title ?? $0.screen.name }
    let rest = screens.count > names.count ? ", …" : ""
    return InputError(
      file: file, problem: "the file contains \(screens.count) screens, and listen takes one",
      remedy: "choose one with --screen: \(names.joined(separator: ", "))\(rest)")
  }

  private func listen(
    _ session: ListenSession, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    let plain = PlainListening(style: environment.style(arguments))
    guard let input = environment.keyInput else {
      return listen(session, plain, toScriptIn: environment, &streams)
    }
    streams.output.flush()
    streams.errors.flush()
    guard let keys = keys(input, &streams) else { return 2 }
    let isDrawn =
      keys.isTerminal && environment.isOutputTerminal && environment.canDraw
      && !arguments.has(.plain)
    var loop = ListenLoop(
      session, voice: listeningVoice(in: environment),
      display: isDrawn
        ? .drawn(ListenDrawing(isMarked: !environment.hasNoColour)) : .plain(plain),
      keys: keys, now: environment.now,
      writing: { session, name in ListenCommand.write(session, name, in: environment) })
    return loop.run()
  }

  /// Writes the spoken announcements of a walk to a sound file, and returns a message about the
  /// outcome.
  private static func write(
    _ session: ListenSession, _ name: String, in environment: CommandEnvironment
  ) -> String {
    guard !CommandEnvironment.hasFile(name) else {
      return "\(name) exists and is not overwritten; choose another name"
    }
    // A progress line must not overwrite the drawn page.
    var quiet = environment
    quiet.isErrorTerminal = false
    quiet.progressDisplay = .none
    do {
      var files = SpokenFiles()
      files.sound = name
      files.format = try SoundFormat(named: name, or: "")
      var output = ReportSink()
      let problems = try quiet.narration.write(
        [session.walk], into: files, by: Program.header, gatheringIn: quiet.temporaryFolder,
        to: &output
      ) { _ in }
      return (["wrote \(name)"] + problems.prefix(1)).joined(separator: "; ")
    } catch {
      return "\(error)"
    }
  }

  /// Returns the voice, which is silent with `--mute` or without a player.
  private func listeningVoice(in environment: CommandEnvironment) -> any ListeningVoice {
    guard !arguments.has(ListenCommand.mute) else { return SilentVoice() }
    do throws(SpeechError) {
      let program = try environment.player(arguments.value(of: .player))
      // The program handles no keys while it waits for the speech engine, so the time limit is
      // short.
      return SpeakingVoice(VoiceWorker(timeLimit: 2), playedBy: program)
    } catch {
      return SilentVoice(because: "text only: \(error)")
    }
  }

  /// Returns the source of keys.
  ///
  /// This is standard input, or the terminal if standard input contains the screen.
  private func keys(_ input: Int32, _ streams: inout Streams) -> ListenLoop.Keys? {
    guard arguments.operands.first == "-" else {
      return ListenLoop.Keys(descriptor: input, isTerminal: isatty(input) == 1)
    }
    let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard terminal >= 0 else {
      streams.writeError(ListenCommand.noKeys)
      return nil
    }
    return ListenLoop.Keys(descriptor: terminal, isTerminal: true)
  }

  /// The error for a screen from standard input without a terminal for keys.
  private static let noKeys = InputError(
    file: "-", problem: "standard input cannot contain both the screen and the keys",
    remedy: "name a file")

  /// Reads all keys from standard input at once and handles them.
  ///
  /// This is used if standard input is not a terminal.
  private func listen(
    _ session: ListenSession, _ plain: PlainListening, toScriptIn environment: CommandEnvironment,
    _ streams: inout Streams
  ) -> Int32 {
    guard arguments.operands.first != "-" else {
      streams.writeError(ListenCommand.noKeys)
      return 2
    }
    var (session, plain, decoder) = (session, plain, KeyDecoder())
    streams.output.write(plain.opening(session))
    streams.output.write(plain.text(session, after: session.open()))
    let bytes = (try? environment.standardInput()) ?? []
    let keys = decoder.keys(from: bytes)
    for key in keys + decoder.keysAfterSilence() {
      let effect = session.press(key)
      streams.output.write(plain.text(session, after: effect))
      if effect == .quit { break }
    }
    streams.output.write(plain.ending(session))
    return 0
  }
}
