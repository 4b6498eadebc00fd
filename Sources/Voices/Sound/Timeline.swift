/// Where everything is in the sound of a walk, counted in samples.
public struct Timeline: Sendable, Hashable {
  /// A part of an announcement.
  public struct Entry: Sendable, Hashable {
    /// The part.
    public var part: SpokenPart
    /// Its samples, without the silence before it; empty where it could not be spoken.
    public var samples: Range<Int>

    /// A part with its place.
    public init(_ part: SpokenPart, samples: Range<Int>) {
      self.part = part
      self.samples = samples
    }
  }

  /// One stop of the walk.
  public struct Stop: Sendable, Hashable {
    /// What the screen is called.
    public var screen: String
    /// The reader's name, such as `talkback`.
    public var reader: String
    /// The reader's name as people write it.
    public var readerName: String
    /// The place in swipe order, from 1.
    public var index: Int
    /// The words of the transcript.
    public var text: String
    /// Its samples, without the silence before it.
    public var samples: Range<Int>
    /// Its parts in order.
    public var parts: [Entry]
  }

  /// Samples a second.
  public let sampleRate: Int
  /// The stops in the order in which they are heard.
  public private(set) var stops: [Stop] = []
  /// How many samples the walk has so far.
  public private(set) var length = 0

  /// A walk of which nothing was heard yet.
  public init(sampleRate: Int) { self.sampleRate = sampleRate }

  /// Adds what is heard at the next stop.
  ///
  /// - Parameters:
  ///   - announcement: What is spoken.
  ///   - reader: The reader's name as people write it.
  ///   - screen: What the screen is called.
  ///   - clip: Its sound.
  ///   - pause: Seconds of silence since the stop before; the first one begins at once.
  /// - Returns: How many samples of silence come before the clip.
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

  /// How long the walk is.
  public var duration: SoundTime { time(length) }

  /// The moment of a sample.
  public func time(_ samples: Int) -> SoundTime {
    SoundTime(samples: samples, sampleRate: sampleRate)
  }

  /// How many samples a silence has.
  static func samples(of seconds: Double, at sampleRate: Int) -> Int {
    guard seconds > 0, seconds < 3600 else { return 0 }
    return Int(seconds * Double(sampleRate) + 0.5)
  }
}
