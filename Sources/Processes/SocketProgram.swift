package import SystemLibrary

/// A running program that is connected to this one by a socket.
///
/// The program is killed when this object is deinitialised.
package final class SocketProgram {
  /// The result of waiting for bytes with ``SocketProgram/receive(until:isCancelled:into:)``.
  package enum ReceiveResult {
    case bytes
    /// The program has closed its end of the socket.
    case ended
    case timedOut
    case cancelled
  }

  package let id: Int32
  private let socket: Int32

  private init(id: Int32, socket: Int32) {
    self.id = id
    self.socket = socket
  }

  deinit {
    close(socket)
    // Kill the program at once: it has nothing to save, and it would not notice the end of its
    // input while it hangs.
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  }

  /// Starts a program with the socket as its standard input and output.
  ///
  /// - Parameter others: The file descriptors that become descriptors 3, 4 and so on in the
  ///   program.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String]? = nil, others: [Int32] = []
  ) -> Result<SocketProgram, SystemError> {
    start { socket in
      ProgramStart(
        path: program, arguments: arguments, environment: environment, input: socket,
        output: socket, others: others)
    }
  }

  /// Starts a program with the socket as its descriptors 3 and 4, which browsers require.
  ///
  /// Its standard streams are `/dev/null`.
  package static func startOnDescriptors(
    _ program: String, _ arguments: [String], environment: [String]
  ) -> Result<SocketProgram, SystemError> {
    start { socket in
      ProgramStart(
        path: program, arguments: arguments, environment: environment, others: [socket, socket])
    }
  }

  private static func start(
    _ describe: (_ socket: Int32) -> ProgramStart
  ) -> Result<SocketProgram, SystemError> {
    guard let (own, other) = sockets() else { return .failure(.last) }
    defer { close(other) }
    switch describe(other).run() {
    case .success(let id): return .success(SocketProgram(id: id, socket: own))
    case .failure(let error):
      close(own)
      return .failure(error)
    }
  }

  /// Sends bytes to the program.
  ///
  /// - Returns: Whether the program can still receive bytes.
  package func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = bytes.baseAddress?.advanced(by: sent)
        let count = Self.sendQuietly(socket, rest, bytes.count - sent)
        guard count > 0 || (count < 0 && errno == EINTR) else { return false }
        sent += max(0, count)
      }
      return true
    }
  }

  /// Waits for bytes until a time of ``MonotonicClock``, and passes them to `body`.
  package func receive(
    until deadline: Double, isCancelled: () -> Bool,
    into body: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> ReceiveResult {
    while true {
      if isCancelled() { return .cancelled }
      let left = deadline - MonotonicClock.seconds()
      guard left > 0 else { return .timedOut }
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      // Each wait is short. Therefore, a cancellation is noticed even if the program sends nothing.
      let result = poll(&entry, 1, Int32(min(left * 1000 + 1, 20)))
      if result > 0 { return read(into: body) }
      guard result == 0 || errno == EINTR else { return .ended }
    }
  }

  private func read(into body: (UnsafeBufferPointer<UInt8>) -> Void) -> ReceiveResult {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { space in
      var count: Int
      repeat {
        count = recv(socket, space.baseAddress, space.count, 0)
      } while count < 0 && errno == EINTR
      guard count > 0 else { return .ended }
      body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(space)[..<count]))
      return .bytes
    }
  }
}

extension SocketProgram {
  /// Creates two connected sockets, which other programs do not inherit.
  ///
  /// The result is `nil` on failure.
  ///
  /// Writing to a pipe raises a signal if the other end of the pipe is closed. Writing to a socket
  /// can avoid the signal, so sockets are used.
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

  /// Writes bytes to a socket.
  ///
  /// If the other end of the socket is closed, the result is an error, and no signal is raised.
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
