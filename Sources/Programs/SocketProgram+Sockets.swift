internal import SystemLibrary

extension SocketProgram {
  /// Two sockets joined to each other, which other programs do not inherit.
  ///
  /// Unlike a pipe, a socket can be written without a signal when the other end is closed.
  static func sockets() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      var isOn: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      }
    #elseif canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends) == 0 else { return nil }
    #endif
    return (ends[0], ends[1])
  }

  /// Writes to a socket; a closed other end is an error and not a signal.
  static func sendQuietly(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.send(socket, bytes, count, 0)
    #elseif canImport(Glibc)
      Glibc.send(socket, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      Musl.send(socket, bytes, count, Int32(MSG_NOSIGNAL))
    #endif
  }
}
