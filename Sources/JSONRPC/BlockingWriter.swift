internal import SystemLibrary

/// Functions that write to a stream, and wait while the stream's buffer is full.
package enum BlockingWriter {
  /// Writes all bytes, and waits whenever the descriptor does not accept more.
  ///
  /// - Returns: Whether the program at the other end still reads.
  package static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = SystemCall.writeSome(UnsafeRawBufferPointer(rebasing: rest), to: descriptor)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
          var entry = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          if poll(&entry, 1, -1) < 0, errno != EINTR { return false }
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
