package import Encoding

/// A connection that sends commands to a browser, and receives answers and events.
///
/// Source: Chrome DevTools Protocol over `--remote-debugging-pipe`.
package final class BrowserConnection {
  /// A message from the browser that is not an answer to a command.
  package struct Event: Sendable {
    package var method: String
    package var parameters: JSON.Value
    package var session: String?
  }

  /// The maximum size of a message to parse, in megabytes.
  ///
  /// Messages are never that large, because ``MessageStream`` has a lower limit.
  private static let largestMessage = 1_024

  private let link: any BrowserLink
  private var stream = MessageStream()
  private var lastID = 0
  /// Whether the connection is unusable, because the browser ended or sent an invalid message.
  private(set) var isBroken = false
  /// The method of each command whose answer has not been returned yet, by the id of the command.
  private var awaited: [Int: String] = [:]
  private var answers: [Int: JSON.Value] = [:]
  /// The handlers of events, by session.
  ///
  /// The connection calls handlers while it waits for messages. Therefore, a handler may send
  /// commands but must not wait for their answers.
  private var handlers: [String: (Event) -> Void] = [:]
  /// The lock for using this browser, or `nil` if only one thread uses the browser.
  private let access: ExclusiveAccess?
  /// Whether a thread is waiting for messages.
  ///
  /// That thread handles the messages for all threads.
  private var isReceiving = false

  package init(_ link: any BrowserLink, access: ExclusiveAccess? = nil) {
    self.link = link
    self.access = access
  }

  package func setHandler(_ handler: ((Event) -> Void)?, of session: String) {
    handlers[session] = handler
  }

  /// Sends a command with parameters in JSON.
  ///
  /// The connection ignores the browser's answer to the command.
  ///
  /// - Returns: The command's id.
  @discardableResult
  package func send(_ method: String, _ parameters: String = "{}", session: String? = nil) -> Int {
    lastID += 1
    var message = "{\"id\": \(lastID), \"method\": \"\(method)\", \"params\": \(parameters)"
    if let session { message += ", \"sessionId\": \(JSONWriter.quoted(session))" }
    // Ignore the result: if the browser has ended, the next call of `receive` throws.
    _ = link.send(Array((message + "}").utf8) + [0])
    return lastID
  }

  /// Sends a command and waits for its answer.
  package func call(
    _ method: String, _ parameters: String = "{}", session: String? = nil, until deadline: Double,
    onTimeout error: BrowserError
  ) throws(BrowserError) -> JSON.Value {
    let id = request(method, parameters, session: session)
    defer { awaited[id] = nil }
    while true {
      if let answer = try answer(to: id) { return answer }
      guard try receive(until: deadline) else { throw error }
    }
  }

  /// Sends a command without waiting for its answer.
  ///
  /// ``answer(to:)`` returns the answer later.
  ///
  /// - Returns: The command's id.
  func request(_ method: String, _ parameters: String = "{}", session: String? = nil) -> Int {
    let id = send(method, parameters, session: session)
    awaited[id] = method
    return id
  }

  /// Makes the connection ignore the answer to a command, even if the answer has already arrived.
  func ignoreAnswer(to id: Int) {
    awaited[id] = nil
    answers[id] = nil
  }

  /// Returns the answer to a command, or `nil` if the answer has not arrived yet.
  func answer(to id: Int) throws(BrowserError) -> JSON.Value? {
    guard let answer = answers.removeValue(forKey: id) else { return nil }
    let method = awaited.removeValue(forKey: id) ?? ""
    if let message = answer["error"]?["message"]?.string {
      throw .refused(method, message)
    }
    return answer["result"] ?? .null
  }

  /// Waits for messages until a deadline, and handles them.
  ///
  /// If several threads wait, one of these threads receives the messages for all. The other threads
  /// wait until the receiving thread has handled some messages or stops receiving.
  ///
  /// - Returns: Whether any message arrived.
  package func receive(until deadline: Double) throws(BrowserError) -> Bool {
    guard let access else { return try handle(link.receive(until: deadline)) }
    guard !isBroken else { throw .ended }
    guard !isReceiving else { return access.wait(until: deadline) }
    isReceiving = true
    let received = access.release { link.receive(until: deadline) }
    isReceiving = false
    defer { access.wakeAll() }
    return try handle(received)
  }

  private func handle(_ received: BrowserBytes) throws(BrowserError) -> Bool {
    switch received {
    case .timedOut: return false
    case .ended: throw broken(.ended)
    case .bytes(let bytes): stream.append(bytes)
    }
    guard !stream.isExhausted else { throw broken(.tooMuch) }
    while let message = stream.next() {
      guard
        let value = try? JSON(parsing: message, limit: BrowserConnection.largestMessage).root
      else { throw broken(.unreadable) }
      if let id = value["id"]?.int {
        if awaited[id] != nil { answers[id] = value }
      } else if let method = value["method"]?.string {
        let event = Event(
          method: method, parameters: value["params"] ?? .null,
          session: value["sessionId"]?.string)
        handlers[event.session ?? ""]?(event)
      }
    }
    return true
  }

  private func broken(_ error: BrowserError) -> BrowserError {
    isBroken = true
    return error
  }
}
