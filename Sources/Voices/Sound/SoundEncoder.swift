internal import SystemLibrary

/// An encoder that writes a sound file in one format, without keeping the samples in memory.
protocol SoundEncoder {
  /// Appends samples.
  mutating func append(_ samples: UnsafeBufferPointer<Int16>) throws(SpeechError)
  /// Writes the data that is known only at the end, such as the length of the sound.
  mutating func finish() throws(SpeechError)
  /// Frees the resources of a file that will not be finished.
  mutating func abandon()
}

extension SoundEncoder {
  /// Does nothing.
  ///
  /// This is the default for encoders without resources.
  mutating func abandon() {}
}

/// A sound file to which announcements are appended.
///
/// The announcements are not kept in memory.
///
/// The object owns the encoder and the state of the encoder's library. It does not own the file
/// descriptor.
package final class SoundFile {
  private var encoder: any SoundEncoder

  /// Begins a file.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - descriptor: An empty regular file, which must be seekable.
  ///   - name: The name of the file in errors.
  ///   - sampleRate: The sample rate in hertz.
  ///   - tags: The tags.
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

  package func append(_ samples: [Int16]) throws(SpeechError) {
    guard !samples.isEmpty else { return }
    try samples.withUnsafeBufferPointer { pointer throws(SpeechError) in
      try encoder.append(pointer)
    }
  }

  /// Appends a number of silent samples.
  package func appendSilence(_ count: Int) throws(SpeechError) {
    var rest = count
    while rest > 0 {
      let piece = min(rest, 1 << 16)
      try append([Int16](repeating: 0, count: piece))
      rest -= piece
    }
  }

  package func finish() throws(SpeechError) { try encoder.finish() }

  /// Frees the resources of an incomplete file.
  ///
  /// Afterwards, nothing can be appended to the file.
  ///
  /// Call this method before closing the descriptor, because libsndfile then still writes its
  /// buffer.
  package func abandon() { encoder.abandon() }
}

/// The file to which an encoder writes.
struct SoundDescriptor {
  var descriptor: Int32
  /// The name of the file in errors.
  var name: String

  /// Appends bytes, or overwrites the bytes at an offset if `offset` is not `nil`.
  func write(_ bytes: [UInt8], at offset: Int? = nil) throws(SpeechError) {
    if let error = SystemCall.writeAll(bytes, to: descriptor, at: offset) {
      throw .unwritable(name, error.message)
    }
  }
}
