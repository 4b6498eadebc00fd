internal import Encoding
internal import Simulator
internal import SystemLibrary
internal import Voices

/// The sound of what is heard, stop by stop, as a page can hold it.
package struct ReportSound: Sendable {
  /// One announcement.
  struct Piece: Sendable {
    /// The file of sound, or its address.
    var source: String
    /// For each part, in the order of the announcement, the second at which it begins; absent for parts that
    /// are not spoken.
    var times: [Double?]
    var seconds: Double

    /// When each part begins and when the last one ends, in milliseconds, as the script reads them.
    var attribute: HTMLWriter.Attribute {
      let times = times.map { time in time.map { "\(Int($0 * 1_000))" } ?? "-" }
      return .init(
        "data-times", (times + ["\(Int(seconds * 1_000))"]).joined(separator: " "))
    }
  }

  private var pieces: [String: Piece] = [:]
  /// Whole sessions, of which each announcement is a part.
  private var sessions: [String: Piece] = [:]
  /// The files that stand beside the page, by their names; none where all sound is in it.
  package private(set) var files: [(name: String, bytes: [UInt8])] = []
  /// Where those are from the page, as a link has it.
  private var folder: String?
  /// Why there is no sound; absent where there is.
  package private(set) var absence: String?

  /// No sound, and why.
  package static func absent(_ why: String) -> ReportSound {
    var sound = ReportSound()
    sound.absence = why
    return sound
  }

  /// What pages may play.
  ///
  /// Source: Content Security Policy 3, `media-src`.
  var policy: String { folder == nil ? "data: blob:" : "'self'" }

  /// Speaks walks stop by stop, and sessions as they are heard.
  ///
  /// - Parameter folder: Where the files stand that the page plays, as a link has it; without one they are in
  ///   the page itself.
  /// Where nothing can be spoken or encoded, there is no sound, and it says why.
  package static func made(
    of walks: [SpokenWalk], sessions: [SpokenWalk] = [], in narration: Narration,
    beside folder: String? = nil
  ) -> ReportSound {
    let count = (walks + sessions).reduce(0) { $0 + $1.announcements.count }
    let most = folder == nil ? mostInside : mostBeside
    guard count <= most else {
      return .absent("there are \(count) announcements, and sound is made for at most \(most)")
    }
    guard OpusSound.isThere else {
      return .absent(
        "libopus is not installed, which makes sound small (Debian’s package libopus0)")
    }
    let gathered = Gathered()
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
    try narrating.run(into: &sinks, complain: { _ in })
  }

  /// The most announcements that are spoken for a page.
  private static let mostInside = 400
  private static let mostBeside = 4_000

  func piece(of stop: Int, by reader: String, document: Int) -> Piece? {
    pieces[ReportSound.key(stop, reader, document)]
  }

  /// A whole session; its times are those of what is heard.
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

/// Owns the pieces while they are made, since a sink is a value.
private final class Gathered {
  var pieces: [String: (file: [UInt8], times: [Double?], seconds: Double)] = [:]
  var sessions: [String: JoinedSound] = [:]
}

/// Sounds behind each other, with the second at which each begins.
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

/// Joins all that is heard in a session, with the silence between.
private struct SessionSink: WalkSink {
  let gathered: Gathered

  init(into gathered: Gathered) { self.gathered = gathered }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    let key = ReportSound.key(stop.walk.reader, stop.walk.document)
    gathered.sessions[key, default: JoinedSound(stop.clip.sampleRate)].append(stop)
  }

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) {}
  mutating func commit() throws(SpeakFailure) {}
  mutating func discard() {}
}

/// Encodes each stop by itself.
private struct PieceSink: WalkSink {
  let gathered: Gathered

  init(into gathered: Gathered) { self.gathered = gathered }

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
