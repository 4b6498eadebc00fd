internal import SystemLibrary

/// Texts in place of the contents of files, with a record of the files that were read.
///
/// The texts are open in an editor and may not be saved. While a language server analyzes them, the
/// overlay is ``current``, and ``ProjectFiles`` reads the texts in place of the files.
///
/// Unchecked: the variable is used only while the lock is held.
package final class FileOverlay: @unchecked Sendable {
  /// The overlay of the analysis that runs in this thread, or `nil` if no analysis runs.
  @TaskLocal package static var current: FileOverlay?

  /// The text for each file, by the file's path with every symbolic link resolved.
  private let texts: [String: [UInt8]]
  private let lock = Lock()
  private var readPaths: Set<String> = []

  /// Creates an overlay from the text for each file, by the file's path with every symbolic link
  /// resolved.
  package init(_ texts: [String: [UInt8]] = [:]) { self.texts = texts }

  /// The paths of the files that were read, with every symbolic link resolved.
  package var paths: Set<String> { lock.withLock { readPaths } }

  private func record(_ paths: some Sequence<String>) {
    lock.withLock { readPaths.formUnion(paths) }
  }

  /// Records a file as read, and returns the text in place of its contents, or `nil` if there is no
  /// such text.
  func read(_ path: PathName) -> [UInt8]? {
    guard let real = SystemCall.realPath(path.path) else { return nil }
    record([real])
    return texts[real]
  }

  /// Records files as read without reading them, because a cache already has their contents.
  package static func recordReads(of paths: Set<String>) {
    if !paths.isEmpty { current?.record(paths) }
  }

  /// Returns the result of a function, and the paths of the files that it read.
  ///
  /// Without an overlay, no paths are recorded.
  package static func recording<Value>(_ make: () -> Value) -> (value: Value, paths: Set<String>) {
    guard let current else { return (make(), []) }
    let inner = FileOverlay(current.texts)
    let value = $current.withValue(inner) { make() }
    let paths = inner.paths
    current.record(paths)
    return (value, paths)
  }
}
