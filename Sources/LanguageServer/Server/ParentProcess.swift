internal import SystemLibrary
internal import TextIO

/// The process of the client.
///
/// When this process ends, the server ends, too.
///
/// Unchecked: the variable is used only while the lock is held.
package final class ParentProcess: @unchecked Sendable {
  private let lock = Lock()
  private var id: pid_t?

  package init() {}

  /// Begins to watch a process.
  ///
  /// If there is no process with this number, the client runs in another container and is not
  /// watched.
  func watch(_ number: Int) {
    guard let process = pid_t(exactly: number), process > 0, ParentProcess.exists(process) else {
      return
    }
    lock.withLock { id = process }
  }

  /// Whether the process still runs; also `true` if no process is watched.
  package var isAlive: Bool { lock.withLock { id }.map(ParentProcess.exists) ?? true }

  private static func exists(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }
}
