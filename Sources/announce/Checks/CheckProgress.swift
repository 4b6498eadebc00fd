import Scenarios

/// A line on the terminal that tells how far a long check is, and that goes away again.
struct CheckProgress: Sendable {
  private let count: Int
  private let start: Double
  private let now: @Sendable () -> Double
  /// Where the line is written; absent where nobody would see it.
  private let write: (@Sendable (String) -> Void)?

  /// The progress of so many documents, told on a terminal only.
  init(of count: Int, in surroundings: Surroundings) {
    self.count = count
    now = surroundings.now
    start = surroundings.now()
    let isShown = surroundings.canRewriteErrorLine && !surroundings.isContinuousIntegration
    write = isShown ? surroundings.writeNow : nil
  }

  /// Checks the documents of a run and tells how far it is.
  func reports(of run: ScenarioRun) -> [DocumentReport] {
    let reports = run.reports { done in tell(done) }
    if isLong { write?(CheckProgress.erasing) }
    return reports
  }

  private func tell(_ done: Int) {
    guard let write, isLong, isStep(done) else { return }
    write("\(CheckProgress.erasing)announce: checked \(done) of \(count) documents")
  }

  /// A job of a second needs no progress.
  private var isLong: Bool { now() - start > 1 }

  /// Some forty lines are enough, however many documents there are.
  private func isStep(_ done: Int) -> Bool {
    count > 0 && done * CheckProgress.steps / count > (done - 1) * CheckProgress.steps / count
  }

  private static let steps = 40

  /// Back to the beginning of the line, and what stands there away.
  ///
  /// Source: ECMA-48, EL.
  private static let erasing = "\r\u{1B}[K"
}
