/// A message from the worker to the program.
package enum WorkerReply: Sendable, Hashable {
  /// The engine has started; this is the first message of a worker.
  case hello(EngineDescription)
  /// The engine cannot start; no other message follows.
  case unavailable(EngineProblem)
  /// The next samples of the sound for the request with this number.
  case sound(UInt32, [Int16])
  /// The request with this number is complete.
  case finished(UInt32, phonemes: String, isCut: Bool)
  /// The request with this number was not given to the engine, for this reason.
  case refused(UInt32, String)
}

/// The reason why the engine cannot start.
package enum EngineProblem: Error, Sendable, Hashable {
  /// The library cannot be loaded; contains the loader's message.
  case library(String)
  /// The library finds no data; contains the path at which it looked.
  case data(String)
}

extension WorkerReply {
  private enum Kind: UInt8 {
    case hello = 16
    case noLibrary, noData, sound, finished, refused
  }

  /// The number of samples that fit into one frame.
  package static let samplesLimit = (FrameBuffer.replyLimit - 4) / 2
  /// The maximum length of phonemes in bytes.
  private static let phonemesLimit = 512 << 10

  /// Returns a frame of samples.
  ///
  /// The samples are copied only once.
  ///
  /// - Parameter number: The number of the request.
  package static func soundFrame(
    _ number: UInt32, _ samples: UnsafeBufferPointer<Int16>
  ) -> WireFrame {
    var writer = WireWriter()
    writer.write(number)
    writer.write(samples: samples)
    return WireFrame(kind: Kind.sound.rawValue, payload: writer.bytes)
  }

  /// The reply in the form of a frame.
  package var frame: WireFrame {
    var writer = WireWriter()
    let kind: Kind
    switch self {
    case .hello(let engine):
      kind = .hello
      engine.write(to: &writer)
    case .unavailable(.library(let words)):
      kind = .noLibrary
      writer.write(words)
    case .unavailable(.data(let path)):
      kind = .noData
      writer.write(path)
    case .sound(let number, let samples):
      return samples.withUnsafeBufferPointer { Self.soundFrame(number, $0) }
    case .finished(let number, let phonemes, let isCut):
      kind = .finished
      writer.write(number)
      writer.write(phonemes.utf8.count <= Self.phonemesLimit ? phonemes : "")
      writer.write(UInt8(isCut ? 1 : 0))
    case .refused(let number, let words):
      kind = .refused
      writer.write(number)
      writer.write(words)
    }
    return WireFrame(kind: kind.rawValue, payload: writer.bytes)
  }

  package init(_ frame: WireFrame) throws(WireError) {
    guard let kind = Kind(rawValue: frame.kind) else { throw .unknownValue }
    var reader = WireReader(frame.payload)
    switch kind {
    case .hello: self = .hello(try EngineDescription(&reader))
    case .noLibrary: self = .unavailable(.library(try reader.text()))
    case .noData: self = .unavailable(.data(try reader.text()))
    case .sound:
      let number = UInt32(truncatingIfNeeded: try reader.number())
      self = .sound(number, try reader.samples())
    case .finished:
      let number = UInt32(truncatingIfNeeded: try reader.number())
      let phonemes = try reader.text(limit: Self.phonemesLimit)
      self = .finished(number, phonemes: phonemes, isCut: try reader.byte() != 0)
    case .refused:
      let number = UInt32(truncatingIfNeeded: try reader.number())
      self = .refused(number, try reader.text())
    }
  }
}
