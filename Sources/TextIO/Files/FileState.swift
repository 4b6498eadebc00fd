internal import SystemLibrary

/// The size of a file and the time of its last change.
///
/// A file has changed if its size or time is different.
package struct FileState: Sendable, Hashable {
  private let size, seconds, nanoseconds: Int

  /// Reads the size and the time of a file, or returns `nil` if there is no such file.
  package init?(ofFile path: String) {
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
