#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Starts a program with pipes to its standard input and from its standard error.
///
/// Standard output leads nowhere.
enum ChildProgram {
  /// A program that runs.
  struct Running {
    /// Its process.
    var process: pid_t
    /// Where it is handed its input.
    var input: Int32
    /// Where its messages come from.
    var messages: Int32
  }

  /// Starts a program; what the system says where it cannot.
  static func start(
    _ path: String, _ arguments: [String]
  ) -> Result<Running, SilentPipe.SystemError> {
    guard let input = SilentPipe.make() else { return .failure(lastError) }
    guard let messages = SilentPipe.make() else {
      let error = lastError
      close(input.reading)
      close(input.writing)
      return .failure(error)
    }
    let start = ProgramStart(
      path: path, arguments: arguments, input: input.reading, errors: messages.writing)
    let result = start.run()
    close(input.reading)
    close(messages.writing)
    switch result {
    case .failure(let error):
      close(input.writing)
      close(messages.reading)
      return .failure(error)
    case .success(let process):
      for end in [input.writing, messages.reading] {
        _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
      }
      return .success(Running(process: process, input: input.writing, messages: messages.reading))
    }
  }

  private static var lastError: SilentPipe.SystemError { SilentPipe.SystemError(code: errno) }
}
