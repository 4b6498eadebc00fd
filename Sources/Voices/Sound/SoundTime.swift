/// A moment or a length of sound, exact to the sample.
public struct SoundTime: Sendable, Hashable {
  /// How many samples it is.
  public var samples: Int
  /// Samples a second.
  public var sampleRate: Int

  /// A moment of a sound.
  public init(samples: Int, sampleRate: Int) {
    self.samples = samples
    self.sampleRate = sampleRate
  }

  /// Whole milliseconds, so that no caption ends after its sound.
  public var milliseconds: Int { units(1000) }

  /// Seconds with six digits after the point, which tell every sample apart: `12.345601`.
  public var decimal: String {
    let micro = units(1_000_000)
    return "\(micro / 1_000_000).\(SoundTime.padded(micro % 1_000_000, to: 6))"
  }

  /// Hours, minutes and seconds: `00:00:12.346`.
  ///
  /// - Parameter point: What stands before the milliseconds.
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
