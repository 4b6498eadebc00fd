import Foundation
import Importers
import Reports
import Simulator
import Testing
import Voices

@testable import announce

/// `announce speak`, with a voice that makes a hundred samples for each letter.
struct SpeakCommandTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("announce-speak-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  static let form = """
    - /title: Sign up
    - heading "Sign up" [level=1]
    - textbox "Email"
    - button "Send"

    """

  func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  func bytes(_ name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.appendingPathComponent(name)))
  }

  func text(_ name: String) throws -> String {
    String(decoding: try bytes(name), as: UTF8.self)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  /// A voice that always makes the same sound for a text.
  static var voice: Narrator { Narrator(speak: speak) }

  static func speak(
    _ announcement: SpokenAnnouncement, _ style: SpeechStyle
  ) throws(SpeechError) -> Clip {
    var clip = Clip(sampleRate: 1000)
    for (index, part) in announcement.parts.enumerated() {
      clip.samples += [Int16](repeating: 0, count: Int(part.silence * 1000))
      let start = clip.samples.count
      clip.samples += [Int16](
        repeating: Int16(style.rate), count: part.words.unicodeScalars.count * 100)
      clip.segments.append(Clip.Segment(part: index, samples: start..<clip.samples.count))
    }
    return clip
  }

  func speak(
    _ arguments: String..., form: String = form, voice: Narrator = voice, terminal: Bool = false,
    changing change: (inout CommandEnvironment) -> Void = { _ in }
  ) -> Trial {
    var environment = CommandEnvironment()
    environment.isOutputTerminal = terminal
    environment.standardInput = { Array(form.utf8) }
    environment.narrator = { voice }
    change(&environment)
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(
      ["speak", "-", "--input", "outline"] + arguments, in: environment, &streams)
    return Trial(status: status, output: streams.output.text, errors: streams.errors.text)
  }

  @Test func `A walk is a file as long as its parts`() throws {
    let trial = speak("--reader", "talkback", "-o", path("walk.wav"))
    let message = "announce: wrote \(path("walk.wav")) (3 announcements)\n"
    #expect(trial == Trial(status: 0, output: "", errors: message))
    let timeline = speak("--reader", "talkback", "--timeline", path("walk.json"))
    #expect(timeline.status == 0)
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try bytes("walk.json"))) as? [String: Any])
    let duration = try #require(json["duration"] as? Double)
    let announcements = try #require(json["announcements"] as? [[String: Any]])
    #expect(announcements.count == 3)
    #expect(announcements.map { $0["reader"] as? String } == ["talkback", "talkback", "talkback"])
    let last = try #require(announcements.last)
    let end = try #require(last["start"] as? Double) + (try #require(last["duration"] as? Double))
    #expect(abs(end - duration) < 0.0005)
    let size = try bytes("walk.wav").suffix(Int(duration * 1000 + 0.5) * 2 + 8).prefix(4)
    #expect(Array(size) == Array("data".utf8))
  }

  @Test(arguments: ["json", "-"])
  func `The timeline is written to standard output`(_ name: String) throws {
    let trial = speak("--timeline", name)
    #expect(trial.status == 0)
    #expect(speak("--timeline", path("walk.json")).status == 0)
    #expect(trial.output == (try text("walk.json")))
    let both = speak("--timeline", name, "-o", path("walk.wav"))
    #expect(both.output == trial.output)
    #expect(try names() == ["walk.json", "walk.wav"])
  }

  @Test func `Readers follow each other, with parts in order`() throws {
    #expect(speak("--timeline", path("walk.json")).status == 0)
    let json = try JSONSerialization.jsonObject(with: Data(try bytes("walk.json")))
    let announcements = try #require(
      (json as? [String: Any])?["announcements"] as? [[String: Any]])
    let readers = announcements.compactMap { $0["reader"] as? String }
    #expect(readers.first == "voiceover" && readers.last == "talkback")
    #expect(readers == readers.filter { $0 == "voiceover" } + readers.filter { $0 == "talkback" })
    var last = 0.0
    for announcement in announcements {
      for part in announcement["parts"] as? [[String: Any]] ?? [] {
        let start = try #require(part["start"] as? Double)
        #expect(start >= last)
        last = start + (try #require(part["duration"] as? Double))
      }
    }
    #expect(last > 0)
  }

  @Test func `The same command gives the same bytes`() throws {
    for name in ["a", "b"] {
      let trial = speak(
        "-o", path("\(name).wav"), "--captions", path("\(name).vtt"), "--timeline",
        path("\(name).json"))
      #expect(trial.status == 0)
    }
    #expect(try bytes("a.wav") == bytes("b.wav"))
    #expect(try bytes("a.vtt") == bytes("b.vtt"))
    #expect(try bytes("a.json") == bytes("b.json"))
  }

  @Test func `Captions have both readers`() throws {
    #expect(speak("--captions", path("walk.VTT")).status == 0)
    #expect(speak("--captions", path("walk.srt")).status == 0)
    #expect(try text("walk.VTT").hasPrefix("WEBVTT\n\nNOTE \(SpeechNotice.text)\n"))
    #expect(try text("walk.VTT").contains("<v TalkBack>"))
    #expect(try text("walk.srt").contains("\nVoiceOver: Sign up"))
    #expect(try names() == ["walk.VTT", "walk.srt"])
  }

  @Test func `Sound that is not read to its end fails`() {
    var environment = CommandEnvironment()
    environment.standardInput = { Array(Self.form.utf8) }
    environment.narrator = { Self.voice }
    var streams = Streams(
      output: ReportSink { _ in ReportSink.Refusal("Broken pipe", isClosed: true) },
      errors: ReportSink())
    let status = Program.run(
      ["speak", "-", "--input", "outline", "-o", "-"], in: environment, &streams)
    #expect(status == 2)
    #expect(streams.errors.text.contains("closed before all of it was written"))
  }

  @Test func `Piped sound starts with its length`() throws {
    var environment = CommandEnvironment()
    environment.standardInput = { Array(Self.form.utf8) }
    environment.narrator = { Self.voice }
    let file = path("piped")
    #expect(FileManager.default.createFile(atPath: file, contents: nil))
    let handle = try #require(FileHandle(forWritingAtPath: file))
    var streams = Streams(
      output: ReportSink(descriptor: handle.fileDescriptor), errors: ReportSink())
    let status = Program.run(
      ["speak", "-", "--input", "outline", "-o", "-"], in: environment, &streams)
    streams.output.flush()
    #expect(status == 0)
    #expect(speak("-o", path("walk.wav")).status == 0)
    #expect(try bytes("piped") == bytes("walk.wav"))
  }

  @Test func `No sound is written to a terminal`() {
    let trial = speak("-o", "-", terminal: true)
    #expect(trial.status == 2)
    #expect(
      trial.errors
        == "announce: sound cannot be written to a terminal; name a file, or pipe it to a program\n"
    )
  }

  @Test(arguments: [
    (["-o", "walk.ogg"], "the sound format of “walk.ogg” is unknown"),
    (["-o", "walk"], "the sound format of “walk” is unknown"),
    (["--captions", "walk.txt"], ".vtt or .srt"),
    (["-o", "x.wav", "--timeline", "x.wav"], "twice"),
    (["-o", "x.wav", "--timeline", "./x.wav"], "twice"),
    (["--format", "wav", "-o", "./form.outline"], "twice"),
    (["--timeline", "json", "-o", "-"], "cannot both"),
    (["--clips", "-"], "only the sound"), (["--rate", "79"], "from 80 to 449"),
    (["--rate", "fast"], "from 80 to 449"), (["--pitch", "100"], "from 0 to 99"),
    (["--volume", "-1"], "from 0 to 200"), (["--punctuation", "most"], "none, some, all"),
    (["--clips", ""], "the file name is empty"),
    (["--player", "x", "-o", "x.wav"], "leave out one"),
    (["--format", "ogg", "-o", "x"], "wav, flac, mp3"),
  ])
  func `A usage error is one line`(_ words: [String], _ remedy: String) {
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(["speak", "form.outline"] + words, in: CommandEnvironment(), &streams)
    #expect(status == 2)
    let errors = streams.errors.text
    #expect(errors.contains(remedy), "\(errors)")
    #expect(errors.split(separator: "\n").count == 1)
  }

  @Test func `A page without stops is reported`() {
    let trial = speak("-o", path("walk.wav"), form: "- /title: Nothing\n")
    #expect(trial.status == 2)
    #expect(trial.errors == "standard input: Nothing: no stops: no element can be reached\n")
  }

  @Test func `A dry run reports the duration`() throws {
    let trial = speak("--reader", "talkback", "--dry-run", "--plain", "-o", path("walk.wav"))
    #expect(trial.status == 0)
    let lines = trial.output.split(separator: "\n")
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        "standard input: Sign up, TalkBack, version 16.2, Android API 36, language en-US"))
    #expect(lines[3].hasPrefix("3. "))
    #expect(lines[3].contains(" s: Send, button"))
    #expect(try names().isEmpty)
  }

  @Test func `A dry run estimates times without an engine`() {
    let trial = speak("--dry-run", voice: Narrator())
    #expect(trial.status == 0)
    #expect(
      trial.errors.hasPrefix("announce: times are estimates, because speech is unavailable: "))
    #expect(trial.output.contains("\nall: about "))
  }

  @Test(arguments: [
    (0, "0.0 s"), (4.46, "4.5 s"), (59.96, "1 min 00.0 s"), (123, "2 min 03.0 s"),
    (-1, "0.0 s"), (.infinity, "16666666 min 40.0 s"),
  ])
  func `Durations are written in tenths of seconds`(_ seconds: Double, _ words: String) {
    #expect(ListeningReport.words(seconds) == words)
  }
}
