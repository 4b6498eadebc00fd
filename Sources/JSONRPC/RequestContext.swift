internal import TextIO

/// An object with which the work on a request reports progress and checks for cancellation.
///
/// Unchecked: the variable is used only while the lock is held.
package final class RequestContext: @unchecked Sendable {
  package let id: MessageID
  private let output: MessageOutput
  private let lock = Lock()
  private var wasCancelled = false

  init(id: MessageID, _ output: MessageOutput) {
    self.id = id
    self.output = output
  }

  /// Whether the request was cancelled.
  ///
  /// After a cancellation, the work on the request should end soon.
  package var isCancelled: Bool { lock.withLock { wasCancelled } }

  /// Sends a notification about this request, such as progress, unless the request was cancelled.
  package func notify(_ method: String, _ parameters: JSONText) {
    if !isCancelled { output.send(.call(method, parameters)) }
  }

  func cancel() { lock.withLock { wasCancelled = true } }
}
