internal import JSONRPC

/// The requests to the client to ask again, of which one of each method is open at a time.
struct RefreshRequests: Sendable {
  private var open: [String: MessageID] = [:]
  /// The methods that are needed again after the open request.
  private var needed: Set<String> = []

  /// Whether a request is not answered yet; if so, it is followed by another one.
  mutating func isOpen(_ method: String) -> Bool {
    guard open[method] != nil else { return false }
    needed.insert(method)
    return true
  }

  mutating func begin(_ method: String, _ id: MessageID) { open[method] = id }

  /// Ends a request, and returns its method if another request must follow.
  mutating func finish(_ id: MessageID) -> String? {
    guard let method = open.first(where: { $0.value == id })?.key else { return nil }
    open[method] = nil
    return needed.remove(method)
  }
}
