package import Encoding

/// A JSON value in the form of the bytes of its JSON text.
package struct JSONText: Sendable, Hashable {
  package let bytes: [UInt8]

  /// Creates a value from the JSON text that `body` writes.
  package init(_ body: (inout JSONWriter) -> Void) {
    var json = JSONWriter()
    body(&json)
    bytes = json.drain()
  }

  /// The object without members.
  package static let emptyObject = JSONText { $0.object { _ in } }

  /// The value `null`.
  package static let null = JSONText { $0.value(decimal: nil) }
}

extension JSONWriter {
  /// Writes a value that is already JSON text.
  package mutating func value(_ text: JSONText) { value(written: text.bytes) }

  /// Writes a member whose value is already JSON text.
  package mutating func member(_ name: String, _ text: JSONText) {
    key(name)
    value(text)
  }

  /// Writes a member whose value is the id of a message.
  package mutating func member(_ name: String, _ id: MessageID) {
    key(name)
    id.write(to: &self)
  }
}
