#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A program to be started with streams and, perhaps, an environment of its own.
///
/// Signals are as in a new process, whatever this one holds back, and the program begins a group of
/// processes: an interrupt from the keyboard is not for it, and it can be stopped with all that it
/// starts.
struct ProgramStart {
  /// The program's file.
  var path: String
  /// What it is told, without its own name.
  var arguments: [String]
  /// The environment, as `NAME=value`; that of this process when absent.
  var environment: [String]?
  /// Its standard input; nothing comes from there when absent.
  var input: Int32?
  /// Its standard output; it leads nowhere when absent.
  var output: Int32?
  /// Its standard error; it leads nowhere when absent.
  var errors: Int32?

  #if canImport(Darwin)
    private typealias Actions = posix_spawn_file_actions_t?
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Actions = posix_spawn_file_actions_t
    private typealias Attributes = posix_spawnattr_t
  #endif

  /// The number of the new process, or what the system says where it cannot be.
  func run() -> Result<pid_t, SilentPipe.SystemError> {
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
    setStreams(&actions)
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
    return code == 0 ? .success(process) : .failure(SilentPipe.SystemError(code: code))
  }

  private func setStreams(_ actions: inout Actions) {
    for (stream, own) in [input, output, errors].enumerated() {
      if let own {
        posix_spawn_file_actions_adddup2(&actions, own, Int32(stream))
      } else {
        posix_spawn_file_actions_addopen(&actions, Int32(stream), "/dev/null", O_RDWR, 0)
      }
    }
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
