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
  /// Why there is no sound; absent where there is.
  package private(set) var absence: String?

  /// No sound, and why.
  package static func absent(_ why: String) -> ReportSound {
    var sound = ReportSound()
    sound.absence = why
    return sound
  }

  /// Speaks walks.
  ///
  /// Where nothing can be spoken or encoded, there is no sound, and it says why.
  package static func made(of walks: [SpokenWalk], in narration: Narration) -> ReportSound {
    let count = walks.reduce(0) { $0 + $1.announcements.count }
    guard count <= most else {
      return .absent("there are \(count) announcements, and sound is made for at most \(most)")
    }
    guard OpusSound.isThere else {
      return .absent(
        "libopus is not installed, which makes sound small (Debian’s package libopus0)")
    }
    let gathered = Gathered()
    var sinks: [any WalkSink] = [PieceSink(into: gathered)]
    var narrating = WalkNarration(walks, in: narration)
    do throws(SpeakFailure) {
      try narrating.run(into: &sinks, complain: { _ in })
    } catch {
      return .absent("\(error)")
    }
    var sound = ReportSound()
    sound.pieces = gathered.pieces
    return sound
  }

  /// The most announcements that are spoken for a page.
  private static let most = 400

  func piece(of stop: Int, by reader: String, document: Int) -> Piece? {
    pieces[ReportSound.key(stop, reader, document)]
  }

  fileprivate static func key(_ stop: Int, _ reader: String, _ document: Int) -> String {
    "\(document) \(reader) \(stop)"
  }
}

/// Owns the pieces while they are made, since a sink is a value.
private final class Gathered {
  var pieces: [String: ReportSound.Piece] = [:]
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
