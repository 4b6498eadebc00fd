internal import CEspeakNG
internal import VoiceProtocol

/// A text that the engine speaks.
///
/// Its sound is sent one buffer after the other.
final class EngineUtterance {
  /// Whether the sound was stopped, because it was too long or another request arrived.
  private(set) var isCut = false

  private let number: UInt32
  private let channel: FrameChannel
  private var remaining: Int

  /// Creates an utterance.
  ///
  /// - Parameters:
  ///   - number: The number of the request.
  ///   - limit: The maximum number of samples.
  ///   - channel: The channel on which the sound is sent.
  init(number: UInt32, limit: Int, channel: FrameChannel) {
    self.number = number
    self.channel = channel
    remaining = limit
  }

  /// Speaks a text, until its end or until the sound is stopped.
  func speak(_ text: String, with library: cespeak_library) {
    // A C callback cannot capture values, so the utterance is passed in the user data of events.
    library.set_callback { samples, count, events in
      guard let events, let utterance = events.pointee.user_data else { return 0 }
      return Unmanaged<EngineUtterance>.fromOpaque(utterance).takeUnretainedValue()
        .send(UnsafeBufferPointer(start: samples, count: samples == nil ? 0 : Int(count)))
    }
    withExtendedLifetime(self) {
      text.withCString { bytes in
        _ = library.synth(
          bytes, text.utf8.count + 1, 0, Int32(CESPEAK_POSITION_CHARACTER), 0,
          UInt32(CESPEAK_UTF8), nil, Unmanaged.passUnretained(self).toOpaque())
      }
    }
  }

  /// Sends samples, and returns 1 to make the engine stop, or else 0.
  private func send(_ samples: UnsafeBufferPointer<Int16>) -> Int32 {
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
