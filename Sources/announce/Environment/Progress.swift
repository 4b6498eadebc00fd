import Reports

/// A line on the terminal that tells how far a long job is, and that goes away again.
struct Progress: Sendable {
  private let count: Int
  private let words: @Sendable (Int, Int) -> String
  private let start: Double
  private let now: @Sendable () -> Double
  /// Where the line is written; absent where nobody would see it.
  private let write: (@Sendable (String) -> Void)?

  /// The progress of so many things, told on a terminal only.
  ///
  /// - Parameter words: What is told when some of them are done, of how many.
  init(
    of count: Int, in environment: CommandEnvironment,
    words: @escaping @Sendable (Int, Int) -> String
  ) {
    self.count = count
    self.words = words
    now = environment.now
    start = environment.now()
    let isShown = environment.canRewriteErrorLine && !environment.isContinuousIntegration
    write = isShown ? environment.writeNow : nil
  }

  /// What a job that knows no terminal is given.
  var listener: ProgressListener { ProgressListener(tell: tell, end: end) }

  func tell(_ done: Int) {
    guard let write, isLong, isStep(done) else { return }
    write("\(Progress.erasing)announce: \(words(done, count))")
  }

  /// Takes the line away.
  func end() { if isLong { write?(Progress.erasing) } }

  /// A job of a second needs no progress.
  private var isLong: Bool { now() - start > 1 }

  /// Some forty lines are enough, however many things there are.
  private func isStep(_ done: Int) -> Bool {
    count > 0 && done * Progress.steps / count > (done - 1) * Progress.steps / count
  }

  private static let steps = 40

  /// Back to the beginning of the line, and what stands there away.
  ///
  /// Source: ECMA-48, EL.
  private static let erasing = "\r\u{1B}[K"
}
