/// The position, in samples, of each announcement and each part in the sound of a walk.
public struct Timeline: Sendable, Hashable {
  /// A part of an announcement, with its samples.
  public struct Entry: Sendable, Hashable {
    /// The part.
    public var part: SpokenPart
    /// The indices of the part's samples in the sound, without the silence before the part; empty
    /// if the part could not be spoken.
    public var samples: Range<Int>

    /// Creates an entry.
    ///
    /// - Parameters:
    ///   - part: The part.
    ///   - samples: The indices of the part's samples in the sound.
    public init(_ part: SpokenPart, samples: Range<Int>) {
      self.part = part
      self.samples = samples
    }
  }

  /// One stop of the walk.
  public struct Stop: Sendable, Hashable {
    /// The name of the screen.
    public var screen: String
    /// The reader's name, such as `talkback`.
    public var reader: String
    /// The reader's display name.
    public var readerName: String
    /// The number of the stop in swipe order, from 1.
    public var index: Int
    /// The text in the transcript.
    public var text: String
    /// The indices of the stop's samples in the sound, without the silence before the stop.
    public var samples: Range<Int>
    /// The parts of the announcement in spoken order.
    public var parts: [Entry]
  }

  /// The sample rate in hertz.
  public let sampleRate: Int
  /// The stops in spoken order.
  public private(set) var stops: [Stop] = []
  /// The number of samples in the sound so far.
  public private(set) var length = 0

  /// Creates an empty timeline.
  ///
  /// - Parameter sampleRate: The sample rate in hertz.
  public init(sampleRate: Int) { self.sampleRate = sampleRate }

  /// Appends the announcement of the next stop.
  ///
  /// - Parameters:
  ///   - announcement: The announcement.
  ///   - reader: The reader's display name.
  ///   - screen: The name of the screen.
  ///   - clip: The sound of the announcement.
  ///   - pause: The silence after the previous stop in seconds; ignored for the first stop.
  /// - Returns: The number of silent samples before the clip.
  public mutating func append(
    _ announcement: SpokenAnnouncement, by reader: String, on screen: String, clip: Clip,
    after pause: Double
  ) -> Int {
    let silence = stops.isEmpty ? 0 : Timeline.samples(of: pause, at: sampleRate)
    let start = length + silence
    let parts = clip.segments.filter { announcement.parts.indices.contains($0.part) }
    stops.append(
      Stop(
        screen: screen, reader: announcement.reader, readerName: reader,
        index: announcement.index, text: announcement.text,
        samples: start..<(start + clip.samples.count),
        parts: parts.map { segment in
          Entry(
            announcement.parts[segment.part],
            samples: (start + segment.samples.lowerBound)..<(start + segment.samples.upperBound))
        }))
    length = start + clip.samples.count
    return silence
  }

  /// The duration of the walk.
  public var duration: SoundTime { time(length) }

  /// Returns the time at which a sample begins.
  ///
  /// - Parameter samples: The number of samples before the sample.
  /// - Returns: The time.
  public func time(_ samples: Int) -> SoundTime {
    SoundTime(samples: samples, sampleRate: sampleRate)
  }

  /// Returns the number of samples in a silence of a number of seconds.
  static func samples(of seconds: Double, at sampleRate: Int) -> Int {
    guard seconds > 0, seconds < 3600 else { return 0 }
    return Int(seconds * Double(sampleRate) + 0.5)
  }
}
