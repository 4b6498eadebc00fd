import Simulator
import Voices

/// What is heard of a screen before and after a change.
package struct ScreenDiff: Sendable {
  /// On which of the two sides the screen is.
  package enum Presence: String, Sendable {
    case both
    /// Only after the change.
    case new
    /// Only before it.
    case gone
  }

  /// The file and what the screen is called.
  package var name: String
  package var presence: Presence
  /// What each reader says differently, in the order of the readers.
  package var readers: [ReaderDiff]

  /// Whether anything is heard differently.
  package var differs: Bool { presence != .both || readers.contains { !$0.stops.isEmpty } }

  /// Whether a third of the stops and more are heard alike, so that both are likely forms of one screen.
  package var keepsMuch: Bool {
    readers.contains { reader in
      guard let before = reader.before, let after = reader.after else { return false }
      let kept = after.swipes - reader.stops.count { $0.new != nil }
      return kept > 0 && 3 * kept >= max(before.swipes, after.swipes)
    }
  }

  /// Compares two readings of a screen by the same readers, of which one may be missing.
  package init(_ name: String, before: Reading?, after: Reading?) {
    self.name = name
    presence = before == nil ? .new : after == nil ? .gone : .both
    let shown = after ?? before
    readers = (shown?.readers ?? []).indices.map { place in
      ReaderDiff(before: before, after: after, place: place)
    }
  }
}

/// What one reader says differently on a screen, and what that costs.
package struct ReaderDiff: Sendable {
  /// How long the way through a screen is.
  struct Cost: Sendable, Hashable {
    /// Swipes to the last stop, the one to the first included.
    var swipes = 0
    /// Seconds of listening, as estimated.
    var seconds = 0.0

    /// What is more, or less.
    static func - (cost: Cost, other: Cost) -> Cost {
      Cost(swipes: cost.swipes - other.swipes, seconds: cost.seconds - other.seconds)
    }
  }

  /// A stop that is heard differently.
  struct StopDiff: Sendable {
    /// The number of the stop before, from 1; absent where there was none.
    var old: Int?
    /// The number of the stop now, from 1; absent where there is none.
    var new: Int?
    var grade: DifferenceSeverity
    /// What was heard.
    var before: String?
    /// What is heard now.
    var after: String?
    var parts: [DifferingPart]
    var explanations: [String]
  }

  /// The reader's name, as it is typed.
  var name: String
  /// The reader's name, as people know it.
  var displayName: String
  /// The reader with its versions and settings.
  var header: String
  /// Absent where there was no screen.
  var before: Cost?
  /// Absent where there is no screen any more.
  var after: Cost?
  /// The stops that differ; those of a whole screen that is new or gone are only counted.
  var stops: [StopDiff]
  /// The controls and errors that cost more or less to come to.
  var ways: [PathDiff] = []

  fileprivate init(before: Reading?, after: Reading?, place: Int) {
    let reading = after ?? before
    let reader = reading?.readers[place]
    name = reader?.name ?? ""
    displayName = reader?.displayName ?? ""
    header = reader?.fullHeader(on: reading?.screens[place].origin ?? .web) ?? ""
    self.before = before.map { Cost($0, place) }
    self.after = after.map { Cost($0, place) }
    guard let old = before?.transcripts[place], let new = after?.transcripts[place] else {
      stops = []
      return
    }
    stops = (new.difference(since: old)?.lines ?? []).compactMap { line in
      line.grade.map { grade in
        StopDiff(
          old: line.expectation.map { old.stops[$0].index }, new: line.heard?.index, grade: grade,
          before: line.expected, after: line.heard?.announcement.text, parts: line.parts,
          explanations: line.explanations)
      }
    }
    // Where nothing is heard differently no way is longer or shorter.
    if !stops.isEmpty, let before, let after {
      ways = PathDiff.all(before: before, after: after, place: place)
    }
  }
}

extension ReaderDiff.Cost {
  /// The cost of the way through a screen.
  ///
  /// It is estimated even where eSpeak NG is installed, so that the same change costs the same on
  /// every machine.
  fileprivate init(_ reading: Reading, _ place: Int) {
    let style = SpeechStyle(reading.readers[place])
    let transcript = reading.transcripts[place]
    swipes = transcript.stops.count
    seconds = style.seconds(
      of: SpokenAnnouncement.all(of: transcript, on: reading.screens[place], by: style))
  }
}

extension ReaderDiff.StopDiff {
  /// What was heard, with the words marked that are gone or stand elsewhere now.
  var markedBefore: MarkedWords {
    MarkedWords(parts.filter { $0.change != .heard }.map(\.words), in: before ?? "")
  }

  /// What is heard now, with the words marked that are new or stood elsewhere.
  var markedAfter: MarkedWords {
    MarkedWords(
      parts.filter { $0.change == .heard || $0.change == .moved }.map(\.words), in: after ?? "")
  }

  /// `stop 3`, with the number that it had where that is another.
  var place: String {
    switch (old, new) {
    case (let old?, let new?): old == new ? "stop \(new)" : "stop \(new), was \(old)"
    case (let old?, nil): "stop \(old) is gone"
    case (nil, let new?): "stop \(new) is new"
    case (nil, nil): "no stop"
    }
  }
}
