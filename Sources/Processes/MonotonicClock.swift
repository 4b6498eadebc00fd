internal import SystemLibrary

/// A clock that never goes back.
package enum MonotonicClock {
  /// Returns the seconds since an unspecified moment.
  package static func seconds() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
