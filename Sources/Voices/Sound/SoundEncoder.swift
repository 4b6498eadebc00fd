internal import SystemLibrary

/// Writes the samples of one file in a format, so that none is kept.
protocol SoundEncoder {
  /// Adds samples.
  mutating func append(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError)
  /// Writes what is still missing, such as how long the sound turned out to be.
  mutating func finish() throws(SpeechError)
  /// Frees what is held, of a file that does not become whole.
  mutating func abandon()
}

extension SoundEncoder {
  /// Nothing is held but the descriptor, which is the caller's.
  mutating func abandon() {}
}

/// A sound file that grows with each announcement; memory does not.
///
/// Owns the encoder, which may hold a library's state; the descriptor stays the caller's.
package final class SoundFile {
  private var encoder: any SoundEncoder

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - descriptor: An empty ordinary file, which can be written over at any place.
  ///   - name: What the file is called in errors.
  /// - Throws: ``SpeechError/codecMissing(format:library:)`` or ``SpeechError/unwritable(_:_:)``.
  package init(
    _ format: SoundFormat, to descriptor: Int32, called name: String, sampleRate: Int,
    tags: SoundTags
  ) throws(SpeechError) {
    let file = SoundDescriptor(descriptor: descriptor, name: name)
    encoder =
      switch format {
      case .wav: try WAVFile(file, sampleRate: sampleRate, tags: tags)
      case .flac: try FLACFile(file, sampleRate: sampleRate, tags: tags)
      case .mp3: try MP3File(file, sampleRate: sampleRate, tags: tags)
      }
  }

  /// Adds samples.
  package func append(_ samples: [Int16]) throws(SpeechError) {
    guard !samples.isEmpty else { return }
    try samples.withUnsafeBufferPointer { pointer throws(SpeechError) in
      try encoder.append(pointer)
    }
  }

  /// Adds silence.
  package func appendSilence(_ count: Int) throws(SpeechError) {
    var rest = count
    while rest > 0 {
      let piece = min(rest, 1 << 16)
      try append([Int16](repeating: 0, count: piece))
      rest -= piece
    }
  }

  package func finish() throws(SpeechError) { try encoder.finish() }

  /// Frees what the format holds, of a file that does not become whole; nothing can be added then.
  ///
  /// Comes before the descriptor is closed: libsndfile still writes what it has.
  package func abandon() { encoder.abandon() }
}

/// An open file that a sound is written into.
struct SoundDescriptor {
  /// The file descriptor.
  var descriptor: Int32
  /// What the file is called in errors.
  var name: String

  /// Writes bytes after what was written before, or over what stands at a place.
  func write(_ bytes: [UInt8], at place: Int? = nil) throws(SpeechError) {
    if let error = SystemCall.writeAll(bytes, to: descriptor, at: place) {
      throw .unwritable(name, error.words)
    }
  }
}
