internal import SystemLibrary

/// A program to be started with streams and, perhaps, an environment of its own.
///
/// Signals are as in a new process, whatever this one holds back, and the program begins a group of
/// processes: an interrupt from the keyboard is not for it, and it can be stopped with all that it
/// starts.
struct ProgramStart {
  var path: String
  /// What it is told, without its own name.
  var arguments: [String] = []
  /// The environment, as `NAME=value`; that of this process when absent.
  var environment: [String]?
  /// Its standard input; nothing comes from there when absent.
  var input: Int32?
  /// Its standard output; it leads nowhere when absent.
  var output: Int32?
  /// Its standard error; it leads nowhere when absent.
  var errors: Int32?
  /// What it finds as descriptors 3, 4 and so on.
  var others: [Int32] = []

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// The number of the new process, or what the system says where it cannot be.
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

  /// Connects the streams, through copies that lie above all of them.
  ///
  /// Without copies, one of ours that has the number of a stream would be closed before its turn.
  /// - Returns: The copies, for which there is no use once the program has begun.
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
