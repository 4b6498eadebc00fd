package import Encoding

/// Commands to a browser, their answers, and what it tells by itself.
///
/// Source: Chrome DevTools Protocol over `--remote-debugging-pipe`.
package final class BrowserConnection {
  /// Something that happened without being asked for.
  package struct Event: Sendable {
    package var method: String
    package var parameters: JSON.Value
    package var session: String?
  }

  /// The most megabytes of a message that are read; ``MessageStream`` refuses larger ones before.
  private static let largestMessage = 1_024

  private let link: any BrowserLink
  private var stream = MessageStream()
  private var lastID = 0
  /// Whether nothing comes from it any more that could be read.
  private(set) var isBroken = false
  /// Commands whose answers somebody waits for, each with its name.
  private var awaited: [Int: String] = [:]
  private var answers: [Int: JSON.Value] = [:]
  /// Told of the events of their sessions while somebody waits; they may send, and must not wait.
  private var listeners: [String: (Event) -> Void] = [:]

  package init(_ link: any BrowserLink) { self.link = link }

  /// Has what happens in a session told to somebody; to nobody without one.
  package func listen(to session: String, _ listener: ((Event) -> Void)?) {
    listeners[session] = listener
  }

  /// Sends a command; its parameters are JSON.
  ///
  /// - Returns: Its number.
  @discardableResult
  package func send(_ method: String, _ parameters: String = "{}", session: String? = nil) -> Int {
    lastID += 1
    var message = "{\"id\": \(lastID), \"method\": \"\(method)\", \"params\": \(parameters)"
    if let session { message += ", \"sessionId\": \(JSONWriter.quoted(session))" }
    // Where nobody takes it, waiting for anything tells that the browser is gone.
    _ = link.send(Array((message + "}").utf8) + [0])
    return lastID
  }

  /// Sends a command and waits for what it gives.
  package func call(
    _ method: String, _ parameters: String = "{}", session: String? = nil, until deadline: Double,
    late: BrowserError
  ) throws(BrowserError) -> JSON.Value {
    let id = ask(method, parameters, session: session)
    defer { awaited[id] = nil }
    while true {
      if let answer = try answer(to: id) { return answer }
      guard try listen(until: deadline) else { throw late }
    }
  }

  /// Sends a command whose answer somebody will look for.
  ///
  /// - Returns: Its number.
  func ask(_ method: String, _ parameters: String = "{}", session: String? = nil) -> Int {
    let id = send(method, parameters, session: session)
    awaited[id] = method
    return id
  }

  /// What a command gave; nil while it has given nothing yet.
  func answer(to id: Int) throws(BrowserError) -> JSON.Value? {
    guard let answer = answers.removeValue(forKey: id) else { return nil }
    let method = awaited.removeValue(forKey: id) ?? ""
    if let message = answer["error"]?["message"]?.string {
      throw BrowserError(
        "the browser refused \(method): \(message.prefix(200))",
        remedy: "name another browser with --browser-path")
    }
    return answer["result"] ?? .null
  }

  /// Takes what comes until a time.
  ///
  /// - Returns: Whether anything came.
  package func listen(until deadline: Double) throws(BrowserError) -> Bool {
    switch link.receive(until: deadline) {
    case .late: return false
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
        listeners[event.session ?? ""]?(event)
      }
    }
    return true
  }

  private func broken(_ error: BrowserError) -> BrowserError {
    isBroken = true
    return error
  }
}
