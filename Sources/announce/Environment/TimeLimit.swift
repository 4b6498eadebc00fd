import Reports

/// The time limit of `--timeout`, counted from the start of the command.
struct TimeLimit: Sendable {
  /// The number of seconds that the user gave.
  let seconds: Int
  /// Advice for the user if the time is over.
  var remedy = "name fewer files, or a longer --timeout"
  private let end: Double
  private let now: @Sendable () -> Double

  init(seconds: Int, in environment: CommandEnvironment) {
    self.seconds = seconds
    now = environment.now
    end = environment.now() + Double(seconds)
  }

  /// Creates the limit from the option, or returns `nil` if the user did not set the option.
  init?(_ arguments: Arguments, in environment: CommandEnvironment) throws(UsageError) {
    guard let seconds = try TimeLimit.seconds(arguments) else { return nil }
    self.init(seconds: seconds, in: environment)
  }

  /// Returns the number of seconds, or `nil` if the user did not set the option.
  static func seconds(_ arguments: Arguments) throws(UsageError) -> Int? {
    try arguments.number(
      of: .timeout, in: 1...86_400, remedy: "write --timeout with seconds from 1 to 86400")
  }

  /// Whether the time is over.
  var isOver: Bool { now() >= end }

  /// The number of seconds until the time is over.
  var remaining: Double { max(0, end - now()) }

  /// The message about the end of the time.
  var message: String {
    "announce: timed out after \(counted(seconds, "second")); \(remedy)"
  }
}

extension Interruption {
  /// Returns these signals, with the end of a time limit as a further reason to count as pending.
  ///
  /// A command that must clean up can therefore check for a signal and for the limit in the same
  /// way.
  func limited(by limit: TimeLimit?) -> Interruption {
    guard let limit else { return self }
    var limited = self
    let isPending = isPending
    limited.isPending = { isPending() || limit.isOver }
    return limited
  }
}
