internal import COpus

/// An encoder of speech as Opus in Ogg, a format with small files that every browser plays.
///
/// The encoder needs libopus. Source: RFC 7845, sections 3 to 5.
package enum OpusSound {
  /// The bit rate in bits per second, which is enough for a synthetic voice.
  private static let bits: Int32 = 10_000
  /// The sample rate of the encoder in hertz.
  ///
  /// Positions in the file are counted at ``clockRate`` instead.
  private static let rate = 16_000
  private static let clockRate = 48_000
  /// The number of samples in a frame of 60 ms.
  private static let frame = 960
  private static let longestPacket = 4_000

  /// Whether libopus is installed.
  package static var isAvailable: Bool {
    guard let encoder = opened() else { return false }
    copus_close(encoder)
    return true
  }

  private static func opened() -> OpaquePointer? {
    for name in [
      "libopus.so.0", "libopus.0.dylib", "/opt/homebrew/lib/libopus.0.dylib",
      "/usr/local/lib/libopus.0.dylib",
    ] {
      if let encoder = copus_open(name, Int32(rate), bits) { return encoder }
    }
    return nil
  }

  /// Encodes a clip as a file, or returns `nil` if libopus is not installed.
  package static func file(of clip: Clip) -> [UInt8]? {
    guard clip.sampleRate > 0, let encoder = opened() else { return nil }
    defer { copus_close(encoder) }
    let scale = clockRate / rate
    let skip = Int(copus_lookahead(encoder)) * scale
    let samples = resampled(clip)
    var ogg = OggPages(serial: 1)
    ogg.append(head(skip: skip, rate: clip.sampleRate), at: 0)
    ogg.end()
    ogg.append(tags, at: 0)
    ogg.end()
    // The encoder delays the samples, so the last encoded samples come after the end of the clip.
    let total = samples.count + skip / scale
    var packet = [UInt8](repeating: 0, count: longestPacket)
    for start in stride(from: 0, to: max(total, 1), by: frame) {
      var piece = Array(samples[min(start, samples.count)..<min(start + frame, samples.count)])
      piece += [Int16](repeating: 0, count: frame - piece.count)
      let count = copus_encode(encoder, piece, Int32(frame), &packet, Int32(longestPacket))
      guard count > 0, Int(count) <= longestPacket else { return nil }
      // The last position is the end of the sound, which lies inside the last frame.
      let end = min((start + frame) * scale, samples.count * scale + skip)
      ogg.append(Array(packet[..<Int(count)]), at: UInt64(end))
    }
    ogg.end(isLast: true)
    return ogg.bytes
  }

  private static func head(skip: Int, rate: Int) -> [UInt8] {
    var head = Array("OpusHead".utf8) + [1, 1]
    head.append(little: UInt16(clamping: skip))
    head.append(little: UInt32(clamping: rate))
    head.append(little: UInt16(0))
    head.append(0)
    return head
  }

  /// Whether this release or an older release of this program wrote the file.
  package static func isOwn(_ file: [UInt8]) -> Bool {
    file.starts(with: "OggS".utf8) && file.prefix(400).firstRange(of: vendor) != nil
  }

  private static let vendor = Array("eSpeak NG by announce".utf8)

  private static var tags: [UInt8] {
    var tags = Array("OpusTags".utf8)
    tags.append(little: UInt32(vendor.count))
    tags += vendor
    let comment = Array("COMMENT=\(SpeechNotice.text)".utf8)
    tags.append(little: UInt32(1))
    tags.append(little: UInt32(comment.count))
    tags += comment
    return tags
  }

  /// Returns the samples of a clip, converted to the encoder's sample rate by linear interpolation.
  private static func resampled(_ clip: Clip) -> [Int16] {
    let count = clip.samples.count * rate / clip.sampleRate
    return (0..<count).map { index in
      let position = Double(index) * Double(clip.sampleRate) / Double(rate)
      let first = Int(position)
      let (low, high) = (
        Double(clip.samples[first]), Double(clip.samples[min(first + 1, clip.samples.count - 1)])
      )
      return Int16(clamping: Int((low + (high - low) * (position - Double(first))).rounded()))
    }
  }
}
