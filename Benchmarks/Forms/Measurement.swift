#if canImport(Glibc)
  internal import Glibc
#else
  internal import Darwin
#endif

/// The time and memory of one run of a program.
struct Measurement {
  /// Wall time in seconds.
  var seconds: Double
  /// Processor time in seconds.
  var processorSeconds: Double
  /// Largest resident memory in bytes.
  var peakMemory: Int
  /// Exit status.
  var status: Int32

  /// Runs a program with its standard output redirected to a file, and waits for its end.
  ///
  /// A name without a slash is searched for in the folders of `PATH`.
  static func run(_ program: String, _ arguments: [String], output: String) -> Measurement? {
    var words: [UnsafeMutablePointer<CChar>?] = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)

    #if canImport(Glibc)
      var actions = posix_spawn_file_actions_t()
    #else
      var actions: posix_spawn_file_actions_t?
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o644)

    let start = now()
    var process: pid_t = 0
    guard posix_spawnp(&process, program, &actions, nil, words, environ) == 0 else { return nil }
    var status: Int32 = 0
    var usage = rusage()
    guard wait4(process, &status, 0, &usage) == process else { return nil }
    return Measurement(
      seconds: now() - start, processorSeconds: seconds(usage.ru_utime) + seconds(usage.ru_stime),
      peakMemory: Int(usage.ru_maxrss) * memoryUnit, status: status)
  }

  /// Returns the run with the median time.
  static func median(
    of runs: Int, _ program: String, _ arguments: [String], output: String
  ) -> Measurement? {
    var all: [Measurement] = []
    for _ in 0..<runs {
      guard let one = run(program, arguments, output: output) else { return nil }
      all.append(one)
    }
    return all.sorted { $0.seconds < $1.seconds }[runs / 2]
  }

  private static func seconds(_ time: timeval) -> Double {
    Double(time.tv_sec) + Double(time.tv_usec) / 1e6
  }

  /// Returns the seconds of a monotonic clock.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Linux counts resident memory in kilobytes, macOS in bytes.
  private static var memoryUnit: Int {
    #if canImport(Glibc)
      1024
    #else
      1
    #endif
  }
}
