internal import SystemLibrary

/// The size of a file and the time of its last change, by which a change is noticed.
struct FileState: Sendable, Hashable {
  private let size, seconds, nanoseconds: Int

  /// Reads the state of a file; returns `nil` if there is no file.
  init?(ofFile path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(Linux)
      let changed = status.st_mtim
    #else
      let changed = status.st_mtimespec
    #endif
    size = Int(status.st_size)
    (seconds, nanoseconds) = (changed.tv_sec, changed.tv_nsec)
  }
}
