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

  /// The last line that the program wrote to standard error, or its exit status if there is no such
  /// line.
  package var lastMessage: String {
    errors.split(whereSeparator: \.isNewline).last.map(String.init) ?? "exit status \(status)"
  }

  /// Runs a program from the search path, with variables added to the environment.
  ///
  /// - Returns: The result of the program, or an error if the program could not be started or was
  ///   cancelled.
  package static func run(
    _ name: String, _ arguments: [String], adding variables: [String] = [],
    limit: Int = 1 << 20, isCancelled: () -> Bool = { false }
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
      let texts = gather([output.reading, errors.reading], limit, isCancelled)
      if texts == nil { kill(-process, SIGKILL) }
      var status: Int32 = 0
      while waitpid(process, &status, 0) < 0, errno == EINTR {}
      guard let texts else { return .failure(SystemError(code: ECANCELED)) }
      let signal = status & 0x7F
      return .success(
        FinishedProgram(
          status: signal == 0 ? (status >> 8) & 0xFF : 128 + signal, output: texts[0],
          errors: texts[1]))
    }
  }

  /// Reads several streams until all of them end; returns `nil` if the caller cancels.
  private static func gather(
    _ streams: [Int32], _ limit: Int, _ isCancelled: () -> Bool
  ) -> [String]? {
    var texts = [[UInt8]](repeating: [], count: streams.count)
    var open = Set(streams.indices)
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !open.isEmpty {
      if isCancelled() { return nil }
      let indices = open.sorted()
      var entries = indices.map { pollfd(fd: streams[$0], events: Int16(POLLIN), revents: 0) }
      guard poll(&entries, nfds_t(entries.count), 50) > 0 else { continue }
      for (index, entry) in zip(indices, entries) where entry.revents != 0 {
        let count = read(streams[index], &chunk, chunk.count)
        if count > 0 {
          texts[index] += chunk[..<min(count, max(0, limit - texts[index].count))]
        } else if count == 0 || errno != EINTR {
          open.remove(index)
        }
      }
    }
    return texts.map { String(decoding: $0, as: UTF8.self) }
  }
}
