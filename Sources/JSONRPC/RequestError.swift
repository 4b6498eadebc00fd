/// The reason why a request has no result.
///
/// Source: JSON-RPC 2.0, section 5.1.
package struct RequestError: Error, Sendable, Hashable {
  package var code: Int
  package var message: String
  /// More about the error, in a form that the method defines.
  package var data: JSONText?

  package init(code: Int, _ message: String, data: JSONText? = nil) {
    self.code = code
    self.message = message
    self.data = data
  }

  /// Returns the error for bytes that are not JSON.
  package static func parse(_ message: String) -> RequestError {
    RequestError(code: -32700, message)
  }

  /// Returns the error for JSON that is not a message.
  package static func invalidRequest(_ message: String) -> RequestError {
    RequestError(code: -32600, message)
  }

  /// Returns the error for a method that the server does not support.
  package static func methodNotFound(_ method: String) -> RequestError {
    RequestError(code: -32601, "there is no method “\(method.prefix(100))”")
  }

  /// Returns the error for parameters that the method does not accept.
  package static func invalidParameters(_ message: String) -> RequestError {
    RequestError(code: -32602, message)
  }

  /// Returns the error for a request that arrived while too many other requests were waiting.
  ///
  /// - Parameter count: The number of requests that were waiting.
  package static func busy(_ count: Int) -> RequestError {
    RequestError(
      code: -32000, "\(count) requests are not answered yet; wait for their answers first")
  }
}
