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

  /// Bytes of a process that are in memory; nil where the system does not tell.
  static func residentMemory(of process: Int32) -> Int? {
    guard let file = fopen("/proc/\(process)/statm", "r") else { return nil }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    guard fgets(&line, Int32(line.count), file) != nil else { return nil }
    let text = String(decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
    return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
  }
}
