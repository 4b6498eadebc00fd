package import SystemLibrary

/// A running program, connected by pipes to its standard input and standard error.
///
/// The standard output of the program is discarded. The program is stopped when this object is
/// deinitialised. Use this object from one thread at a time.
package final class ChildProgram {
  /// The result of ``ChildProgram/write(_:)``.
  package enum WriteResult {
    /// The number of bytes that were written.
    case written(Int)
    /// The pipe is full.
    ///
    /// Try again later.
    case full
    /// The program has closed its input.
    case closed
  }

  /// The way in which a program ended: with an exit status, or by a signal.
  package struct ExitStatus: CustomStringConvertible {
    fileprivate var status: Int32

    package var isSuccess: Bool { status == 0 }

    /// The status in words: `exit status 3` or `signal 9`.
    package var description: String {
      let signal = status & 0x7F
      return signal == 0 ? "exit status \((status >> 8) & 0xFF)" : "signal \(signal)"
    }
  }

  /// The id of the process, or `nil` after the exit status of the process was read.
  private var process: pid_t?
  /// The descriptor of the program's input, or `nil` after the input was closed.
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
    closeInput()
    close(messages)
  }

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

  /// Writes as many bytes to the program's input as the pipe accepts now, without waiting.
  package func write(_ bytes: ArraySlice<UInt8>) -> WriteResult {
    guard let input else { return .closed }
    while true {
      switch bytes.withUnsafeBytes({ BrokenPipeSafeOutput.write($0, to: input) }) {
      case .success(let count): return .written(count)
      case .failure(let error) where error.code == EINTR: continue
      case .failure(let error): return error.code == EAGAIN ? .full : .closed
      }
    }
  }

  /// Closes the program's standard input.
  package func closeInput() {
    if let input { close(input) }
    input = nil
  }

  /// Waits until the program accepts input, writes a message or ends, for at most 20 ms.
  package func wait() {
    var ends = [
      pollfd(fd: input ?? -1, events: Int16(POLLOUT), revents: 0),
      pollfd(fd: messages, events: Int16(POLLIN), revents: 0),
    ]
    // Standard error closes when the program ends, unless a process started by the program still
    // uses it.
    poll(&ends, nfds_t(ends.count), 20)
    readMessages()
    // If standard error is closed, `poll` returns at once. Therefore, the waiting happens here.
    if ends[1].revents & Int16(POLLHUP) != 0 { usleep(1000) }
  }

  /// Returns how the program ended, or `nil` while it is running.
  package func exitStatus() -> ExitStatus? {
    // Empty the pipe, so that the program does not block because the pipe is full.
    readMessages()
    guard let process else { return nil }
    var status: Int32 = 0
    guard waitpid(process, &status, WNOHANG) != 0 else { return nil }
    self.process = nil
    return ExitStatus(status: status)
  }

  /// Waits for the program to end, for at most 200 ms.
  package func waitForExitStatus() -> ExitStatus? {
    for _ in 0..<100 {
      if let status = exitStatus() { return status }
      usleep(2000)
    }
    return nil
  }

  /// Kills the program and all processes that it started.
  package func stop() {
    guard let process else { return }
    kill(-process, SIGKILL)
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    self.process = nil
  }

  /// The last line that the program wrote to standard error, or `nil` if the program wrote no line.
  ///
  /// The line is cut to at most 200 characters.
  package var lastMessage: String? {
    readMessages()
    let lines = String(decoding: received, as: UTF8.self).split(whereSeparator: \.isNewline)
    return lines.last { !$0.allSatisfy(\.isWhitespace) }.map { String($0.prefix(200)) }
  }

  /// Reads what the program wrote to standard error, and keeps the last 4 KB.
  private func readMessages() {
    var chunk = [UInt8](repeating: 0, count: 4096)
    while true {
      let count = read(messages, &chunk, chunk.count)
      guard count > 0 else { return }
      received = Array((received + chunk[..<count]).suffix(4096))
    }
  }
}
