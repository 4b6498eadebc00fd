internal import TextIO

/// Values that the imports of one run share, such as the names in the files of a project.
///
/// The files of projects must not change during a run.
package final class ImportRun: @unchecked Sendable {
  private struct Entry<Value: Sendable>: Sendable {
    var value: Value
    /// The files that were read to compute the value; empty unless the run records which files it
    /// reads.
    var paths: Set<String>
  }

  private var entries: [AnyHashable: any Sendable] = [:]
  private let lock = Lock()

  package init() {}

  /// Returns the value for a key.
  ///
  /// The value is computed at the first request and then kept.
  ///
  /// Two threads can compute a value at the same time. Both threads then get the result that was
  /// stored first.
  package func value<Value: Sendable>(of key: some Hashable, _ compute: () -> Value) -> Value {
    if let known = lock.withLock({ entries[AnyHashable(key)] as? Entry<Value> }) {
      FileOverlay.recordReads(of: known.paths)
      return known.value
    }
    let (computed, paths) = FileOverlay.recording(compute)
    return lock.withLock {
      if let known = entries[AnyHashable(key)] as? Entry<Value> { return known.value }
      entries[AnyHashable(key)] = Entry(value: computed, paths: paths)
      return computed
    }
  }
}
