#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif

/// What the system's C library is asked for in more than one place.
///
/// Whoever imports this module has the C library too, whichever the system has.
package enum SystemCall {
  /// The value of a variable of the environment.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// A path from the root of the machine with every link followed; absent where nothing is there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// How many bytes a file has; 0 where nothing is there.
  package static func fileSize(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Opens a file, which programs that are started do not inherit.
  package static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    open(path, flags | O_CLOEXEC, mode)
  }

  /// Writes as many bytes as are taken now.
  package static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Writes all bytes, after what was written before or over what stands at a place; the error where
  /// that fails.
  package static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, at place: Int? = nil
  ) -> SystemError? {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count =
          place.map { pwrite(descriptor, rest.baseAddress, rest.count, off_t($0 + written)) }
          ?? writeSome(rest, to: descriptor)
        if count > 0 {
          written += count
        } else if count == 0 || errno != EINTR {
          return count == 0 ? SystemError(code: ENOSPC) : .last
        }
      }
      return nil
    }
  }
}
