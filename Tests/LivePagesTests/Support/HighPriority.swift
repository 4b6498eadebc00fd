import Testing

/// Runs the tests of a suite with high priority.
///
/// Tests of all suites begin together, and a test that waits continues after all those that have begun by then. Tests
/// with a browser wait often, so without a priority most of them run when the others have ended, on an idle machine.
struct HighPriority: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await withoutActuallyEscaping(function) { function in
      try await Task(priority: .high, operation: function).value
    }
  }
}

extension Trait where Self == HighPriority {
  /// See ``HighPriority``.
  static var highPriority: HighPriority { HighPriority() }
}
