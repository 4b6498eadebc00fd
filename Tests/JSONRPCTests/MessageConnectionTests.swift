import Dispatch
import Encoding
import Foundation
import JSONRPC
import Testing

/// Answering requests of another program.
struct MessageConnectionTests {
  /// The lines that a connection wrote.
  final class Output: @unchecked Sendable {
    private let isFree = DispatchSemaphore(value: 1)
    private var bytes: [UInt8] = []

    func append(_ new: [UInt8]) {
      isFree.wait()
      bytes += new
      isFree.signal()
    }

    var lines: [String] {
      isFree.wait()
      defer { isFree.signal() }
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// A server with methods for tests.
  struct Server: MessageHandler {
    let release = DispatchSemaphore(value: 0)
    let hasBegun = DispatchSemaphore(value: 0)
    var isFinished = false
    var responses: [String] = []

    mutating func receive(_ request: Message.Request, from connection: MessageConnection) {
      switch request.method {
      case "now": connection.answer(request, .success(.emptyObject))
      case "echo":
        connection.perform(request) { _ in .success(JSONText { $0.value(request.parameters) }) }
      case "progress":
        connection.perform(request) { context in
          for step in 1...3 { context.notify("step", JSONText { $0.array { $0.value(step) } }) }
          return .success(.null)
        }
      case "block":
        connection.perform(request) { [release, hasBegun] context in
          hasBegun.signal()
          release.wait()
          context.notify("late", .emptyObject)
          return .success(JSONText { $0.value(context.isCancelled) })
        }
      default: connection.answer(request, .failure(.methodNotFound(request.method)))
      }
    }

    mutating func receive(
      _ notification: Message.Notification, from connection: MessageConnection
    ) {
      switch notification.method {
      case "begun": hasBegun.wait()
      case "release": release.signal()
      case "exit": isFinished = true
      case "cancel", "cancel with error":
        guard let id = MessageID(notification.parameters["id"]) else { return }
        connection.cancel(
          id, answering: notification.method == "cancel" ? nil : RequestError(code: -32800, "c"))
      default: break
      }
    }

    mutating func receive(_ response: Message.Response, from connection: MessageConnection) {
      responses.append(response.result?.text ?? "error")
    }
  }

  private func run(_ lines: [String], workerLimit: Int = 4) -> (lines: [String], server: Server) {
    let output = Output()
    let connection = MessageConnection(framing: .lines, workerLimit: workerLimit) { bytes in
      output.append(bytes)
      return true
    }
    var server = Server()
    var rest = lines[...]
    connection.run(&server, read: { rest.popFirst().map { Array("\($0)\n".utf8) } ?? [] })
    return (output.lines, server)
  }

  private func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  private func notification(_ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#
  }

  @Test func `Every request is answered before the connection ends`() {
    let ids = 1...300
    let answers = run(ids.map { request($0, "echo", "[\($0)]") }).lines
    #expect(
      answers.sorted()
        == ids.map { #"{"jsonrpc": "2.0", "id": \#($0), "result": [\#($0)]}"# }.sorted())
  }

  @Test func `An error of a message is answered, and the next message is read`() {
    let lines = run(["{", "[]", request(1, "none"), request(2, "now")]).lines
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix(#"{"jsonrpc": "2.0", "id": null, "error": {"code": -32700, "#))
    #expect(lines[1].hasPrefix(#"{"jsonrpc": "2.0", "id": null, "error": {"code": -32600, "#))
    #expect(lines[2].hasPrefix(#"{"jsonrpc": "2.0", "id": 1, "error": {"code": -32601, "#))
    #expect(lines[3] == #"{"jsonrpc": "2.0", "id": 2, "result": {}}"#)
  }

  @Test func `A request that takes long does not hold up the next one`() {
    let lines = run([
      request(1, "block"), request(2, "now"), notification("begun"), notification("release"),
    ]).lines
    #expect(
      lines == [
        #"{"jsonrpc": "2.0", "id": 2, "result": {}}"#,
        #"{"jsonrpc": "2.0", "method": "late", "params": {}}"#,
        #"{"jsonrpc": "2.0", "id": 1, "result": false}"#,
      ])
  }

  @Test func `Notifications about a request come before its answer`() {
    let lines = run([request(1, "progress")]).lines
    #expect(lines.count == 4)
    #expect(lines.last == #"{"jsonrpc": "2.0", "id": 1, "result": null}"#)
    #expect(lines[0].contains("[1]"))
  }

  @Test func `A cancelled request is not answered, or answered once with an error`() {
    let lines = run(
      [
        request(1, "block"), request(2, "block"), notification("begun"), notification("begun"),
        request(3, "echo"),
        notification("cancel", #"{"id":1}"#), notification("cancel", #"{"id":"1"}"#),
        notification("cancel with error", #"{"id":2}"#),
        notification("cancel with error", #"{"id":3}"#),
        notification("cancel", #"{"id":99}"#), notification("release"), notification("release"),
      ], workerLimit: 2
    ).lines
    #expect(
      lines == [
        #"{"jsonrpc": "2.0", "id": 2, "error": {"code": -32800, "message": "c"}}"#,
        #"{"jsonrpc": "2.0", "id": 3, "error": {"code": -32800, "message": "c"}}"#,
      ])
  }

  @Test func `An id that is in use is refused`() {
    let lines = run([
      request(1, "block"), request(1, "echo"), notification("begun"), notification("release"),
    ]).lines
    #expect(lines.first?.contains("-32600") == true)
    #expect(lines.last == #"{"jsonrpc": "2.0", "id": 1, "result": false}"#)
  }

  @Test func `Requests beyond the limit are refused instead of kept`() {
    let blocked = [request(0, "block"), notification("begun")]
    let flood = (1...3_000).map { request($0, "echo") }
    let lines = run(blocked + flood + [notification("release")], workerLimit: 1).lines
    #expect(lines.count { $0.contains("-32000") } == 3_000 - 1_023)
    #expect(lines.count { $0.contains("result") } == 1 + 1_023)
  }

  @Test func `Large requests are refused while others are worked on`() {
    let large = "\"\(String(repeating: "x", count: 5 << 20))\""
    let lines = run(
      [
        request(1, "block", "[\(large)]"), notification("begun"), request(2, "echo", "[\(large)]"),
        notification("cancel", #"{"id":1}"#), request(3, "echo", "[\(large)]"),
        notification("release"),
      ], workerLimit: 1
    ).lines
    // Cancelled work counts until it ends, because it still needs memory.
    #expect(lines.count == 2)
    #expect(lines.allSatisfy { $0.contains("-32000") })
  }

  @Test func `Work that is cancelled at the end has time to clean up`() {
    let output = Output()
    let connection = MessageConnection(framing: .lines) { bytes in
      output.append(bytes)
      return true
    }
    let isClean = DispatchSemaphore(value: 0)
    let hasBegun = DispatchSemaphore(value: 0)
    var cleaner = Cleaner(isClean: isClean, hasBegun: hasBegun)
    var rest = [request(1, "clean")][...]
    connection.run(
      &cleaner, read: { rest.popFirst().map { Array("\($0)\n".utf8) } ?? [] },
      unless: {
        hasBegun.wait()
        return true
      })
    #expect(isClean.wait(timeout: .now()) == .success)
    #expect(output.lines.isEmpty)
  }

  /// A server whose work ends some time after it was cancelled.
  private struct Cleaner: MessageHandler {
    let isClean: DispatchSemaphore
    let hasBegun: DispatchSemaphore

    mutating func receive(_ request: Message.Request, from connection: MessageConnection) {
      connection.perform(request) { [isClean, hasBegun] context in
        hasBegun.signal()
        while !context.isCancelled { usleep(1_000) }
        usleep(100_000)
        isClean.signal()
        return .success(.null)
      }
    }

    mutating func receive(_ message: Message.Notification, from connection: MessageConnection) {}
    mutating func receive(_ response: Message.Response, from connection: MessageConnection) {}
  }

  @Test func `All bytes are written to a stream that does not block`() {
    var ends: [Int32] = [0, 0]
    #expect(pipe(&ends) == 0)
    let (reading, writing) = (ends[0], ends[1])
    #expect(fcntl(writing, F_SETFL, O_NONBLOCK) == 0)
    let group = DispatchGroup()
    DispatchQueue(label: "writer").async(group: group) {
      #expect(BlockingWriter.write([UInt8](repeating: 7, count: 1 << 20), to: writing))
      close(writing)
    }
    var count = 0
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while case let size = read(reading, &chunk, chunk.count), size > 0 { count += size }
    group.wait()
    close(reading)
    #expect(count == 1 << 20)
  }

  @Test func `A handler that is finished ends the connection`() {
    let lines = run([request(1, "now"), notification("exit"), request(2, "now")]).lines
    #expect(lines == [#"{"jsonrpc": "2.0", "id": 1, "result": {}}"#])
  }

  @Test func `An answer to a request of the server reaches the handler`() {
    let server = run([
      #"{"jsonrpc":"2.0","id":1,"result":"yes"}"#,
      #"{"jsonrpc":"2.0","id":1,"error":{"code":1,"message":"no"}}"#,
    ]).server
    #expect(server.responses == ["yes", "error"])
  }
}
