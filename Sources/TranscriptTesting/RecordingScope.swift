public import Scenarios
internal import SystemLibrary

/// Lets the assertions in `body` write what is heard into scenario documents.
///
/// A test that wrote something fails and says what; nothing is written where the environment
/// variable `CI` is set.
///
///     withRecording(.missing) {
///       assertScenarios(in: "Scenarios")
///     }
///
/// - Parameter mode: Which cells are written; nothing is with `nil`, whatever the environment says.
public func withRecording<Result>(
  _ mode: RecordMode?, _ body: () throws -> Result
) rethrows -> Result {
  try RecordingScope.$current.withValue(RecordingScope(mode: mode), operation: body)
}

/// Lets the assertions in `body` write what is heard into scenario documents.
///
/// - Parameter mode: Which cells are written; nothing is with `nil`, whatever the environment says.
public func withRecording<Result>(
  _ mode: RecordMode?, isolation: isolated (any Actor)? = #isolation,
  _ body: () async throws -> Result
) async rethrows -> Result {
  try await RecordingScope.$current.withValue(RecordingScope(mode: mode), operation: body)
}

/// What ``withRecording(_:_:)`` says to the assertions in its body.
struct RecordingScope: Sendable {
  /// Which cells are written.
  let mode: RecordMode?

  @TaskLocal static var current: RecordingScope?
}

/// Which cells a test writes: what it says itself, else the scope it is in, else `ANNOUNCE_RECORD`.
struct RecordingRequest: Sendable, Hashable {
  /// Which cells are written.
  var mode: RecordMode?
  /// Whether writing was asked for where it is not allowed.
  var isRefused = false
  /// What is wrong with the environment.
  var problem: String?

  /// What is wished for.
  ///
  /// - Parameter environment: The value of an environment variable.
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

  /// Takes the value of `ANNOUNCE_RECORD`; `1` and the like ask for other recordings than these,
  /// which are to be written by hand first.
  private mutating func readEnvironment(_ value: String) {
    mode = RecordMode(rawValue: value.lowercased())
    guard mode == nil, !["", "0", "1", "false", "true"].contains(value.lowercased()) else { return }
    problem = "ANNOUNCE_RECORD is “\(value)”; it takes missing or changed"
  }

  private static func isTrue(_ value: String) -> Bool {
    !["", "0", "false"].contains(value.lowercased())
  }
}
