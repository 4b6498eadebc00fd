internal import Dispatch
internal import Processes

/// A lock on a browser and its pages.
///
/// A thread gives up the lock while it waits for the browser to answer. Therefore, several pages
/// can load at once, although only one thread at a time uses the browser.
///
/// Unchecked: the list of waiting threads is accessed only while the lock is held.
package final class ExclusiveAccess: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var waiting: [DispatchSemaphore] = []

  package init() {}

  /// Performs an action while the calling thread holds the lock.
  ///
  /// While the action waits for the browser to answer, the thread gives up the lock.
  package func hold<Output>(_ act: () -> Output) -> Output {
    lock.wait()
    defer { lock.signal() }
    return act()
  }

  /// Gives up the lock of the calling thread while an action is performed, and then takes the lock
  /// again.
  func release<Output>(while act: () -> Output) -> Output {
    lock.signal()
    defer { lock.wait() }
    return act()
  }

  /// Gives up the lock of the calling thread until another thread calls ``wakeAll()``, or until a
  /// deadline.
  ///
  /// - Returns: Whether another thread woke this thread.
  func wait(until deadline: Double) -> Bool {
    let signal = DispatchSemaphore(value: 0)
    waiting.append(signal)
    let seconds = min(max(deadline - MonotonicClock.seconds(), 0), ExclusiveAccess.longest)
    let isWoken = release {
      signal.wait(timeout: .now() + .milliseconds(Int(seconds * 1_000))) == .success
    }
    waiting.removeAll { $0 === signal }
    return isWoken
  }

  /// Wakes all threads that wait in ``wait(until:)``.
  ///
  /// The calling thread must hold the lock.
  func wakeAll() {
    for signal in waiting { signal.signal() }
    waiting = []
  }

  /// The maximum duration of one call of ``wait(until:)``, in seconds.
  private static let longest = 60.0
}
