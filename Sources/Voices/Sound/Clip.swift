/// The sound of one announcement.
public struct Clip: Sendable, Hashable {
  /// The samples of one part.
  public struct Segment: Sendable, Hashable {
    /// The index of the part in the announcement.
    public var part: Int
    /// The indices of the part's samples in the clip, without the silence before the part.
    public var samples: Range<Int>

    /// Creates a segment.
    ///
    /// - Parameters:
    ///   - part: The index of the part.
    ///   - samples: The indices of the part's samples in the clip.
    public init(part: Int, samples: Range<Int>) {
      self.part = part
      self.samples = samples
    }
  }

  /// The sample rate in hertz.
  public var sampleRate: Int
  /// All samples of the clip (mono), including the silence between parts.
  public var samples: [Int16] = []
  /// A segment for each part.
  ///
  /// The range of a segment is empty if the part could not be spoken.
  public var segments: [Segment] = []
  /// The errors of the parts that could not be spoken completely.
  public var problems: [SpeechError] = []

  /// Creates an empty clip.
  ///
  /// - Parameter sampleRate: The sample rate in hertz.
  public init(sampleRate: Int) { self.sampleRate = sampleRate }
}
