internal import SystemLibrary

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
