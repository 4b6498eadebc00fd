package import SystemLibrary

/// A program that is fed through one pipe and heard through another, and that ends with this value.
///
/// It is heard by what it writes as errors; its standard output leads nowhere. Not for several
/// threads at once.
package final class ChildProgram {
  /// What became of bytes that it was fed.
  package enum Feeding {
    /// So many were taken.
    case taken(Int)
    /// The pipe takes none now.
    case full
    /// Nobody reads any more.
    case closed
  }

  /// How a program ended.
  package struct End {
    fileprivate var status: Int32

    /// Whether it says of itself that all is well.
    package var isWell: Bool { status == 0 }

    /// `exit status 3` or `signal 9`.
    package var words: String {
      let signal = status & 0x7F
      return signal == 0 ? "exit status \((status >> 8) & 0xFF)" : "signal \(signal)"
    }
  }

  /// Absent when it has ended and somebody knows how.
  private var process: pid_t?
  /// Absent when nothing comes any more.
  private var input: Int32?
  private let messages: Int32
  private var received: [UInt8] = []

  private init(_ process: pid_t, input: Int32, messages: Int32) {
    self.process = process
    self.input = input
    self.messages = messages
  }

  deinit {
    stop()
    endInput()
    close(messages)
  }

  /// Starts a program; what the system says where it cannot.
  package static func start(
    _ path: String, _ arguments: [String]
  ) -> Result<ChildProgram, SystemError> {
    guard let input = BrokenPipeSafeOutput.make() else { return .failure(.last) }
    guard let messages = BrokenPipeSafeOutput.make() else {
      let error = SystemError.last
      for end in [input.reading, input.writing] { close(end) }
      return .failure(error)
    }
    let start = ProgramStart(
      path: path, arguments: arguments, input: input.reading, errors: messages.writing)
    let result = start.run()
    for end in [input.reading, messages.writing] { close(end) }
    for end in [input.writing, messages.reading] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    return result.map {
      ChildProgram($0, input: input.writing, messages: messages.reading)
    }.mapError { error in
      for end in [input.writing, messages.reading] { close(end) }
      return error
    }
  }

  /// Hands over what the program takes now, without waiting.
  package func feed(_ bytes: ArraySlice<UInt8>) -> Feeding {
    guard let input else { return .closed }
    while true {
      switch bytes.withUnsafeBytes({ BrokenPipeSafeOutput.write($0, to: input) }) {
      case .success(let count): return .taken(count)
      case .failure(let error) where error.code == EINTR: continue
      case .failure(let error): return error.code == EAGAIN ? .full : .closed
      }
    }
  }

  /// Says that nothing comes any more.
  package func endInput() {
    if let input { close(input) }
    input = nil
  }

  /// Waits until the program takes more, says something or ends, for a moment at most.
  package func wait() {
    var ends = [
      pollfd(fd: input ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: messages, events: Int16(POLLIN), revents: 0),
    ]
    // Its messages end with the program, so that it can be waited for without a timer; the moment is
    // for one that has handed them on to a process of its own.
    poll(&ends, nfds_t(ends.count), 20)
    listen()
    // One that has closed them makes no other wait.
    if ends[1].revents & Int16(POLLHUP) != 0 { usleep(1000) }
  }

  /// How the program ended; absent as long as it runs.
  package func end() -> End? {
    // What it says is taken from it, so that it never waits for a listener.
    listen()
    guard let process else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
    self.process = nil
    return End(status: status)
  }

  /// How the program ended; absent where it does not end within a fifth of a second.
  package func endSoon() -> End? {
    for _ in 0..<100 {
      if let end = end() { return end }
      usleep(2000)
    }
    return nil
  }

  /// Stops the program and all that it has started, at once.
  package func stop() {
    guard let process else { return }
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.process = nil
  }

  /// The last line that the program said, as far as it is no longer than a line should be.
  package var lastMessage: String? {
    listen()
    let lines = String(decoding: received, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(200)) }
  }

  /// Keeps the end of what the program says.
  private func listen() {
    var piece = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(messages, &piece, piece.count)
      guard count > 0 else { return }
      received = Array((received + piece[..<count]).suffix(4096))
    }
  }
}
