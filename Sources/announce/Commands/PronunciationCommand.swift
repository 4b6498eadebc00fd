internal import Encoding
import Reports
import Simulator
import Voices

/// `announce pronunciation FILE…`: prints how a voice pronounces the announcements.
struct PronunciationCommand: Command {
  static let ipa = Option(
    name: "ipa", value: .none,
    summary: "Also print the sounds in the International Phonetic Alphabet.")
  static let declaration = Declaration(
    name: "pronunciation",
    summary: "Print how a voice pronounces each announcement, and how long it takes.",
    discussion: [
      "Symbols, numbers and dates are written as they are spoken. Notes mark text that voices "
        + "often mispronounce: capitals, abbreviations, dates in digits, glyphs of icon fonts, "
        + "and scripts that the voice cannot read.",
      "The pronunciation is that of eSpeak NG; voices of phones differ. Without eSpeak NG, "
        + "times are estimates and no sounds are printed.",
    ],
    operands: .files,
    options: [
      .reader, .set, .language, ReadCommand.move, .rate, .voice, .punctuation, ipa, .textOrJSON,
      .plain,
    ] + Option.importing,
    examples: [
      ("announce pronunciation sign-up.html", "print each announcement's pronunciation and time"),
      (
        "announce pronunciation --reader talkback --ipa sign-up.html",
        "print TalkBack's announcements with phonemes"
      ),
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

  /// Returns the version of the speech engine, or reports a problem with the engine and returns
  /// `nil`.
  private func engineVersion(in environment: CommandEnvironment, _ streams: inout Streams)
    -> String?
  {
    do throws(SpeechError) {
      return try environment.narrator().version()
    } catch {
      streams.writeError("announce: times are estimates, because speech is unavailable: \(error)")
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
        pronounced, of: reading, showingPhonemes: arguments.has(PronunciationCommand.ipa),
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
        pronounced, of: reading, showingPhonemes: arguments.has(PronunciationCommand.ipa),
        to: &json,
        &streams.output)
    }
    JSONFormat.end(&json)
    streams.output.drain(&json)
    return status
  }

  /// Passes the reading of every screen to `consume`, one by one.
  private func forEachReading(
    in environment: CommandEnvironment, _ streams: inout Streams,
    _ consume: (Reading, inout Streams) -> Void
  ) -> Int32 {
    files.forEach(
      in: environment, &streams,
      make: { [choice, navigation] screen, _ in Reading(screen, by: choice, moving: navigation) },
      consume: consume)
  }

  /// Returns the pronunciation of each reader's transcript.
  ///
  /// Without the speech engine, times are estimates.
  private func pronounced(
    _ reading: Reading, _ engine: String?, in environment: CommandEnvironment,
    _ streams: inout Streams
  ) -> [PronouncedTranscript] {
    let narrator = engine.map { _ in environment.narrator() }
    return reading.readers.indices.map { index in
      let style = voice.style(of: reading.readers[index])
      let walk = SpokenAnnouncement.all(
        of: reading.transcripts[index], on: reading.screens[index], by: style)
      guard let narrator else { return PronouncedTranscript(estimating: walk, by: style) }
      do throws(SpeechError) {
        let progress = Progress(of: walk.count, in: environment) {
          "analysed \($0) of \($1) announcements"
        }
        return try PronouncedTranscript(
          walk, by: style, asking: narrator, progress: progress.listener)
      } catch {
        streams.writeError("announce: times are estimates, because speech is unavailable: \(error)")
        return PronouncedTranscript(estimating: walk, by: style)
      }
    }
  }
}
