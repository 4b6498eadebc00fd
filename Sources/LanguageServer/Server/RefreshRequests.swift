internal import JSONRPC

/// The messages with which the server asks the client to send its requests again.
///
/// For each method, at most one message is waiting for an answer.
struct RefreshRequests: Sendable {
  private var open: [String: MessageID] = [:]
  /// The methods of messages that must be sent again after the client has answered.
  private var needed: Set<String> = []

  /// Whether a message of this method is waiting for an answer.
  ///
  /// If so, records that another message must be sent after the answer.
  mutating func isOpen(_ method: String) -> Bool {
    guard open[method] != nil else { return false }
    needed.insert(method)
    return true
  }

  mutating func begin(_ method: String, _ id: MessageID) { open[method] = id }

  /// Records that the client answered a message, and returns the method if another message must
  /// follow.
  mutating func finish(_ id: MessageID) -> String? {
    guard let method = open.first(where: { $0.value == id })?.key else { return nil }
    open[method] = nil
    return needed.remove(method)
  }
}
