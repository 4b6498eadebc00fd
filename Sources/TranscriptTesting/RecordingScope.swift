public import Scenarios
internal import SystemLibrary

/// Calls `body`, whose assertions record announcements in scenario documents and test sources.
///
/// If a test recorded announcements, the test fails, and its failure message states what was
/// written. Nothing is recorded while the environment variable `CI` is set.
///
///     withRecording(.missing) {
///       assertScenarios(in: "Scenarios")
///     }
///
/// - Parameters:
///   - mode: What to record; `nil` records nothing, even if `ANNOUNCE_RECORD` is set.
///   - body: The assertions.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withRecording<Result>(
  _ mode: RecordMode?, _ body: () throws -> Result
) rethrows -> Result {
  try RecordingScope.$current.withValue(RecordingScope(mode: mode), operation: body)
}

/// Calls an asynchronous `body`, whose assertions record announcements in scenario documents and
/// test sources.
///
/// - Parameters:
///   - mode: What to record; `nil` records nothing, even if `ANNOUNCE_RECORD` is set.
///   - isolation: The actor of the caller.
///   - body: The assertions.
/// - Returns: The result of `body`.
/// - Throws: The error that `body` throws.
public func withRecording<Result>(
  _ mode: RecordMode?, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await RecordingScope.$current.withValue(RecordingScope(mode: mode), operation: body)
}

/// The recording mode in the body of ``withRecording(_:_:)``.
struct RecordingScope: Sendable {
  let mode: RecordMode?

  @TaskLocal static var current: RecordingScope?
}

/// The recording that an assertion must make, if any.
///
/// The argument of the assertion comes first, then the mode of the ``withRecording(_:_:)`` around
/// the assertion, then the environment variable `ANNOUNCE_RECORD`.
struct RecordingRequest: Sendable, Hashable {
  var mode: RecordMode?
  /// Whether a recording was requested but is not made, because `CI` is set.
  var isRefused = false
  /// The problem with the value of `ANNOUNCE_RECORD`, or `nil` if there is none.
  var problem: String?

  static let refusal = "nothing was recorded, because CI is set"

  /// Creates the request of an assertion.
  ///
  /// - Parameters:
  ///   - argument: The mode with which the assertion was called, or `nil`.
  ///   - scope: The mode of the `withRecording` around the assertion, or `nil` if there is none.
  ///   - environment: A function that returns the value of an environment variable.
  init(
    _ argument: RecordMode?, scope: RecordingScope? = RecordingScope.current,
    environment: (String) -> String? = SystemCall.environment
  ) {
    if let argument {
      mode = argument
    } else if let scope {
      mode = scope.mode
    } else {
      readEnvironment(environment("ANNOUNCE_RECORD") ?? "")
    }
    if mode != nil, RecordingRequest.isTrue(environment("CI") ?? "") {
      mode = nil
      isRefused = true
    }
  }

  /// Reads the recording mode from the value of `ANNOUNCE_RECORD`.
  ///
  /// Values such as `1` and `true` are ignored, because other tests use them.
  private mutating func readEnvironment(_ value: String) {
    mode = RecordMode(rawValue: value.lowercased())
    guard mode == nil, !["", "0", "1", "false", "true"].contains(value.lowercased()) else { return }
    problem = "ANNOUNCE_RECORD is “\(value)”; set it to missing or changed"
  }

  private static func isTrue(_ value: String) -> Bool {
    !["", "0", "false"].contains(value.lowercased())
  }
}
