/// The way in which a stream of bytes separates messages.
package enum MessageFraming: Sendable {
  /// Each message is on its own line, as in the Model Context Protocol.
  case lines
  /// A header with the size of the message precedes each message, as in the Language Server
  /// Protocol.
  case headers

  /// Returns the bytes of a message, together with its header or line break.
  package func framed(_ message: JSONText) -> [UInt8] {
    switch self {
    case .lines: message.bytes + [UInt8(ascii: "\n")]
    case .headers: Array("Content-Length: \(message.bytes.count)\r\n\r\n".utf8) + message.bytes
    }
  }
}
