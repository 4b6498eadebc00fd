import Simulator
import Voices

/// The announcements of a screen before and after a change.
package struct ScreenDiff: Sendable {
  /// The sides of the comparison on which the screen exists.
  package enum Presence: String, Sendable {
    case both
    /// The screen exists only after the change.
    case new
    /// The screen exists only before the change.
    case gone
  }

  /// The file and the name of the screen.
  package var name: String
  package var presence: Presence
  /// The changes of each reader, in the order of the readers.
  package var readers: [ReaderDiff]

  /// Whether any announcement changed.
  package var differs: Bool { presence != .both || readers.contains { !$0.stops.isEmpty } }

  /// Whether the text and Markdown formats list the screen: it differs, or its opening was
  /// simulated.
  var isListed: Bool { differs || readers.contains { $0.opening != nil } }

  /// Whether a gesture on the old screen, before the new screen opened, could not be performed.
  package var hasProblems: Bool { readers.contains { $0.opening?.problem != nil } }

  /// Whether at least a third of the stops did not change.
  ///
  /// If so, the compared screens are probably two versions of one screen.
  package var keepsMuch: Bool {
    readers.contains { reader in
      guard let before = reader.before, let after = reader.after else { return false }
      let kept = after.swipes - reader.stops.count { $0.new != nil }
      return kept > 0 && 3 * kept >= max(before.swipes, after.swipes)
    }
  }

  /// Compares two readings of a screen by the same readers.
  ///
  /// The reading before or after the change is `nil` if the screen did not exist then.
  ///
  /// - Parameter opening: How the second screen opens over the first screen, or `nil` to simulate
  ///   no opening.
  package init(
    _ name: String, before: Reading?, after: Reading?, opening: OpeningChoice? = nil
  ) {
    self.name = name
    presence = before == nil ? .new : after == nil ? .gone : .both
    let shown = after ?? before
    readers = (shown?.readers ?? []).indices.map { readerIndex in
      ReaderDiff(before: before, after: after, opening, readerIndex: readerIndex)
    }
  }
}

/// The changes of one reader on a screen, with their cost.
package struct ReaderDiff: Sendable {
  /// The length of the path through a screen.
  struct Cost: Sendable, Hashable {
    /// The number of swipes to the last stop, including the swipe to the first one.
    var swipes = 0
    /// The estimated seconds of listening.
    var seconds = 0.0

    static func - (cost: Cost, other: Cost) -> Cost {
      Cost(swipes: cost.swipes - other.swipes, seconds: cost.seconds - other.seconds)
    }
  }

  /// A stop whose announcement changed.
  struct StopDiff: Sendable {
    /// The number of the stop before the change, from 1, or `nil` for a new stop.
    var old: Int?
    /// The number of the stop after the change, from 1, or `nil` for a removed stop.
    var new: Int?
    var severity: DifferenceSeverity
    /// The announcement before the change.
    var before: String?
    /// The announcement after the change.
    var after: String?
    /// The announcement before the change without its usage hint, or `nil` if it has no hint.
    var beforeWithoutHint: String?
    /// The announcement after the change without its usage hint, or `nil` if it has no hint.
    var afterWithoutHint: String?
    var parts: [DifferingPart]
    var explanations: [String]
  }

  /// The reader's name on the command line.
  var name: String
  /// The reader's display name.
  var displayName: String
  /// The reader with its versions and settings.
  var header: String
  /// The cost before the change, or `nil` for a new screen.
  var before: Cost?
  /// The cost after the change, or `nil` for a removed screen.
  var after: Cost?
  /// The stops that differ; empty if the whole screen is new or gone.
  var stops: [StopDiff]
  /// The paths to controls and errors whose cost changed.
  var paths: [PathDiff] = []
  /// The opening of the second screen over the first screen, or `nil` if it was not simulated.
  var opening: OpeningDiff?

  fileprivate init(
    before: Reading?, after: Reading?, _ choice: OpeningChoice?, readerIndex: Int
  ) {
    let reading = after ?? before
    let reader = reading?.readers[readerIndex]
    name = reader?.name ?? ""
    displayName = reader?.displayName ?? ""
    header = reader?.fullHeader(on: reading?.screens[readerIndex].origin ?? .web) ?? ""
    self.before = before.map { Cost($0, readerIndex) }
    self.after = after.map { Cost($0, readerIndex) }
    guard let old = before?.transcripts[readerIndex], let new = after?.transcripts[readerIndex]
    else {
      stops = []
      return
    }
    stops = (new.difference(since: old)?.lines ?? []).compactMap { line in
      line.severity.map { severity in
        StopDiff(
          old: line.expectation.map { old.stops[$0].index }, new: line.heard?.index,
          severity: severity,
          before: line.expected, after: line.heard?.announcement.text,
          beforeWithoutHint: line.expectation.flatMap {
            old.stops[$0].announcement.textWithoutHint
          },
          afterWithoutHint: line.heard?.announcement.textWithoutHint, parts: line.parts,
          explanations: line.explanations)
      }
    }
    if let choice, let before, let after {
      opening = OpeningDiff(
        choice, before.screens[readerIndex], after.screens[readerIndex],
        by: after.readers[readerIndex])
    }
    // Without a changed announcement, no path can have changed.
    if !stops.isEmpty, let before, let after {
      paths = PathDiff.all(before: before, after: after, readerIndex: readerIndex)
    }
  }
}

extension ReaderDiff.Cost {
  /// Estimates the cost of the path through a screen.
  ///
  /// The cost is an estimate even if eSpeak NG is installed, so that all computers give the same
  /// result.
  fileprivate init(_ reading: Reading, _ readerIndex: Int) {
    let style = SpeechStyle(reading.readers[readerIndex])
    let transcript = reading.transcripts[readerIndex]
    swipes = transcript.stops.count
    seconds = style.seconds(
      of: SpokenAnnouncement.all(of: transcript, on: reading.screens[readerIndex], by: style))
  }
}

extension ReaderDiff.StopDiff {
  /// The announcement before the change, with removed and moved words marked.
  var markedBefore: MarkedWords { MarkedWords(expected: before, parts) }

  /// The announcement after the change, with added and moved words marked.
  var markedAfter: MarkedWords { MarkedWords(actual: after, parts) }

  /// The stop in words: `stop 3`, with the earlier number if the number changed.
  var title: String {
    switch (old, new) {
    case (let old?, let new?): old == new ? "stop \(new)" : "stop \(new), was \(old)"
    case (let old?, nil): "stop \(old) is gone"
    case (nil, let new?): "stop \(new) is new"
    case (nil, nil): "no stop"
    }
  }
}

extension Announcement {
  /// The words without usage hints, or `nil` if the announcement has no usage hint.
  fileprivate var textWithoutHint: String? {
    guard hasPart(where: { kind, _ in kind == .usageHint }) else { return nil }
    return Announcement.join(parts { kind, _ in kind != .usageHint })
  }
}
