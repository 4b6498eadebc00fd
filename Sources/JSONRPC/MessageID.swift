package import Encoding

/// The id of a request.
///
/// The answer has the same id, of the same type.
///
/// Source: JSON-RPC 2.0, section 4; the Model Context Protocol and the Language Server Protocol
/// allow strings and integers only.
package enum MessageID: Sendable, Hashable {
  case number(Int)
  case text(String)

  /// Creates an id from a JSON value, or returns `nil` if the value is neither a string nor an
  /// integer.
  package init?(_ value: JSON.Value?) {
    if let text = value?.string {
      self = .text(text)
    } else if let number = value?.int {
      self = .number(number)
    } else {
      return nil
    }
  }

  package func write(to json: inout JSONWriter) {
    switch self {
    case .number(let number): json.value(number)
    case .text(let text): json.value(text)
    }
  }
}
