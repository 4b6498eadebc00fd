import SystemLibrary

/// The signals that ask the process to end.
///
/// They can be blocked so that a command cleans up first.
///
/// The command checks whether a signal is pending, cleans up, and unblocks the signals. The process
/// then ends as if the signals had never been blocked.
struct Interruption: Sendable {
  /// Blocks the signals.
  var hold: @Sendable () -> Void = {}
  /// Returns whether one of the blocked signals is pending.
  var isPending: @Sendable () -> Bool = { false }
  /// Unblocks the signals, so that pending signals take effect.
  var release: @Sendable () -> Void = {}

  /// The signals of this process.
  ///
  /// Call `hold` before starting other threads, because a new thread inherits the blocked signals.
  static let process = Interruption(
    hold: { change(SIG_BLOCK) },
    isPending: {
      var pending = sigset_t()
      sigpending(&pending)
      return ending.contains { sigismember(&pending, $0) == 1 }
    },
    release: { change(SIG_UNBLOCK) })

  /// The signals that ask a process to end, without signals that the parent process ignores.
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
