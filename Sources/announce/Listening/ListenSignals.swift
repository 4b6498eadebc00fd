import Processes
import SystemLibrary
import Voices

/// The signals of a session, handed to its loop through a pipe.
///
/// A handler can reach nothing but what is global, so the pipe is; it is made once and never changed.
enum ListenSignals {
  /// The end that the loop looks at; absent where the system has no pipes left.
  static var descriptor: Int32? { ends?.reading }

  private static let ends = madeEnds()

  /// Signals that a session answers.
  private static let answered = [SIGINT, SIGTERM, SIGHUP, SIGQUIT, SIGTSTP, SIGCONT, SIGWINCH]
  /// Signals of a program that is broken, which leave no time to answer.
  private static let broken = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGFPE, SIGABRT, SIGSYS]

  /// Has the signals handed over, and the terminal restored before a broken program ends.
  ///
  /// - Parameter isDrawn: Whether the session is drawn on the terminal, which is undone then.
  static func begin(isDrawn: Bool) {
    guard ends != nil else { return }
    for number in answered { signal(number) { ListenSignals.handOver($0) } }
    unblock(answered + broken)
    // What a handler needs is made now, since nothing may be made in one.
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

  /// Gives the signals back their usual meaning.
  static func end() {
    for number in answered + broken { signal(number, SIG_DFL) }
  }

  /// The signals that came since this was asked last, in their order.
  static func arrived() -> [Int32] {
    guard let ends else { return [] }
    var bytes = [UInt8](repeating: 0, count: 64)
    let count = read(ends.reading, &bytes, bytes.count)
    return bytes.prefix(max(0, count)).map(Int32.init)
  }

  /// Stops the process as the signal would have; returns when it goes on.
  static func stop() {
    signal(SIGTSTP, SIG_DFL)
    raise(SIGTSTP)
    signal(SIGTSTP) { ListenSignals.handOver($0) }
  }

  /// Ends the process as the signal would have, so that whoever waits for it knows why.
  static func die(of number: Int32) {
    signal(number, SIG_DFL)
    raise(number)
  }

  /// Lets signals through that whoever started this program held back.
  private static func unblock(_ numbers: [Int32]) {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func handOver(_ number: Int32) {
    guard let ends else { return }
    let error = errno
    var byte = UInt8(truncatingIfNeeded: number)
    // A full pipe has the loop look soon anyway.
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
