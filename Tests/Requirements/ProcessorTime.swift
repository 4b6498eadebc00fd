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

/// Returns whether the processor time of work grows in proportion to the size of its input.
///
/// The time to make the input does not count. The first, small run only loads what the work needs.
/// Of the two others, the second has eight times the size of the first, so that quadratic work
/// would take 64 times as long.
public func isLinear<Input>(
  size: Int, input: (_ size: Int) throws -> Input, work: (inout Input) throws -> Void
) throws -> Bool {
  let times = try [size / 8, size, 8 * size].map { size in
    var made = try input(size)
    return try processorTime { try work(&made) }
  }
  return times[2] < 24 * times[1]
}
