package import Simulator

/// A finished session of one reader.
package struct PlayedSession: Sendable {
  /// The screen on which the session began.
  package var screen: Screen
  package var reader: any ScreenReader
  /// The gestures and the announcements after them.
  package var steps: [Session.Step]
  /// The duration in milliseconds.
  package var duration: Int
  /// The part of the script for each step, or `nil` for the opening of the screen.
  package var sources: [GestureScript.Step?]

  /// Plays a script on a screen.
  ///
  /// - Parameter isCancelled: Returns whether to stop before the next gesture.
  package init(
    _ screen: Screen, by reader: any ScreenReader, app: any App, script: GestureScript, rate: Int,
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    self.screen = screen
    self.reader = reader
    var session = Session(screen, by: reader, app: app)
    session.isOutOfTime = isCancelled
    session.begin(rate: rate)
    sources = [nil]
    for step in script.steps where !isCancelled() {
      session.performWithoutResult(step.gesture)
      // A gesture that only speeds up the next gesture is not a step.
      while sources.count < session.stepCount { sources.append(step) }
    }
    steps = session.record
    duration = session.duration
  }

  /// The cost of the session in words: the numbers of gestures, seconds and heard words.
  package var cost: String {
    let gestures = steps.count { $0.gesture != nil }
    let words = steps.flatMap(\.heard).filter { $0.cause != .sound && !$0.isLost }
      .reduce(0) { $0 + $1.text.split(separator: " ").count }
    return "\(counted(gestures, "gesture")), \(SessionTime.text(duration)), "
      + "\(counted(words, "word")) heard"
  }

  /// Returns the reason why a step could not be performed, with its location in the script.
  package func problem(of number: Int) -> String? {
    guard let problem = steps[number].problem else { return nil }
    guard sources.indices.contains(number), let source = sources[number] else { return problem }
    return "line \(source.line), column \(source.column): \(problem)"
  }

  /// Whether a gesture could not be performed.
  package var hasProblems: Bool { steps.contains { $0.problem != nil } }
}

/// Times of a session in seconds, with one decimal.
enum SessionTime {
  static func text(_ milliseconds: Int) -> String {
    let tenths = (milliseconds + 50) / 100
    return "\(tenths / 10).\(tenths % 10) s"
  }
}
