internal import Encoding
internal import JSONRPC

extension FuzzTarget {
  /// Messages to the language server and to the server of tools.
  static let jsonRPC = FuzzTarget(name: "json-rpc") { bytes in
    for framing in [MessageFraming.lines, .headers] {
      var buffer = MessageBuffer(framing: framing, limit: 1 << 10)
      // The first byte is the size of the pieces in which the rest arrives.
      let portion = max(1, Int(bytes.first ?? 1))
      var rest = bytes.dropFirst()
      while !rest.isEmpty {
        buffer.append(rest.prefix(portion))
        rest = rest.dropFirst(portion)
        while let piece = buffer.next() { check(piece) }
      }
      if let piece = buffer.last() { check(piece) }
      serve(Array(bytes.dropFirst()), framing)
    }
  }

  /// Reads a message, and checks that a request arrives as it was sent.
  private static func check(_ piece: MessageBuffer.Piece) {
    guard case .message(let bytes) = piece else { return }
    guard bytes.count <= 1 << 10 else { refute("no message exceeds the limit", "") }
    guard case .request(let request) = Message(parsing: bytes) else { return }
    let sent = JSONText.call(
      request.method, JSONText { $0.value(request.parameters) }, id: request.id)
    guard case .request(let received) = Message(parsing: sent.bytes),
      received.id == request.id, received.method == request.method
    else { refute("a request arrives as it was sent", "\(request)") }
  }

  /// Serves a whole stream, and checks that the answers are messages.
  private static func serve(_ bytes: [UInt8], _ framing: MessageFraming) {
    let connection = MessageConnection(framing: framing, messageLimit: 1 << 10, workerLimit: 1) {
      answer in
      var buffer = MessageBuffer(framing: framing)
      buffer.append(answer)
      guard case .message(let message)? = buffer.next(), buffer.next() == nil,
        case .response = Message(parsing: message)
      else { refute("an answer is one message", String(decoding: answer, as: UTF8.self)) }
      return true
    }
    var echo = Echo()
    var rest: [UInt8]? = bytes
    connection.run(
      &echo,
      read: {
        defer { rest = nil }
        return rest ?? []
      })
  }

  /// A server that answers each request with its parameters.
  private struct Echo: MessageHandler {
    mutating func receive(_ request: Message.Request, from connection: MessageConnection) {
      connection.perform(request) { _ in .success(JSONText { $0.value(request.parameters) }) }
    }

    mutating func receive(
      _ notification: Message.Notification, from connection: MessageConnection
    ) {
      if let id = MessageID(notification.parameters["id"]) { connection.cancel(id) }
    }

    mutating func receive(_ response: Message.Response, from connection: MessageConnection) {}
  }
}
