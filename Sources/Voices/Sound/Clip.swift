/// The sound of one announcement.
public struct Clip: Sendable, Hashable {
  /// The samples of one part.
  public struct Segment: Sendable, Hashable {
    /// The index of the part in the announcement.
    public var part: Int
    /// The part's samples, without the silence before it.
    public var samples: Range<Int>

    /// Creates a segment.
    ///
    /// - Parameters:
    ///   - part: The index of the part.
    ///   - samples: The part's samples.
    public init(part: Int, samples: Range<Int>) {
      self.part = part
      self.samples = samples
    }
  }

  /// The sample rate in hertz.
  public var sampleRate: Int
  /// Mono samples, including the silence between parts.
  public var samples: [Int16] = []
  /// The segments of the parts.
  public var segments: [Segment] = []
  /// The errors of parts that could not be spoken.
  public var problems: [SpeechError] = []

  /// Creates an empty clip.
  ///
  /// - Parameter sampleRate: The sample rate in hertz.
  public init(sampleRate: Int) { self.sampleRate = sampleRate }
}
