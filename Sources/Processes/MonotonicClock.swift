internal import CSystem
internal import SystemLibrary

/// A clock that never goes backwards.
package enum MonotonicClock {
  /// Returns the number of seconds since some fixed time.
  ///
  /// Only differences between two results have a meaning.
  package static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
