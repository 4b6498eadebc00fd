internal import Dispatch

/// A lock that one thread at a time holds.
package struct Lock: Sendable {
  private let isFree = DispatchSemaphore(value: 1)

  package init() {}

  /// Returns the result of a function that is called while this thread holds the lock.
  ///
  /// The function must not ask for the same lock, because it would wait for itself.
  package func withLock<Value>(_ body: () -> Value) -> Value {
    isFree.wait()
    defer { isFree.signal() }
    return body()
  }
}
