/// The sound of one announcement.
public struct Clip: Sendable, Hashable {
  /// Where one part is in the sound.
  public struct Segment: Sendable, Hashable {
    /// The place of the part in the announcement.
    public var part: Int
    /// Its samples, without the silence before it.
    public var samples: Range<Int>

    /// A part's place.
    public init(part: Int, samples: Range<Int>) {
      self.part = part
      self.samples = samples
    }
  }

  /// Samples a second.
  public var sampleRate: Int
  /// Mono samples with the silence between parts in them.
  public var samples: [Int16] = []
  /// Where each part is.
  public var segments: [Segment] = []
  /// What could not be spoken.
  public var problems: [SpeechError] = []

  /// No sound yet.
  public init(sampleRate: Int) { self.sampleRate = sampleRate }
}
