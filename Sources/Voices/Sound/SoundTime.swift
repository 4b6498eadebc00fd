/// A moment or duration in a sound, exact to the sample.
public struct SoundTime: Sendable, Hashable {
  /// The number of samples.
  public var samples: Int
  /// The sample rate in hertz.
  public var sampleRate: Int

  /// Creates a time.
  ///
  /// - Parameters:
  ///   - samples: The number of samples.
  ///   - sampleRate: The sample rate in hertz.
  public init(samples: Int, sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  /// The time in milliseconds, rounded down so that no caption ends after its sound.
  public var milliseconds: Int { units(1000) }

  /// The time in seconds with six decimals, such as `12.345601`.
  ///
  /// Six decimals are enough to distinguish all samples.
  public var decimal: String {
    let micro = units(1_000_000)
    return "\(micro / 1_000_000).\(SoundTime.padded(micro % 1_000_000, to: 6))"
  }

  /// Returns the time as hours, minutes and seconds with milliseconds: `00:00:12.346`.
  ///
  /// - Parameter point: The separator before the milliseconds.
  package func clock(point: String) -> String {
    let milliseconds = milliseconds
    let seconds = milliseconds / 1000
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60)
    let pieces = [hours, minutes, seconds % 60].map { SoundTime.padded($0, to: 2) }
    return pieces.joined(separator: ":") + point + SoundTime.padded(milliseconds % 1000, to: 3)
  }

  private func units(_ scale: Int) -> Int {
    guard sampleRate > 0 else { return 0 }
    let (whole, rest) = samples.quotientAndRemainder(dividingBy: sampleRate)
    return whole * scale + rest * scale / sampleRate
  }

  private static func padded(_ number: Int, to width: Int) -> String {
    let digits = String(number)
    return String(repeating: "0", count: max(0, width - digits.count)) + digits
  }
}
