internal import SystemLibrary

/// The part of a server that handles the received messages.
///
/// All methods are called in one thread, in the order of the messages. The methods should return
/// soon: ``MessageConnection/perform(_:_:)`` moves long work to other threads.
package protocol MessageHandler {
  /// Answers a request, or begins the work that leads to the answer.
  mutating func receive(_ request: Message.Request, from connection: MessageConnection)
  mutating func receive(_ notification: Message.Notification, from connection: MessageConnection)
  /// Receives the answer to a request that was sent with ``MessageConnection/request(_:_:)``.
  mutating func receive(_ response: Message.Response, from connection: MessageConnection)
  /// Whether the connection must end now, although the other program may send more messages.
  var isFinished: Bool { get }
}

extension MessageHandler {
  package var isFinished: Bool { false }
}

/// A connection to another program that speaks JSON-RPC 2.0.
///
/// ```swift
/// let connection = MessageConnection(framing: .lines) { bytes in
///   BlockingWriter.write(bytes, to: 1)
/// }
/// connection.run(&server, read: { MessageInput.bytes(of: 0) })
/// ```
package final class MessageConnection: Sendable {
  private let framing: MessageFraming
  private let messageLimit: Int
  private let output: MessageOutput
  private let queue: RequestQueue

  /// Creates a connection.
  ///
  /// - Parameters:
  ///   - messageLimit: The maximum size of a received message in bytes.
  ///   - workerLimit: The maximum number of requests that are worked on at once.
  ///   - write: A function that writes bytes without buffering them, and returns whether the other
  ///     program still reads. Only one thread at a time calls this function.
  package init(
    framing: MessageFraming, messageLimit: Int = MessageBuffer.defaultLimit,
    workerLimit: Int = min(8, max(2, SystemCall.processorCount)),
    write: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.framing = framing
    self.messageLimit = messageLimit
    output = MessageOutput(framing: framing, write)
    queue = RequestQueue(output, workerLimit: workerLimit)
  }

  /// Sends the answer to a request for which ``perform(_:_:)`` was not called.
  package func answer(_ request: Message.Request, _ result: Result<JSONText, RequestError>) {
    output.send(.answer(to: request.id, result))
  }

  /// Runs the work for a request in another thread, and sends the result as the answer.
  ///
  /// The work on requests begins in the order of the calls, and ends in any order. If too many
  /// requests are waiting, the answer is an error.
  package func perform(
    _ request: Message.Request,
    _ work: @escaping @Sendable (RequestContext) -> Result<JSONText, RequestError>
  ) {
    queue.perform(request, work)
  }

  /// Stops the work on a request that ``perform(_:_:)`` began.
  ///
  /// A request that is unknown or already answered is ignored.
  ///
  /// - Parameter error: The answer to the request, or `nil` to send no answer.
  package func cancel(_ id: MessageID, answering error: RequestError? = nil) {
    queue.cancel(id, answering: error)
  }

  /// Sends a notification.
  package func notify(_ method: String, _ parameters: JSONText? = nil) {
    output.send(.call(method, parameters))
  }

  /// Sends a request.
  ///
  /// The handler receives the answer.
  ///
  /// - Parameter id: An id that differs from the ids of this program's other requests.
  package func request(_ method: String, _ parameters: JSONText? = nil, id: MessageID) {
    output.send(.call(method, parameters, id: id))
  }

  /// Passes messages to a handler until the input ends or the handler is finished.
  ///
  /// - Parameters:
  ///   - read: A function that waits for bytes and returns them. An empty array ends the
  ///     connection.
  ///   - seconds: The number of seconds to wait, after the last message, for requests that are not
  ///     answered yet.
  ///   - isStopping: A function that returns whether to cancel the unanswered requests at once.
  package func run(
    _ handler: inout some MessageHandler, read: () -> [UInt8], finishingWithin seconds: Int = 10,
    unless isStopping: () -> Bool = { false }
  ) {
    var buffer = MessageBuffer(framing: framing, limit: messageLimit)
    while !handler.isFinished {
      let bytes = read()
      guard !bytes.isEmpty else {
        if let piece = buffer.last() { receive(piece, by: &handler) }
        break
      }
      buffer.append(bytes)
      while !handler.isFinished, let piece = buffer.next() { receive(piece, by: &handler) }
    }
    queue.finish(within: seconds, unless: isStopping)
    output.finish(within: seconds)
  }

  private func receive(_ piece: MessageBuffer.Piece, by handler: inout some MessageHandler) {
    switch piece {
    case .skipped(let error): output.send(.answer(to: nil, .failure(error)))
    case .message(let bytes):
      switch Message(parsing: bytes) {
      case .request(let request): handler.receive(request, from: self)
      case .notification(let notification): handler.receive(notification, from: self)
      case .response(let response): handler.receive(response, from: self)
      case .invalid(let id, let error): output.send(.answer(to: id, .failure(error)))
      }
    }
  }
}
