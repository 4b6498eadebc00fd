/// The announcements of one reader on one screen, in swipe order.
///
///     let transcript = TalkBack().read([.heading("Sign up"), .button("Send")])
///     for stop in transcript.stops {
///       print(stop.index, stop.announcement.text)
///     }
public struct Transcript: Sendable, Hashable {
  /// The reader's name, such as `talkback`.
  public var reader: String
  /// The version of the reader, such as `16.2`.
  public var profile: String
  /// The versions that determine the announcements.
  ///
  /// The version of the reader comes first.
  public var versions: [ReaderVersion]
  /// The BCP 47 tag of the language in which the reader speaks its own words.
  public var language: String
  /// The stops in swipe order.
  public var stops: [Stop]
  /// The nodes that are not stops, in document order.
  public var skippedNodes: [SkippedNode]

  /// Creates a transcript.
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

  /// The announcements, one line for each stop.
  ///
  /// A stop without words is `∅`.
  public var text: String {
    stops.map { stop in
      let text = stop.announcement.text
      return text.isEmpty ? Announcement.silence : text
    }.joined(separator: "\n")
  }
}
