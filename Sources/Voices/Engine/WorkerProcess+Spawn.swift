#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension WorkerProcess {
  /// What the worker's environment has of this one's: where libraries are found.
  private static let keptVariables = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH",
  ]

  /// The worker's environment.
  ///
  /// The engine looks for data in `ESPEAK_DATA_PATH` and below `HOME` first; without them the same
  /// command gives the same sound for everybody. Source: espeak-ng 1.51, espeak_api.c.
  private static var environment: [String] {
    let kept = keptVariables.compactMap { name in
      getenv(name).map { "\(name)=\(String(cString: $0))" }
    }
    return ["HOME=/nonexistent", "LANG=C.UTF-8"] + kept
  }

  /// Starts a program whose standard input and output are a socket, in a process group of its own:
  /// an interrupt from the keyboard is not for it.
  static func spawn(
    _ program: String, _ arguments: [String], standardStreams socket: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    guard posix_spawn_file_actions_init(&actions) == 0 else { return nil }
    defer { posix_spawn_file_actions_destroy(&actions) }
    guard posix_spawnattr_init(&attributes) == 0 else { return nil }
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawn_file_actions_adddup2(&actions, socket, 0)
    posix_spawn_file_actions_adddup2(&actions, socket, 1)
    // The engine writes there what its results say as well.
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(&attributes, flags)

    var id: pid_t = 0
    let result = withCStrings([program] + arguments) { words in
      withCStrings(environment) { variables in
        posix_spawn(&id, program, &actions, &attributes, words, variables)
      }
    }
    return result == 0 ? id : nil
  }

  private static var flags: Int16 {
    #if canImport(Darwin)
      Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_CLOEXEC_DEFAULT)
    #else
      Int16(POSIX_SPAWN_SETPGROUP) | Int16(POSIX_SPAWN_SETSIGMASK)
    #endif
  }

  /// Two sockets joined to each other, which other programs do not inherit.
  ///
  /// Unlike a pipe, a socket can be written without a signal when the other end is closed.
  static func sockets() -> (Int32, Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Darwin)
      guard socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return nil }
      var isOn: Int32 = 1
      for end in ends {
        _ = fcntl(end, F_SETFD, FD_CLOEXEC)
        setsockopt(end, SOL_SOCKET, SO_NOSIGPIPE, &isOn, socklen_t(MemoryLayout<Int32>.size))
      }
    #elseif canImport(Glibc)
      let kind = Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue)
      guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    #else
      guard socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, &ends) == 0 else { return nil }
    #endif
    return (ends[0], ends[1])
  }

  /// Writes to a socket; a closed other end is an error and not a signal.
  static func sendQuietly(_ socket: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Darwin)
      Darwin.send(socket, bytes, count, 0)
    #elseif canImport(Glibc)
      Glibc.send(socket, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      Musl.send(socket, bytes, count, Int32(MSG_NOSIGNAL))
    #endif
  }

  private static func withCStrings(
    _ texts: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Int32
  ) -> Int32 {
    let words = texts.map { strdup($0) }
    defer { for word in words { free(word) } }
    return body(words + [nil])
  }
}
