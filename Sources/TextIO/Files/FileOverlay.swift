internal import Dispatch
internal import SystemLibrary

/// The texts that are read in place of files of a project, and a record of the files that are read.
///
/// A language server analyzes texts that are open in an editor and perhaps not saved. While an
/// overlay is ``current``, ``ProjectFiles`` returns its texts.
///
/// Unchecked: the variable is used only while the lock is held.
package final class FileOverlay: @unchecked Sendable {
  /// The overlay of the analysis that is being made in this thread, or `nil` outside of analyses.
  @TaskLocal package static var current: FileOverlay?

  /// The texts, by the path of the file with every link resolved.
  private let texts: [String: [UInt8]]
  private let isFree = DispatchSemaphore(value: 1)
  private var readPaths: Set<String> = []

  /// Creates an overlay of texts, by the path of their file with every link resolved.
  package init(_ texts: [String: [UInt8]] = [:]) { self.texts = texts }

  /// The paths of the files that were read, with every link resolved.
  package var paths: Set<String> {
    isFree.wait()
    defer { isFree.signal() }
    return readPaths
  }

  private func record(_ paths: some Sequence<String>) {
    isFree.wait()
    readPaths.formUnion(paths)
    isFree.signal()
  }

  /// Records that a file is read, and returns the text that replaces its contents, or `nil` if there
  /// is none.
  func read(_ path: PathName) -> [UInt8]? {
    guard let real = SystemCall.realPath(path.path) else { return nil }
    record([real])
    return texts[real]
  }

  /// Records paths as read, for files whose contents are already known.
  package static func note(_ paths: Set<String>) {
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
