internal import Dispatch
internal import Processes

/// A lock on a browser and its pages, which a thread gives up while it waits for the browser.
///
/// Therefore, several pages can load at once, although only one thread at a time works with them.
///
/// Unchecked: the list of waiting threads is accessed only while the lock is held.
package final class ExclusiveAccess: @unchecked Sendable {
  private let lock = DispatchSemaphore(value: 1)
  private var waiting: [DispatchSemaphore] = []

  package init() {}

  /// Performs an action while the thread holds the lock, which is given up while the action waits.
  package func hold<Made>(_ act: () -> Made) -> Made {
    lock.wait()
    defer { lock.signal() }
    return act()
  }

  /// Gives up the lock, which the calling thread holds, while an action is performed.
  func release<Made>(while act: () -> Made) -> Made {
    lock.signal()
    defer { lock.wait() }
    return act()
  }

  /// Gives up the lock, which the calling thread holds, and waits until ``wakeAll()`` or a
  /// deadline.
  ///
  /// - Returns: Whether the thread was woken.
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

  /// Wakes the threads that wait; the calling thread holds the lock.
  func wakeAll() {
    for signal in waiting { signal.signal() }
    waiting = []
  }

  /// The longest time that a thread waits at once, in seconds.
  private static let longest = 60.0
}
