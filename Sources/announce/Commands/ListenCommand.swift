import Importers
import Simulator
import Voices

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// `announce listen FILE`: a screen gone through by keys and ears.
struct ListenCommand: Command {
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames),
    summary: "Begin with this reader, \(readerNames.first ?? "") without this option; v switches.")
  static let rate = Option(
    name: "rate", value: .text("NUMBER"),
    summary: "Words a minute, from \(ListenSession.rates.lowerBound) to "
      + "\(ListenSession.rates.upperBound); \(SpeechStyle(reader: "").rate) without this option.")
  static let player = Option(
    name: "player", value: .text("PROGRAM"),
    summary: "The program that plays the sound: it gets raw samples of 16 bits, mono, on standard "
      + "input. Without it, ANNOUNCE_PLAYER or the first that is installed.")
  static let mute = Option(name: "mute", value: .none, summary: "Text only, no sound.")
  static let declaration = Declaration(
    name: "listen",
    summary: "Goes through a screen by keys, as by swiping, and speaks it.",
    discussion: [
      "Left and right arrows swipe, Enter double-taps, v switches the reader, ? shows all keys, q "
        + "quits. Where there is no sound, all is told by text.",
      "Keys that are piped in are a script: each is answered by a line, as with --plain.",
      "The voice is eSpeak NG's, not the phone's: it is for finding defects by ear.",
    ],
    operands: .file,
    options: [reader, .set, .language, rate, player, mute, .plain] + Option.importing,
    examples: [
      ("announce listen sign-up.html", "a page in the terminal"),
      ("announce listen --plain --reader talkback sign-up.html", "a line for each announcement"),
      ("printf 'jjv' | announce listen --mute sign-up.html", "keys from a script"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let start: Int
  private let rate: Int?

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    guard arguments.operands.count == 1 else {
      throw UsageError("one file at a time can be listened to", remedy: "leave out the others")
    }
    choice = try ReaderChoice(arguments, named: [])
    let name = arguments.value(of: ListenCommand.reader)
    start = choice.readers.firstIndex { $0.name == name } ?? 0
    rate = try ListenCommand.rate(arguments)
  }

  private static func rate(_ arguments: Arguments) throws(UsageError) -> Int? {
    guard let text = arguments.value(of: rate) else { return nil }
    guard let number = Int(text), ListenSession.rates.contains(number) else {
      throw UsageError(
        "--rate cannot be “\(text)”",
        remedy: "give a whole number from \(ListenSession.rates.lowerBound) to "
          + "\(ListenSession.rates.upperBound)")
    }
    return number
  }

  func run(in surroundings: Surroundings, _ streams: inout Streams) -> Int32 {
    choice.tellLacks(&streams)
    var screens: [ImportedScreen] = []
    let status = files.forEach(in: surroundings, &streams) { screen, _ in screens.append(screen) }
    guard status == 0 else { return status }
    guard let screen = screens.first, screens.count == 1 else {
      streams.complain(ListenCommand.tooMany(screens, arguments.operands.first ?? ""))
      return 2
    }
    let session = ListenSession(
      screen, by: choice.readers(for: screen), startingWith: start, rate: rate)
    return listen(session, in: surroundings, &streams)
  }

  /// Why several screens, or none, cannot be listened to.
  private static func tooMany(_ screens: [ImportedScreen], _ file: String) -> ImportError {
    let names = screens.prefix(8).map { $0.screen.title ?? $0.screen.name }
    let rest = screens.count > names.count ? ", …" : ""
    return ImportError(
      file: file, problem: "this has \(screens.count) screens, and one can be listened to",
      remedy: "choose one by --screen: \(names.joined(separator: ", "))\(rest)")
  }

  private func listen(
    _ session: ListenSession, in surroundings: Surroundings, _ streams: inout Streams
  ) -> Int32 {
    let plain = PlainListening(style: surroundings.style(arguments))
    guard let input = surroundings.keyInput else {
      return listen(session, plain, toScriptIn: surroundings, &streams)
    }
    streams.output.flush()
    streams.errors.flush()
    guard let keys = keys(input, &streams) else { return 2 }
    let isDrawn =
      keys.isTerminal && surroundings.isOutputTerminal && surroundings.canDraw
      && !arguments.has(.plain)
    var loop = ListenLoop(
      session, voice: SilentVoice(),
      display: isDrawn
        ? .drawn(ListenDrawing(isMarked: !surroundings.hasNoColour)) : .plain(plain),
      keys: keys, now: surroundings.now, writing: { _, name in "\(name) cannot be written yet" })
    return loop.run()
  }

  /// Where keys come from: standard input, or the terminal where that holds the screen.
  private func keys(_ input: Int32, _ streams: inout Streams) -> ListenLoop.Keys? {
    guard arguments.operands.first == "-" else {
      return ListenLoop.Keys(descriptor: input, isTerminal: isatty(input) == 1)
    }
    let terminal = open("/dev/tty", O_RDONLY | O_CLOEXEC)
    guard terminal >= 0 else {
      streams.complain(ListenCommand.noKeys)
      return nil
    }
    return ListenLoop.Keys(descriptor: terminal, isTerminal: true)
  }

  /// Why there are no keys where standard input is the screen.
  private static let noKeys = ImportError(
    file: "-", problem: "standard input cannot hold both the screen and the keys",
    remedy: "name a file")

  /// Answers all keys at once, without a process around.
  private func listen(
    _ session: ListenSession, _ plain: PlainListening, toScriptIn surroundings: Surroundings,
    _ streams: inout Streams
  ) -> Int32 {
    guard arguments.operands.first != "-" else {
      streams.complain(ListenCommand.noKeys)
      return 2
    }
    var (session, plain, decoder) = (session, plain, KeyDecoder())
    streams.output.write(plain.opening(session))
    streams.output.write(plain.text(session, after: session.begin()))
    let bytes = (try? surroundings.standardInput()) ?? []
    let keys = decoder.keys(from: bytes)
    for key in keys + decoder.keysAfterSilence() {
      let effect = session.press(key)
      streams.output.write(plain.text(session, after: effect))
      if effect == .quit { break }
    }
    return 0
  }
}
