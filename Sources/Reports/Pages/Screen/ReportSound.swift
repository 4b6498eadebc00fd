internal import Encoding
internal import Simulator
internal import SystemLibrary
internal import Voices

/// The sound of the announcements of a page.
package struct ReportSound: Sendable {
  /// The sound of one announcement.
  struct Piece: Sendable {
    /// The address or the data URL of the sound.
    var source: String
    /// For each part of the announcement, its start in seconds, or `nil` for a part that is not
    /// spoken.
    var times: [Double?]
    var seconds: Double

    /// The attribute for the page's script: the start of each part and the end of the last part, in
    /// milliseconds.
    var attribute: HTMLWriter.Attribute {
      let times = times.map { time in time.map { "\(Int($0 * 1_000))" } ?? "-" }
      return .init(
        "data-times", (times + ["\(Int(seconds * 1_000))"]).joined(separator: " "))
    }
  }

  private var pieces: [String: Piece] = [:]
  /// The sounds of whole sessions.
  ///
  /// The keys name the reader and the index of the screen.
  ///
  /// The sound of each announcement in a session is a part of the session's sound.
  private var sessions: [String: Piece] = [:]
  /// The sound files for the page's folder; empty if the page itself contains all sound.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// The URL of the folder of ``files``, relative to the page.
  private var folder: String?
  /// The reason why there is no sound, or `nil` if there is sound.
  package private(set) var absence: String?

  /// Returns an empty sound with the reason why there is no sound.
  package static func absent(_ why: String) -> ReportSound {
    var sound = ReportSound()
    sound.absence = why
    return sound
  }

  /// The media sources that the page's policy allows.
  ///
  /// Source: Content Security Policy 3, `media-src`.
  var policy: String { folder == nil ? "data: blob:" : "'self'" }

  /// Creates the sound of readers' walks through screens, one piece for each stop, and the sound of
  /// whole sessions.
  ///
  /// - Parameter folder: The URL of the folder of sound files, relative to the page. If it is
  ///   `nil`, the page contains the sound.
  /// - Returns: The sound, or the reason why nothing can be spoken or encoded.
  package static func made(
    of walks: [SpokenWalk], sessions: [SpokenWalk] = [], in narration: Narration,
    beside folder: String? = nil
  ) -> ReportSound {
    let count = (walks + sessions).reduce(0) { $0 + $1.announcements.count }
    let most = folder == nil ? mostInside : mostBeside
    guard count <= most else {
      return .absent("it has \(count) announcements, and at most \(most) can be spoken")
    }
    guard OpusSound.isAvailable else {
      return .absent(
        "libopus, which compresses sound, is not installed (Debian package libopus0)")
    }
    let gathered = CollectedSounds()
    do throws(SpeakFailure) {
      try narrate(walks, into: PieceSink(into: gathered), narration)
      try narrate(sessions, into: SessionSink(into: gathered), narration)
    } catch {
      return .absent("\(error)")
    }
    var sound = ReportSound()
    sound.folder = folder
    for (key, piece) in gathered.pieces.sorted(by: { $0.key < $1.key }) {
      sound.pieces[key] = Piece(
        source: sound.source(of: piece.file, called: key), times: piece.times,
        seconds: piece.seconds)
    }
    for (key, session) in gathered.sessions.sorted(by: { $0.key < $1.key }) {
      guard let file = OpusSound.file(of: session.clip) else { continue }
      sound.sessions[key] = Piece(
        source: sound.source(of: file, called: key), times: session.times,
        seconds: Double(session.clip.samples.count) / Double(session.clip.sampleRate))
    }
    return sound
  }

  private mutating func source(of file: [UInt8], called key: String) -> String {
    guard let folder else { return "data:audio/ogg;base64,\(Base64.text(of: file))" }
    let name = key.lowercased().split(separator: " ").joined(separator: "-") + ".ogg"
    files.append((name, file))
    return "\(folder)/\(name)"
  }

  private static func narrate(
    _ walks: [SpokenWalk], into sink: some WalkSink, _ narration: Narration
  ) throws(SpeakFailure) {
    guard !walks.isEmpty else { return }
    var sinks: [any WalkSink] = [sink]
    var narrating = WalkNarration(walks, in: narration)
    try narrating.run(into: &sinks, reportProblem: { _ in })
  }

  /// The maximum number of announcements to speak for a page.
  private static let mostInside = 400
  private static let mostBeside = 4_000

  func piece(of stop: Int, by reader: String, document: Int) -> Piece? {
    pieces[ReportSound.key(stop, reader, document)]
  }

  /// Returns the sound of a session, with the time of each announcement.
  func session(of reader: String, document: Int) -> Piece? {
    sessions[ReportSound.key(reader, document)]
  }

  fileprivate static func key(_ reader: String, _ document: Int) -> String {
    "\(document + 1) \(reader) session"
  }

  fileprivate static func key(_ stop: Int, _ reader: String, _ document: Int) -> String {
    "\(document + 1) \(reader) \(stop)"
  }
}

/// The pieces of sound that have been encoded so far.
///
/// This is a class, because several sinks, which are value types, add to the same pieces.
private final class CollectedSounds {
  var pieces: [String: (file: [UInt8], times: [Double?], seconds: Double)] = [:]
  var sessions: [String: JoinedSound] = [:]
}

/// Sounds that are joined into one, with the start of each sound in seconds.
private struct JoinedSound {
  var clip: Clip
  var times: [Double?] = []

  init(_ sampleRate: Int) { clip = Clip(sampleRate: sampleRate) }

  mutating func append(_ stop: SpokenStop) {
    clip.samples += repeatElement(0, count: stop.silence)
    times.append(Double(clip.samples.count) / Double(clip.sampleRate))
    clip.samples += stop.clip.samples
  }
}

/// A sink that joins the sounds of a session's announcements, with the silence between them.
private struct SessionSink: WalkSink {
  let gathered: CollectedSounds

  init(into gathered: CollectedSounds) { self.gathered = gathered }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    let key = ReportSound.key(stop.walk.reader, stop.walk.document)
    gathered.sessions[key, default: JoinedSound(stop.clip.sampleRate)].append(stop)
  }

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) {}
  mutating func commit() throws(SpeakFailure) {}
  mutating func discard() {}
}

/// A sink that encodes the sound of each stop separately.
private struct PieceSink: WalkSink {
  let gathered: CollectedSounds

  init(into gathered: CollectedSounds) { self.gathered = gathered }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    guard let file = OpusSound.file(of: stop.clip) else { return }
    let rate = Double(stop.clip.sampleRate)
    var times: [Double?] = []
    for segment in stop.clip.segments {
      while times.count <= segment.part { times.append(nil) }
      times[segment.part] = Double(segment.samples.lowerBound) / rate
    }
    let key = ReportSound.key(stop.announcement.index, stop.walk.reader, stop.walk.document)
    gathered.pieces[key] = (file, times, Double(stop.clip.samples.count) / rate)
  }

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) {}
  mutating func commit() throws(SpeakFailure) {}
  mutating func discard() {}
}
