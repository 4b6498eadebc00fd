/// A message from the program to the worker.
package enum WorkerRequest: Sendable, Hashable {
  /// Speak a text. The number identifies the request in every reply.
  case speak(UInt32, VoiceRequest)
  /// Stop speaking. Any other request that arrives while the worker speaks also stops it.
  case stop

  private static let speakKind: UInt8 = 1
  private static let stopKind: UInt8 = 2
  private static let wantsPhonemes: UInt8 = 1
  private static let wantsSound: UInt8 = 2

  /// The request in the form of a frame.
  package var frame: WireFrame {
    guard case .speak(let number, let request) = self else { return WireFrame(kind: Self.stopKind) }
    var writer = WireWriter()
    writer.write(number)
    writer.write(request.text)
    writer.write(request.voice)
    for value in [
      request.rate, request.pitch, request.range, request.volume, request.longestSound,
    ] {
      writer.write(value)
    }
    writer.write(request.punctuation.rawValue)
    writer.write(
      (request.wantsPhonemes ? Self.wantsPhonemes : 0) | (request.wantsSound ? Self.wantsSound : 0))
    return WireFrame(kind: Self.speakKind, payload: writer.bytes)
  }

  package init(_ frame: WireFrame) throws(WireError) {
    switch frame.kind {
    case Self.speakKind:
      var reader = WireReader(frame.payload)
      let number = UInt32(truncatingIfNeeded: try reader.number())
      self = .speak(number, try Self.speech(&reader))
    case Self.stopKind: self = .stop
    default: throw .unknownValue
    }
  }

  private static func speech(_ reader: inout WireReader) throws(WireError) -> VoiceRequest {
    let text = try reader.text(limit: FrameBuffer.requestLimit)
    var request = VoiceRequest(text, voice: try reader.text())
    request.rate = try reader.signedNumber()
    request.pitch = try reader.signedNumber()
    request.range = try reader.signedNumber()
    request.volume = try reader.signedNumber()
    request.longestSound = try reader.signedNumber()
    guard let punctuation = SpokenPunctuation(rawValue: try reader.text()) else {
      throw .unknownValue
    }
    request.punctuation = punctuation
    let flags = try reader.byte()
    request.wantsPhonemes = flags & wantsPhonemes != 0
    request.wantsSound = flags & wantsSound != 0
    return request
  }
}
