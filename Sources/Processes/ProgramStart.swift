internal import CSystem
internal import SystemLibrary

/// A program to start, with its streams and its environment.
///
/// The program starts with default signal handling, in its own process group. Therefore, an
/// interrupt from the keyboard does not reach the program. In addition, a signal to the process
/// group can kill the program together with all processes that it starts.
struct ProgramStart {
  var path: String
  /// The arguments, without the program's name.
  var arguments: [String] = []
  /// The environment as `NAME=value`, or `nil` for the environment of this process.
  var environment: [String]?
  /// The file descriptor that becomes the program's standard input.
  ///
  /// For standard input, output and error, `nil` stands for `/dev/null`.
  var input: Int32?
  var output: Int32?
  var errors: Int32?
  /// The file descriptors that become descriptors 3, 4 and so on in the program.
  var others: [Int32] = []

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// Starts the program and returns its process id, or the error.
  func run() -> Result<Int32, SystemError> {
    #if canImport(Darwin)
      var (actions, attributes): (Actions, Attributes) = (nil, nil)
    #else
      var (actions, attributes) = (Actions(), Attributes())
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    let own = setStreams(&actions)
    defer { for descriptor in own { close(descriptor) } }
    setSignals(&attributes)
    var process: pid_t = 0
    let code = withCStrings([path] + arguments) { words in
      guard let environment else {
        return posix_spawn(&process, path, &actions, &attributes, words, environ)
      }
      return withCStrings(environment) {
        posix_spawn(&process, path, &actions, &attributes, words, $0)
      }
    }
    return code == 0 ? .success(process) : .failure(SystemError(code: code))
  }

  /// Adds actions that connect descriptors of this process to the program's descriptors 0, 1, 2 and
  /// so on.
  ///
  /// The descriptors of this process are first copied to higher numbers. Otherwise, connecting one
  /// of them could overwrite another one that is still needed.
  ///
  /// - Returns: The copies, which must be closed after the program has started.
  private func setStreams(_ actions: inout Actions) -> [Int32] {
    let streams = [input, output, errors] + others
    var copies: [Int32] = []
    for (stream, own) in streams.enumerated() {
      if let own {
        let copy = fcntl(own, F_DUPFD_CLOEXEC, Int32(streams.count))
        if copy >= 0 { copies.append(copy) }
        posix_spawn_file_actions_adddup2(&actions, copy, Int32(stream))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(stream), "/dev/null", O_RDWR, 0)
      }
    }
    return copies
  }

  private func setSignals(_ attributes: inout Attributes) {
    var none = sigset_t()
    var usual = sigset_t()
    sigemptyset(&none)
    sigemptyset(&usual)
    sigaddset(&usual, SIGPIPE)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &usual)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, Self.flags)
  }

  private static var flags: Int16 {
    let flags = [POSIX_SPAWN_SETSIGMASK, POSIX_SPAWN_SETSIGDEF, POSIX_SPAWN_SETPGROUP]
    #if canImport(Darwin)
      let closesOthers = Int32(POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      let closesOthers: Int32 = 0
    #endif
    return Int16(flags.reduce(closesOthers) { $0 | Int32($1) })
  }

  private func withCStrings(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    return body(words + [nil])
  }
}
