#if canImport(Glibc)
  @_exported public import Glibc
#elseif canImport(Musl)
  @_exported public import Musl
#elseif canImport(Darwin)
  @_exported public import Darwin
#endif

/// Functions around calls of the system's C library, which several targets need.
///
/// This module re-exports the C library of the system.
package enum SystemCall {
  /// Returns the value of an environment variable, or `nil` if it is not set.
  package static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns the absolute path with every link resolved, or `nil` if no file exists there.
  package static func realPath(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// The number of processors that the system can use now.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Returns the size of a file in bytes, or 0 if it does not exist.
  package static func fileSize(_ path: String) -> Int {
    var status = stat()
    return stat(path, &status) == 0 ? Int(status.st_size) : 0
  }

  /// Returns the name of an entry that `readdir` returned.
  ///
  /// An entry contains only as many bytes as its name needs, although `dirent` declares 256 bytes
  /// or more for the name. Code that copies the declared size would read past the end of the entry.
  /// After the last entry of a buffer, this can crash the program.
  package static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
    guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
    let name = UnsafeRawPointer(entry).advanced(by: offset)
    return String(cString: name.assumingMemoryBound(to: CChar.self))
  }

  /// Opens a file.
  ///
  /// Programs that are started later do not inherit the descriptor of the file.
  package static func openFile(_ path: String, _ flags: Int32, _ mode: mode_t = 0) -> Int32 {
    open(path, flags | O_CLOEXEC, mode)
  }

  /// Writes as many bytes as the descriptor accepts now.
  ///
  /// - Returns: The number of bytes that were written, or −1 on failure.
  package static func writeSome(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
    write(descriptor, bytes.baseAddress, bytes.count)
  }

  /// Writes all bytes, at the current position of the file or at an offset.
  ///
  /// - Returns: The error, or `nil` if all bytes were written.
  package static func writeAll(
    _ bytes: [UInt8], to descriptor: Int32, at offset: Int? = nil
  ) -> SystemError? {
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let count =
          offset.map { pwrite(descriptor, rest.baseAddress, rest.count, off_t($0 + written)) }
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
