import Reports
internal import TextIO

/// The form in which standard error shows the progress of a job.
enum ProgressDisplay: Sendable {
  /// Progress is not shown.
  case none
  /// A line of the terminal that is updated, and erased at the end of the job.
  case terminal
  /// A few lines of text, for a file, a pipe, or the log of a build server.
  case log

  /// The number of seconds after which a job shows its progress.
  ///
  /// A shorter job shows no progress.
  fileprivate var delay: Double { self == .log ? 3 : 1 }
}

/// The line on standard error that shows the progress of a job.
///
/// Jobs may use it on any thread.
final class ProgressLine: @unchecked Sendable {
  private let display: ProgressDisplay
  private let width: Int
  private let now: @Sendable () -> Double
  private let write: @Sendable (String) -> Void

  // The lock protects the variables below.
  private let lock = Lock()
  /// The time at which the current job began, or `nil` between two jobs.
  private var start: Double?
  /// The text to show, or `nil` when the job has ended.
  private var text: String?
  /// The time at which the line was last written, or `nil` if it was never written or is erased.
  private var writtenAt: Double?

  /// Creates the line of a job that begins now.
  init(in environment: CommandEnvironment) {
    display = environment.progressDisplay
    width = environment.width
    now = environment.now
    write = environment.writeNow
    start = now()
  }

  /// The number of seconds after which a job shows its progress, or `nil` if nothing is shown.
  var delay: Double? { display == .none ? nil : display.delay }

  /// Shows a text if the job takes long enough.
  func show(_ text: String) {
    guard display != .none else { return }
    lock.withLock {
      self.text = text
      start = start ?? now()
      writeIfDue()
    }
  }

  /// Shows a text that was given before, unless another text has replaced it or the job has ended.
  func showAgain(_ text: String) {
    lock.withLock {
      if self.text == text { writeIfDue() }
    }
  }

  /// Ends the job, and erases the line of a terminal.
  func end() {
    guard display != .none else { return }
    lock.withLock {
      text = nil
      start = nil
      guard display == .terminal, writtenAt != nil else { return }
      write(ProgressLine.erasing)
      writtenAt = nil
    }
  }

  private func writeIfDue() {
    let time = now()
    guard let text, let start, time - start >= display.delay else { return }
    switch display {
    case .none: return
    case .terminal:
      // A line that wraps could not be erased, so it is cut to the width.
      let line = TerminalText.of("announce: \(text)").prefix(max(1, width - 1))
      write("\(ProgressLine.erasing)\(line)")
    case .log:
      if let writtenAt, time - writtenAt < ProgressLine.logInterval { return }
      write("\(TerminalText.of("announce: \(text)"))\n")
    }
    writtenAt = time
  }

  /// The number of seconds between two lines of a log.
  private static let logInterval = 10.0

  /// Moves to the beginning of the line and erases it.
  ///
  /// Source: ECMA-48, EL.
  private static let erasing = "\r\u{1B}[K"
}
