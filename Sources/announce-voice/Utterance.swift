internal import CEspeakNG
internal import VoiceProtocol

/// One text on its way through the engine: its sound goes out buffer by buffer.
final class Utterance {
  /// Whether the sound was stopped, because it is too long or something else is wanted.
  private(set) var isCut = false

  private let number: UInt32
  private let channel: FrameChannel
  private var remaining: Int

  /// A text whose sound may have `limit` samples.
  init(number: UInt32, limit: Int, channel: FrameChannel) {
    self.number = number
    self.channel = channel
    remaining = limit
  }

  /// Has the engine speak, until it is done or the utterance is cut.
  func speak(_ text: String, with library: cespeak_library) {
    // C sees no captures; the utterance comes back with every event.
    library.set_callback { samples, count, events in
      guard let events, let utterance = events.pointee.user_data else { return 0 }
      return Unmanaged<Utterance>.fromOpaque(utterance).takeUnretainedValue()
        .take(UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count)))
    }
    withExtendedLifetime(self) {
      text.withCString { bytes in
        _ = library.synth(
          bytes, text.utf8.count + 1, 0, Int32(CESPEAK_POSITION_CHARACTER), 0,
          UInt32(CESPEAK_UTF8), nil, Unmanaged.passUnretained(self).toOpaque())
      }
    }
  }

  /// Passes samples on; 1 ends the utterance.
  private func take(_ samples: UnsafeBufferPointer<Int16>) -> Int32 {
    guard !samples.isEmpty else { return isCut ? 1 : 0 }
    let count = min(samples.count, remaining)
    var start = 0
    while start < count {
      let end = min(count, start + WorkerReply.samplesLimit)
      let piece = UnsafeBufferPointer(rebasing: samples[start..<end])
      channel.send(WorkerReply.soundFrame(number, piece))
      start = end
    }
    remaining -= count
    isCut = isCut || count < samples.count || channel.hasInput
    return isCut ? 1 : 0
  }
}
