internal import Foundation

/// Returns the processor time of work on this thread, in seconds.
///
/// In contrast to a clock, it does not count the time for which other tests use the processor.
public func processorTime(of work: () throws -> Void) rethrows -> Double {
  func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
  let start = now()
  try work()
  return now() - start
}

/// Returns whether the processor time of work grows in proportion to its size.
///
/// The first, small run only loads what the work needs. Of the two others, the second has eight
/// times the size of the first, so that quadratic work would take 64 times as long.
public func isLinear(size: Int, _ work: (_ size: Int) throws -> Void) rethrows -> Bool {
  try work(size / 8)
  let short = try processorTime { try work(size) }
  return try processorTime { try work(8 * size) } < 24 * short
}
