import Dispatch

/// The bridge from commands, which are synchronous, to work that is not.
enum Waiting {
  /// Waits for asynchronous work.
  ///
  /// The thread does nothing else meanwhile, so this is for the thread that a command runs on only.
  ///
  /// - Parameter isInterrupted: Looked at several times a second; the work is cancelled when it says
  ///   so, and waited for all the same.
  static func result<Value: Sendable, Failure: Error>(
    isInterrupted: () -> Bool = { false },
    of work: @escaping @Sendable () async throws(Failure) -> Value
  ) throws(Failure) -> Value {
    let answer = Answer<Value, Failure>()
    let task = Task.detached {
      do throws(Failure) {
        answer.give(.success(try await work()))
      } catch {
        answer.give(.failure(error))
      }
    }
    var isCancelled = false
    while true {
      if let result = answer.wait(milliseconds: 100) { return try result.get() }
      guard !isCancelled, isInterrupted() else { continue }
      isCancelled = true
      task.cancel()
    }
  }
}

/// Owns the one result that is handed from a task to the thread that waits for it.
private final class Answer<Value: Sendable, Failure: Error>: @unchecked Sendable {
  private let isThere = DispatchSemaphore(value: 0)
  /// Written once before the semaphore is signalled, and read after it was waited for.
  private var result: Result<Value, Failure>?

  func give(_ result: Result<Value, Failure>) {
    self.result = result
    isThere.signal()
  }

  func wait(milliseconds: Int) -> Result<Value, Failure>? {
    guard isThere.wait(timeout: .now() + .milliseconds(milliseconds)) == .success else {
      return nil
    }
    return result
  }
}
