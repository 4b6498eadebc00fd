import Reports

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

extension ReportSink {
  /// What hands over to a file descriptor of the process.
  init(descriptor: Int32) {
    self.init { bytes in
      guard let code = ReportSink.write(bytes, to: descriptor) else { return nil }
      return Refusal(String(cString: strerror(code)), isClosed: code == EPIPE)
    }
  }

  /// Writes all bytes; the system's error code when that fails.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Int32? {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let piece = UnsafeRawBufferPointer(rebasing: rest)
        #if canImport(Darwin)
          let count = Darwin.write(descriptor, piece.baseAddress, piece.count)
        #elseif canImport(Musl)
          let count = Musl.write(descriptor, piece.baseAddress, piece.count)
        #else
          let count = Glibc.write(descriptor, piece.baseAddress, piece.count)
        #endif
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno != EINTR {
          return errno
        }
      }
      return nil
    }
  }
}
