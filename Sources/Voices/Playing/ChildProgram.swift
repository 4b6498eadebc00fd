#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Starts a program with pipes to its standard input and from its standard error.
///
/// Standard output leads nowhere. Signals are as in a new process, whatever this one holds back, and
/// the program begins a group of processes, so that it can be stopped with all that it starts.
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
    var process: pid_t = 0
    let code = spawn(path, arguments, input.reading, messages.writing, &process)
    close(input.reading)
    close(messages.writing)
    guard code == 0 else {
      close(input.writing)
      close(messages.reading)
      return .failure(SilentPipe.SystemError(code: code))
    }
    for end in [input.writing, messages.reading] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    return .success(Running(process: process, input: input.writing, messages: messages.reading))
  }

  private static var lastError: SilentPipe.SystemError { SilentPipe.SystemError(code: errno) }

  private static func spawn(
    _ path: String, _ arguments: [String], _ input: Int32, _ messages: Int32,
    _ process: inout pid_t
  ) -> Int32 {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
      let closesOthers = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
      let closesOthers: Int32 = 0
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, messages, 2)
    var none = sigset_t()
    var usual = sigset_t()
    sigemptyset(&none)
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    let flags = [POSIX_SPAWN_SETSIGMASK, POSIX_SPAWN_SETSIGDEF, POSIX_SPAWN_SETPGROUP]
    posix_spawnattr_setflags(
      &attributes, Int16(flags.reduce(closesOthers) { $0 | Int32($1) }))
    var words: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) }
    defer { words.forEach { free($0) } }
    words.append(nil)
    return posix_spawn(&process, path, &actions, &attributes, words, environ)
  }
}
