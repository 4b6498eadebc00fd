import Simulator
import Voices

/// A speaker of readers' walks through screens.
///
/// It passes the sound of each stop to the sinks, in order.
struct WalkNarration {
  let walks: [SpokenWalk]
  private let narration: Narration
  /// The timeline of the sound, or `nil` before the first announcement.
  private(set) var timeline: Timeline?
  /// The texts that could not be spoken, one line each.
  private(set) var problems: [String] = []

  init(_ walks: [SpokenWalk], in narration: Narration) {
    self.walks = walks
    self.narration = narration
  }

  /// Seconds of silence between two walks, so that a listener notices the change.
  private static let walkPause = 1.5

  /// Speaks every announcement.
  ///
  /// - Parameter reportProblem: Reports each announcement that could not be spoken correctly.
  mutating func run(
    into sinks: inout [any WalkSink], reportProblem: (String) -> Void
  ) throws(SpeakFailure) {
    let count = walks.reduce(0) { $0 + $1.announcements.count }
    let progress = narration.progress(count)
    defer { progress.end() }
    var done = 0
    var document: Int?
    var narrator = Narrator()
    for walk in walks {
      if document != walk.document { narrator = narration.narrator() }
      document = walk.document
      for (index, announcement) in walk.announcements.enumerated() {
        let clip = try clip(of: announcement, in: walk, by: narrator, reportProblem)
        let stop = stop(clip, of: announcement, in: walk, isFirst: index == 0)
        for sink in sinks.indices { try sinks[sink].append(stop) }
        done += 1
        progress.update(done)
      }
    }
    for sink in sinks.indices { try sinks[sink].finish(timeline) }
  }

  private mutating func clip(
    of announcement: SpokenAnnouncement, in walk: SpokenWalk, by narrator: Narrator,
    _ reportProblem: (String) -> Void
  ) throws(SpeakFailure) -> Clip {
    guard !narration.isInterrupted() else { throw .interrupted }
    do {
      let clip = try narrator.speak(announcement, walk.style)
      for problem in clip.problems {
        let location = "\(walk.screen), \(walk.reader) \(announcement.index)"
        problems.append("\(location): \(problem)")
        reportProblem("\(location): \(problem)")
      }
      return clip
    } catch {
      throw narration.isInterrupted() ? .interrupted : .speech(error)
    }
  }

  private mutating func stop(
    _ clip: Clip, of announcement: SpokenAnnouncement, in walk: SpokenWalk, isFirst: Bool
  ) -> SpokenStop {
    var timeline = timeline ?? Timeline(sampleRate: clip.sampleRate)
    let silence = timeline.append(
      announcement, by: walk.reader, on: walk.screen, clip: clip,
      after: isFirst ? WalkNarration.walkPause : walk.style.pauses.stop)
    self.timeline = timeline
    return SpokenStop(walk: walk, announcement: announcement, clip: clip, silence: silence)
  }
}
