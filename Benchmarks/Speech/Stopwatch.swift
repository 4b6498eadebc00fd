#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Times and memory.
enum Stopwatch {
  /// Seconds on a clock that never goes back.
  static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Seconds that something took.
  static func seconds<Problem: Error>(_ body: () throws(Problem) -> Void) throws(Problem) -> Double
  {
    let start = now()
    try body()
    return now() - start
  }

  /// Processor time of this process and another one; nil where the system does not tell.
  static func processorSeconds(of process: Int32?) -> Double? {
    // Of the fields after the name in parentheses, the twelfth and thirteenth.
    guard let process, let line = line(of: "/proc/\(process)/stat"),
      let fields = line.split(separator: ")").last?.split(separator: " "), fields.count > 12,
      let user = Double(fields[11]), let system = Double(fields[12])
    else { return nil }
    var own = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &own)
    return Double(own.tv_sec) + Double(own.tv_nsec) / 1e9
      + (user + system) / Double(sysconf(Int32(_SC_CLK_TCK)))
  }

  /// Bytes of a process that are in memory; nil where the system does not tell.
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
