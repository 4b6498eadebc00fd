internal import Simulator
internal import SystemLibrary
internal import Voices

/// The sound of what is heard, stop by stop, as a page can hold it.
package struct ReportSound: Sendable {
  /// One announcement.
  struct Piece: Sendable {
    /// A file of sound in base64.
    var sound: String
    /// For each part, in the order of the announcement, the second at which it begins; absent for parts that
    /// are not spoken.
    var times: [Double?]
    var seconds: Double
  }

  private var pieces: [String: Piece] = [:]
  /// Whole sessions, each a file of sound in base64.
  private var sessions: [String: String] = [:]
  /// Why there is no sound; absent where there is.
  package private(set) var absence: String?

  /// No sound, and why.
  package static func absent(_ why: String) -> ReportSound {
    var sound = ReportSound()
    sound.absence = why
    return sound
  }

  /// Speaks walks stop by stop, and sessions as they are heard.
  ///
  /// Where nothing can be spoken or encoded, there is no sound, and it says why.
  package static func made(
    of walks: [SpokenWalk], sessions: [SpokenWalk] = [], in narration: Narration
  ) -> ReportSound {
    let count = (walks + sessions).reduce(0) { $0 + $1.announcements.count }
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
    sound.pieces = gathered.pieces
    sound.sessions = gathered.sessions.compactMapValues { clip in
      OpusSound.file(of: clip).map(Base64.text)
    }
    return sound
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
  private static let most = 400

  func piece(of stop: Int, by reader: String, document: Int) -> Piece? {
    pieces[ReportSound.key(stop, reader, document)]
  }

  /// A whole session, as a file in base64.
  func session(of reader: String, document: Int) -> String? {
    sessions[ReportSound.key(reader, document)]
  }

  fileprivate static func key(_ reader: String, _ document: Int) -> String {
    "\(document) \(reader)"
  }

  fileprivate static func key(_ stop: Int, _ reader: String, _ document: Int) -> String {
    "\(document) \(reader) \(stop)"
  }
}

/// Owns the pieces while they are made, since a sink is a value.
private final class Gathered {
  var pieces: [String: ReportSound.Piece] = [:]
  var sessions: [String: Clip] = [:]
}

/// Joins all that is heard in a session, with the silence between.
private struct SessionSink: WalkSink {
  let gathered: Gathered

  init(into gathered: Gathered) { self.gathered = gathered }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    let key = ReportSound.key(stop.walk.reader, stop.walk.document)
    var clip = gathered.sessions[key] ?? Clip(sampleRate: stop.clip.sampleRate)
    clip.samples += [Int16](repeating: 0, count: stop.silence) + stop.clip.samples
    gathered.sessions[key] = clip
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
    gathered.pieces[key] = ReportSound.Piece(
      sound: Base64.text(of: file), times: times, seconds: Double(stop.clip.samples.count) / rate)
  }

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) {}
  mutating func commit() throws(SpeakFailure) {}
  mutating func discard() {}
}
