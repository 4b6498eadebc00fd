#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Measurements of time and memory.
enum Stopwatch {
  /// Returns the seconds of a monotonic clock.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the seconds that an operation takes.
  static func seconds<Problem: Error>(_ body: () throws(Problem) -> Void) throws(Problem) -> Double
  {
    let start = now()
    try body()
    return now() - start
  }

  /// Returns the processor time of this process and another one, or `nil` if unknown.
  static func processorSeconds(of process: Int32?) -> Double? {
    // These are the twelfth and thirteenth field after the name in parentheses.
    guard let process, let line = line(of: "/proc/\(process)/stat"),
      let fields = line.split(separator: ")").last?.split(separator: " "), fields.count > 12,
      let user = Double(fields[11]), let system = Double(fields[12])
    else { return nil }
    var own = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &own)
    return Double(own.tv_sec) + Double(own.tv_nsec) / 1e9
      + (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Returns the resident bytes of a process, or `nil` if unknown.
  static func residentMemory(of process: Int32) -> Int? {
    let fields = line(of: "/proc/\(process)/statm")?.split(separator: " ") ?? []
    return fields.dropFirst().first.flatMap { Int($0) }.map {
      $0 * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }

  private static func line(of path: String) -> String? {
    guard let file = fopen(path, "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    return String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
