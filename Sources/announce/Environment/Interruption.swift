import SystemLibrary

/// How a command that leaves things behind hears that it is to end.
///
/// Signals are held back rather than handled: the command looks whether one came, cleans up and lets
/// them go, and then the process ends as if nothing had been held back.
struct Interruption: Sendable {
  /// Holds signals back from now on.
  var hold: @Sendable () -> Void = {}
  /// Whether one came.
  var isPending: @Sendable () -> Bool = { false }
  /// Lets those that came do what they do.
  var release: @Sendable () -> Void = {}

  /// The signals of the process.
  ///
  /// To be held before other threads begin, which then hold them as well.
  static let process = Interruption(
    hold: { change(SIG_BLOCK) },
    isPending: {
      var pending = sigset_t()
      sigpending(&pending)
      return ending.contains { sigismember(&pending, $0) == 1 }
    },
    release: { change(SIG_UNBLOCK) })

  /// What asks a process to end, unless whoever started it wants that to be ignored.
  private static var ending: [Int32] {
    [SIGINT, SIGTERM, SIGHUP, SIGQUIT].filter { signal in
      var action = sigaction()
      guard sigaction(signal, nil, &action) == 0 else { return false }
      #if canImport(Glibc)
        let handler = action.__sigaction_handler.sa_handler
      #elseif canImport(Musl)
        let handler = action.__sa_handler.sa_handler
      #else
        let handler = action.__sigaction_u.__sa_handler
      #endif
      return unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
    }
  }

  private static func change(_ how: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for signal in ending { sigaddset(&signals, signal) }
    pthread_sigmask(how, &signals, nil)
  }
}
