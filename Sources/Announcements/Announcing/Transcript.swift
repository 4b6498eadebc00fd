/// What one reader says on one screen, from the first stop to the last.
public struct Transcript: Sendable, Hashable {
  /// The reader's name, such as `talkback`.
  public var reader: String
  /// The version whose rules were followed.
  public var profile: String
  /// Every version that decided on words, that of the profile first.
  public var versions: [ReaderVersion]
  /// BCP 47 tag of the reader's own words.
  public var language: String
  /// The stops in swipe order.
  public var stops: [Stop]
  /// The nodes that are no stops, in document order.
  public var skippedNodes: [SkippedNode]

  /// A transcript.
  public init(
    reader: String, profile: String, versions: [ReaderVersion] = [], language: String,
    stops: [Stop], skippedNodes: [SkippedNode] = []
  ) {
    self.reader = reader
    self.profile = profile
    self.versions = versions.isEmpty ? [ReaderVersion("profile", profile)] : versions
    self.language = language
    self.stops = stops
    self.skippedNodes = skippedNodes
  }

  /// One line a stop, as a person could read it aloud; `∅` where nothing is said.
  public var text: String {
    stops.map { stop in
      let text = stop.announcement.text
      return text.isEmpty ? Announcement.silence : text
    }.joined(separator: "\n")
  }
}
