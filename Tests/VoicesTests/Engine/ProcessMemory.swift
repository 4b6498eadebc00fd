#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory of another process.
enum ProcessMemory {
  /// Returns the number of bytes that a process has in memory, or `nil` if the system does not
  /// report it.
  static func resident(_ process: Int32) -> Int? {
    #if os(Linux)
      guard let file = fopen("/proc/\(process)/statm", "r") else { return nil }
      defer { fclose(file) }
      var line = [CChar](repeating: 0, count: 256)
      guard fgets(&line, Int32(line.count), file) != nil else { return nil }
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      let pages = text.split(separator: " ").dropFirst().first.flatMap { Int($0) }
      return pages.map { $0 * Int(sysconf(Int32(_SC_PAGESIZE))) }
    #else
      return nil
    #endif
  }
}
