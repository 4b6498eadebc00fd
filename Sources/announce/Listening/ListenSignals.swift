import Processes
import SystemLibrary

/// The delivery of signals to the loop of a session, through a pipe.
///
/// The pipe is global, because a signal handler can only use globals. The pipe is created once.
enum ListenSignals {
  /// The end of the pipe from which the loop reads, or `nil` if no pipe could be created.
  static var descriptor: Int32? { ends?.reading }

  private static let ends = madeEnds()

  /// The signals that a session handles.
  private static let handled = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// The signals of a crash, after which the process cannot continue.
  private static let broken = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

  /// Starts delivering signals.
  ///
  /// In a crash, the handler also restores the terminal before the process ends.
  ///
  /// - Parameter isDrawn: Whether the session is drawn on the alternate screen.
  static func begin(isDrawn: Bool) {
    guard ends != nil else { return }
    for number in handled { signal(number) { ListenSignals.deliver($0) } }
    unblock(handled + broken)
    // Initialize the global now, because a handler must not allocate memory.
    guard TerminalMode.original != nil else { return }
    for number in broken {
      if isDrawn {
        signal(number) { number in
          TerminalMode.endDrawingInHaste()
          TerminalMode.restore(TCSANOW)
          ListenSignals.die(of: number)
        }
      } else {
        signal(number) { number in
          TerminalMode.restore(TCSANOW)
          ListenSignals.die(of: number)
        }
      }
    }
  }

  /// Restores the default handlers of all signals that a session handles.
  static func end() {
    for number in handled + broken { signal(number, SIG_DFL) }
  }

  /// Returns the signals since the last call, in the order of their arrival.
  static func arrived() -> [Int32] {
    guard let ends else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends.reading, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(Int32.init)
  }

  /// Suspends the process, as SIGTSTP does by default, and returns when the process continues.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP) { ListenSignals.deliver($0) }
  }

  /// Ends the process by a signal, so that the parent process sees the cause.
  static func die(of number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Unblocks signals that the parent process may have blocked.
  private static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func deliver(_ number: Int32) {
    guard let ends else { return }
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // If the pipe is full, the write fails, but the loop has other signals to read anyway.
    _ = write(ends.writing, &byte, 1)
    errno = error
  }

  private static func madeEnds() -> (reading: Int32, writing: Int32)? {
    guard let ends = BrokenPipeSafeOutput.make() else { return nil }
    for end in [ends.reading, ends.writing] {
      _ = fcntl(end, F_SETFL, fcntl(end, F_GETFL) | O_NONBLOCK)
    }
    return ends
  }
}
