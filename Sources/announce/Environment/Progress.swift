import Browsers
import Reports
internal import TextIO

/// A line on the terminal that shows the progress of a long job and disappears at its end.
struct Progress: Sendable {
  private let count: Int
  private let text: @Sendable (Int, Int) -> String
  private let start: Double
  private let now: @Sendable () -> Double
  /// Writes to the terminal; `nil` if nobody would see the line.
  private let write: (@Sendable (String) -> Void)?
  /// Receives the progress when no terminal shows it.
  private let report: (@Sendable (Int, Int, String) -> Void)?

  /// Creates the progress of a job.
  ///
  /// - Parameters:
  ///   - count: The number of steps.
  ///   - environment: The environment, whose standard error must be a terminal.
  ///   - text: Returns the text for a number of finished steps and the number of all steps.
  init(
    of count: Int, in environment: CommandEnvironment,
    text: @escaping @Sendable (Int, Int) -> String
  ) {
    self.count = count
    self.text = text
    now = environment.now
    start = environment.now()
    write = Progress.writer(in: environment)
    report = environment.reportProgress
  }

  /// Returns the function that writes to the terminal.
  ///
  /// Returns `nil` if standard error is not a terminal, and on build servers.
  fileprivate static func writer(
    in environment: CommandEnvironment
  ) -> (@Sendable (String) -> Void)? {
    let isVisible = environment.canRewriteErrorLine && !environment.isContinuousIntegration
    return isVisible ? environment.writeNow : nil
  }

  /// The progress, for a job that does not know about terminals.
  var listener: ProgressListener { ProgressListener(update: update, end: end) }

  /// Shows the number of finished steps.
  func update(_ done: Int) {
    guard isStep(done) else { return }
    report?(done, count, text(done, count))
    guard let write, isLong else { return }
    write("\(Progress.erasing)announce: \(text(done, count))")
  }

  /// Erases the line.
  func end() { if isLong { write?(Progress.erasing) } }

  /// Whether the job takes more than a second; shorter jobs show no progress.
  private var isLong: Bool { now() - start > 1 }

  /// Whether to update the line now.
  ///
  /// The line is updated about forty times in a job.
  private func isStep(_ done: Int) -> Bool {
    count > 0 && done * Progress.steps / count > (done - 1) * Progress.steps / count
  }

  private static let steps = 40

  /// Moves to the beginning of the line and erases it.
  ///
  /// Source: ECMA-48, EL.
  fileprivate static let erasing = "\r\u{1B}[K"
}

/// A line on the terminal that names a running job and disappears at its end.
struct ActivityLine: Sendable {
  private let width: Int
  /// Writes to the terminal; `nil` if nobody would see the line.
  private let write: (@Sendable (String) -> Void)?

  init(in environment: CommandEnvironment) {
    width = environment.width
    write = Progress.writer(in: environment)
  }

  /// Shows a text, replacing the line's previous text.
  func show(_ text: String) {
    // A line that wraps could not be erased, so it is cut to the width.
    let line = TerminalText.of("announce: \(text)").prefix(max(1, width - 1))
    write?("\(Progress.erasing)\(line)")
  }

  /// Erases the line.
  func end() { write?(Progress.erasing) }
}

/// Text about a slow server: a line on the terminal that disappears, or one line in a log.
struct WaitLine: Sendable {
  private let line: ActivityLine
  private let isTerminal: Bool
  private let write: @Sendable (String) -> Void

  /// The number of seconds after which the line is written to a log.
  private static let loggedSeconds = 3

  init(in environment: CommandEnvironment) {
    line = ActivityLine(in: environment)
    isTerminal = environment.canRewriteErrorLine
    write = environment.writeNow
  }

  /// Shows that a page has waited for an address for some seconds; `nil` says that the wait is over.
  func show(_ wait: PageRequest.Wait?) {
    guard let wait else {
      if isTerminal { line.end() }
      return
    }
    let text = "waiting for \(wait.object)"
    if isTerminal {
      line.show("\(text) (\(wait.seconds) s)")
    } else if wait.seconds == WaitLine.loggedSeconds {
      write("announce: \(text)\n")
    }
  }
}
