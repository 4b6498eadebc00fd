internal import Encoding
import JSONRPC
internal import TextIO

/// The progress of a tool call, for clients that ask for progress.
///
/// A client asks for progress by sending a token with the call.
///
/// Unchecked: the variable is accessed only while the lock is held.
final class AgentProgress: @unchecked Sendable {
  private let token: MessageID
  private let context: RequestContext
  private let lock = Lock()
  private var last = 0

  init(_ token: MessageID, _ context: RequestContext) {
    self.token = token
    self.context = context
  }

  /// Sends a notification, unless the same number of steps or a higher number was already reported.
  ///
  /// A command with several groups of files begins again at 1 in each group, but clients need
  /// numbers that only rise.
  func report(_ done: Int, of count: Int, _ text: String) {
    lock.withLock {
      guard done > last else { return }
      last = done
      context.notify(
        "notifications/progress",
        JSONText { json in
          json.object { json in
            json.member("progressToken", token)
            json.member("progress", done)
            json.member("total", count)
            json.member("message", text)
          }
        })
    }
  }
}
