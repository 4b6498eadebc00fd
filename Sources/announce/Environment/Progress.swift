import Browsers
import Reports

/// The progress of a long job of many steps.
struct Progress: Sendable {
  private let count: Int
  private let text: @Sendable (Int, Int) -> String
  private let line: ProgressLine
  /// Receives the progress in place of standard error, for example to report it to a client.
  private let report: (@Sendable (Int, Int, String) -> Void)?

  /// Creates the progress of a job.
  ///
  /// - Parameters:
  ///   - count: The number of steps.
  ///   - environment: The environment, whose standard error shows the progress.
  ///   - text: Returns the text for a number of finished steps and the number of all steps.
  init(
    of count: Int, in environment: CommandEnvironment,
    text: @escaping @Sendable (Int, Int) -> String
  ) {
    self.count = count
    self.text = text
    line = ProgressLine(in: environment)
    report = environment.reportProgress
  }

  /// A listener that updates this progress, for jobs in modules without access to the terminal.
  var listener: ProgressListener { ProgressListener(update: update, end: end) }

  /// Shows the number of finished steps.
  func update(_ done: Int) {
    guard isStep(done) else { return }
    report?(done, count, text(done, count))
    line.show(text(done, count))
  }

  /// Ends the job, and erases the line of a terminal.
  func end() { line.end() }

  /// Whether to update the line now.
  ///
  /// The line is updated at most forty times in a job.
  private func isStep(_ done: Int) -> Bool {
    count > 0 && done * Progress.steps / count > (done - 1) * Progress.steps / count
  }

  private static let steps = 40
}

/// A line that names a running job with an unknown number of steps.
struct ActivityLine: Sendable {
  private let line: ProgressLine
  private let callLater: @Sendable (Double, @escaping @Sendable () -> Void) -> Void

  init(in environment: CommandEnvironment) {
    line = ProgressLine(in: environment)
    callLater = environment.callLater
  }

  /// Shows a text, replacing the line's previous text.
  ///
  /// A fast job ends before the text is written. A slow job's text is written after a delay.
  func show(_ text: String) {
    line.show(text)
    guard let delay = line.delay else { return }
    callLater(delay) { [line] in line.showAgain(text) }
  }

  /// Ends the job, and erases the line of a terminal.
  func end() { line.end() }
}

/// A line about a live page that waits for a slow server.
struct WaitLine: Sendable {
  private let line: ProgressLine

  init(in environment: CommandEnvironment) {
    line = ProgressLine(in: environment)
    // No page waits yet.
    line.end()
  }

  /// Shows how long a page has waited for an address.
  ///
  /// With `nil`, it shows that the wait is over.
  func show(_ wait: PageRequest.Wait?) {
    guard let wait else { return line.end() }
    line.show("waiting for \(wait.object) (\(wait.seconds) s)")
  }
}
