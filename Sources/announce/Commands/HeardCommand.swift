internal import Encoding
import Reports
import Simulator
import Voices

/// `announce heard FILE…`: what the synthesiser makes of what the readers say.
struct HeardCommand: Command {
  static let ipa = Option(
    name: "ipa", value: .none,
    summary: "Show the sounds, too, in the International Phonetic Alphabet.")
  static let declaration = Declaration(
    name: "heard",
    summary: "Shows what a voice makes of each announcement, and how long listening takes.",
    discussion: [
      "Symbols stand in the words of the reader, numbers and dates as they are heard; notes point "
        + "at what may be heard otherwise than it is meant: capitals, abbreviations, dates in "
        + "digits, glyphs of icon fonts, writing that the voice cannot read.",
      "It is eSpeak NG's reading, not the phone's, whose voices differ. Where eSpeak NG is not "
        + "installed, times are estimated and texts looked at alone.",
    ],
    operands: .files,
    options: [
      .reader, .set, .language, ReadCommand.move, .rate, .voice, .punctuation, ipa, .textOrJSON,
      .plain,
    ] + Option.importing,
    examples: [
      ("announce heard sign-up.html", "what is heard of each announcement, with its time"),
      ("announce heard --reader talkback --ipa sign-up.html", "TalkBack, with the sounds"),
    ])

  private let arguments: Arguments
  private let files: ScreenFiles
  private let choice: ReaderChoice
  private let navigation: Navigation
  private let voice: VoiceOptions

  init(_ arguments: Arguments) throws(UsageError) {
    self.arguments = arguments
    files = try ScreenFiles(arguments)
    choice = try ReaderChoice(arguments)
    voice = try VoiceOptions(arguments)
    navigation = Navigation(arguments)
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    choice.warnAboutMissingLanguages(&streams)
    let engine = engineVersion(in: environment, &streams)
    return arguments.wantsJSON
      ? runJSON(engine, in: environment, &streams) : runText(engine, in: environment, &streams)
  }

  /// The version of the engine; without one a message says what is missing.
  private func engineVersion(in environment: CommandEnvironment, _ streams: inout Streams)
    -> String?
  {
    do throws(SpeechError) {
      return try environment.narrator().version()
    } catch {
      streams.writeError("announce: estimated, since nothing can be spoken: \(error)")
      return nil
    }
  }

  private func runText(
    _ engine: String?, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    let text = TextFormat(style: environment.style(arguments))
    var isFirst = true
    let status = forEachReading(in: environment, &streams) { reading, streams in
      if !isFirst { text.writeGap(to: &streams.output) }
      isFirst = false
      let pronounced = pronounced(reading, engine, in: environment, &streams)
      text.write(
        pronounced, of: reading, showingPhonemes: arguments.has(HeardCommand.ipa),
        to: &streams.output)
    }
    if !isFirst { text.writeNotice(ofEngine: engine, to: &streams.output) }
    return status
  }

  private func runJSON(
    _ engine: String?, in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    var json = JSONWriter()
    JSONFormat.begin(by: Program.header, &json) { PronunciationJSON.write(engine: engine, to: &$0) }
    let status = forEachReading(in: environment, &streams) { reading, streams in
      let pronounced = pronounced(reading, engine, in: environment, &streams)
      PronunciationJSON.write(
        pronounced, of: reading, showingPhonemes: arguments.has(HeardCommand.ipa), to: &json,
        &streams.output)
    }
    JSONFormat.end(&json)
    streams.output.drain(&json)
    return status
  }

  /// Hands over what is said on every screen: the engine is asked by one after the other.
  private func forEachReading(
    in environment: CommandEnvironment, _ streams: inout Streams,
    _ take: (Reading, inout Streams) -> Void
  ) -> Int32 {
    files.forEach(
      in: environment, &streams,
      make: { [choice, navigation] screen, _ in Reading(screen, by: choice, moving: navigation) },
      take: take)
  }

  /// What is heard of a screen, by reader; by estimate where the engine is not there or fails.
  private func pronounced(
    _ reading: Reading, _ engine: String?, in environment: CommandEnvironment,
    _ streams: inout Streams
  ) -> [PronouncedTranscript] {
    let narrator = engine.map { _ in environment.narrator() }
    return reading.readers.indices.map { place in
      let style = voice.style(of: reading.readers[place])
      let walk = SpokenAnnouncement.all(
        of: reading.transcripts[place], on: reading.screens[place], by: style)
      guard let narrator else { return PronouncedTranscript(estimating: walk, by: style) }
      do throws(SpeechError) {
        let progress = Progress(of: walk.count, in: environment) {
          "listened to \($0) of \($1) announcements"
        }
        return try PronouncedTranscript(
          walk, by: style, asking: narrator, progress: progress.listener)
      } catch {
        streams.writeError("announce: estimated, since nothing can be spoken: \(error)")
        return PronouncedTranscript(estimating: walk, by: style)
      }
    }
  }
}
