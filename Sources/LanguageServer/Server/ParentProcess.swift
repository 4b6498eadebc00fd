internal import Dispatch
internal import SystemLibrary

/// The process of the client; the server ends when it ends.
///
/// Unchecked: the variable is used only while the lock is held.
package final class ParentProcess: @unchecked Sendable {
  private let isFree = DispatchSemaphore(value: 1)
  private var id: pid_t?

  package init() {}

  /// Watches a process.
  ///
  /// A process that is not found at the beginning is in another container, and is not watched.
  func watch(_ number: Int) {
    guard let process = pid_t(exactly: number), process > 0, ParentProcess.exists(process) else {
      return
    }
    isFree.wait()
    id = process
    isFree.signal()
  }

  /// Whether the process still runs, as far as that is known.
  package var isAlive: Bool {
    isFree.wait()
    let process = id
    isFree.signal()
    return process.map(ParentProcess.exists) ?? true
  }

  private static func exists(_ process: pid_t) -> Bool {
    kill(process, 0) == 0 || errno == EPERM
  }
}
