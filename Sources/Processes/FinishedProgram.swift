package import SystemLibrary

/// The exit status and output of a program that has ended.
package struct FinishedProgram: Sendable {
  /// The exit status.
  ///
  /// If a signal ended the program, the status is 128 plus the number of the signal, as in a shell.
  package var status: Int32
  /// The text that the program wrote to standard output.
  package var output: String
  /// The text that the program wrote to standard error.
  package var errors: String

  package var isSuccess: Bool { status == 0 }

  /// The last line that the program wrote to standard error, or the program's exit status if
  /// standard error is empty.
  package var lastMessage: String {
    errors.split(whereSeparator: \.isNewline).last.map(String.init) ?? "exit status \(status)"
  }

  /// Runs a program from the search path, with variables added to the environment.
  ///
  /// - Parameters:
  ///   - limit: The number of bytes that are kept of standard output, and of standard error.
  ///   - endsAtLimit: Whether the program is killed if it writes more than `limit` bytes.
  /// - Returns: The ended program, or the error if it could not be started, was cancelled
  ///   (`ECANCELED`) or wrote too much (`EFBIG`).
  package static func run(
    _ name: String, _ arguments: [String], adding variables: [String] = [],
    limit: Int = 1 << 20, endsAtLimit: Bool = false, isCancelled: () -> Bool = { false }
  ) -> Result<FinishedProgram, SystemError> {
    guard let output = BrokenPipeSafeOutput.make() else { return .failure(.last) }
    guard let errors = BrokenPipeSafeOutput.make() else {
      let error = SystemError.last
      for end in [output.reading, output.writing] { close(end) }
      return .failure(error)
    }
    defer { for end in [output.reading, errors.reading] { close(end) } }
    let start = ProgramStart(
      path: "/usr/bin/env", arguments: variables + [name] + arguments, output: output.writing,
      errors: errors.writing)
    let result = start.run()
    for end in [output.writing, errors.writing] { close(end) }
    return result.flatMap { process in
      do throws(SystemError) {
        let texts = try gather(
          [output.reading, errors.reading], limit, endsAtLimit: endsAtLimit, isCancelled)
        let status = try exitStatus(of: process, isCancelled)
        return .success(FinishedProgram(status: status, output: texts[0], errors: texts[1]))
      } catch {
        kill(-process, SIGKILL)
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        return .failure(error)
      }
    }
  }

  /// Waits for the end of a process that has closed its streams, and returns its exit status.
  private static func exitStatus(
    of process: Int32, _ isCancelled: () -> Bool
  ) throws(SystemError) -> Int32 {
    var status: Int32 = 0
    while true {
      let ended = waitpid(process, &status, WNOHANG)
      if ended == process { break }
      guard ended == 0 || errno == EINTR else { throw SystemError.last }
      if isCancelled() { throw SystemError(code: ECANCELED) }
      usleep(200)
    }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Reads several streams until all streams end, and returns their texts.
  private static func gather(
    _ streams: [Int32], _ limit: Int, endsAtLimit: Bool, _ isCancelled: () -> Bool
  ) throws(SystemError) -> [String] {
    var texts = [[UInt8]](repeating: [], count: streams.count)
    var open = Set(streams.indices)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      if isCancelled() { throw SystemError(code: ECANCELED) }
      let indices = open.sorted()
      var entries = indices.map { pollfd(fd: streams[$0], events: Int16(POLLIN), revents: 0) }
      guard poll(&entries, nfds_t(entries.count), 50) > 0 else { continue }
      for (index, entry) in zip(indices, entries) where entry.revents != 0 {
        let count = read(streams[index], &chunk, chunk.count)
        if count > 0 {
          let space = max(0, limit - texts[index].count)
          if endsAtLimit, count > space { throw SystemError(code: EFBIG) }
          texts[index] += chunk[..<min(count, space)]
        } else if count == 0 || errno != EINTR {
          open.remove(index)
        }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}
