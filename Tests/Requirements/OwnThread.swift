internal import Dispatch
public import Testing

/// A trait that runs the tests of a suite one after the other on a separate thread.
///
/// Swift runs tests on one thread for each processor. A test that waits for a browser, a device or
/// a program blocks its thread. Without this trait, a processor would therefore be idle meanwhile.
public struct OwnThread: SuiteTrait, TestScoping {
  /// Runs the tests of the suite on its own thread.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard #available(macOS 15, *) else { return try await function() }
    try await withTaskExecutorPreference(QueueExecutor()) { try await function() }
  }
}

extension Trait where Self == OwnThread {
  /// Runs the tests of the suite on a thread of their own.
  public static var ownThread: OwnThread { OwnThread() }
}

/// An executor that runs jobs on a serial queue, whose thread belongs to no pool.
@available(macOS 15, *)
private final class QueueExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "announce.tests", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
