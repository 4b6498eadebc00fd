package import SystemLibrary

/// A program that runs beside this one, its standard input and output joined to this one by a socket.
///
/// It ends with this value, whatever it is doing.
package final class SocketProgram {
  /// What came of waiting for bytes.
  package enum Arrival {
    case bytes
    /// Nothing more will come.
    case ended
    /// Nothing came in time.
    case late
    /// Nothing came, and nobody wants it any more.
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
    // It keeps nothing that has to be saved, and one that hangs would not notice the end of its input.
    kill(-id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 && errno == EINTR {}
  }

  /// Starts a program; what the system says where it does not let it.
  ///
  /// - Parameter others: What it finds as descriptors 3, 4 and so on.
  package static func start(
    _ program: String, _ arguments: [String], environment: [String]? = nil, others: [Int32] = []
  ) -> Result<SocketProgram, SystemError> {
    guard let (own, other) = sockets() else {
      return .failure(.last)
    }
    defer { close(other) }
    let start = ProgramStart(
      path: program, arguments: arguments, environment: environment, input: other, output: other,
      others: others)
    switch start.run() {
    case .success(let id): return .success(SocketProgram(id: id, socket: own))
    case .failure(let error):
      close(own)
      return .failure(error)
    }
  }

  /// Sends bytes; false when the program is gone.
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

  /// Waits for bytes until a time on ``SteadyClock`` and hands them over.
  package func receive(
    until deadline: Double, isCancelled: () -> Bool,
    into take: (UnsafeBufferPointer<UInt8>) -> Void
  ) -> Arrival {
    while true {
      if isCancelled() { return .cancelled }
      let left = deadline - SteadyClock.seconds()
      guard left > 0 else { return .late }
      var entry = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
      // Short waits, so that a cancellation is seen while the program is silent.
      let result = poll(&entry, 1, Int32(min(left * 1000 + 1, 20)))
      if result > 0 { return read(into: take) }
      guard result == 0 || errno == EINTR else { return .ended }
    }
  }

  private func read(into take: (UnsafeBufferPointer<UInt8>) -> Void) -> Arrival {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 1 << 16) { space in
      var count: Int
      repeat {
        count = recv(socket, space.baseAddress, space.count, 0)
      } while count < 0
        && errno == EINTR
      guard count > 0 else { return .ended }
      take(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(space)[..<count]))
      return .bytes
    }
  }
}
