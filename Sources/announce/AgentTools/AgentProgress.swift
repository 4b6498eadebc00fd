internal import Encoding
import JSONRPC
import Reports

/// The progress of a call, which a client asked for with a token.
struct AgentProgress: Sendable {
  private let token: MessageID
  private let context: RequestContext

  init(_ token: MessageID, _ context: RequestContext) {
    self.token = token
    self.context = context
  }

  /// Sends a notification; the number of steps must rise.
  func report(_ done: Int, of count: Int, _ text: String) {
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
