#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file that a sound is written into.
struct SoundDescriptor {
  /// The file descriptor.
  var descriptor: Int32
  /// What the file is called in errors.
  var name: String

  /// Writes bytes after what was written before, or over what stands at a place.
  func write(_ bytes: [UInt8], at place: Int? = nil) throws(SpeechError) {
    let failure: Int32? = bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count = put(rest, at: place.map { $0 + written })
        if count > 0 {
          written += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? ENOSPC : errno
        }
      }
      return nil
    }
    if let failure { throw .unwritable(name, String(cString: strerror(failure))) }
  }

  private func put(_ bytes: UnsafeRawBufferPointer, at place: Int?) -> Int {
    if let place { return pwrite(descriptor, bytes.baseAddress, bytes.count, off_t(place)) }
    #if canImport(Darwin)
      return Darwin.write(descriptor, bytes.baseAddress, bytes.count)
    #elseif canImport(Musl)
      return Musl.write(descriptor, bytes.baseAddress, bytes.count)
    #else
      return Glibc.write(descriptor, bytes.baseAddress, bytes.count)
    #endif
  }
}
