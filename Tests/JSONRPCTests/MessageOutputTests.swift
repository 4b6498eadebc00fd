import Dispatch
import Encoding
import Testing

@testable import JSONRPC

/// Messages to another program that reads late or not at all.
struct MessageOutputTests {
  /// The bytes that were written.
  private final class Pipe: @unchecked Sendable {
    private let isFree = DispatchSemaphore(value: 1)
    private var written: [[UInt8]] = []
    let isOpen = DispatchSemaphore(value: 0)

    func append(_ bytes: [UInt8]) {
      isFree.wait()
      written.append(bytes)
      isFree.signal()
    }

    var lines: [String] {
      isFree.wait()
      defer { isFree.signal() }
      return written.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  @Test func `Sending does not wait for the other side to read, and keeps the order`() {
    let pipe = Pipe()
    let output = MessageOutput(framing: .lines) { bytes in
      pipe.isOpen.wait()
      pipe.isOpen.signal()
      pipe.append(bytes)
      return true
    }
    for number in 0..<1_000 { output.send(JSONText { $0.value(number) }) }
    #expect(pipe.lines.isEmpty)
    pipe.isOpen.signal()
    output.finish(within: 20)
    #expect(pipe.lines == (0..<1_000).map { "\($0)\n" })
  }

  @Test func `Nothing is written after the other side has stopped reading`() {
    let pipe = Pipe()
    let output = MessageOutput(framing: .lines) { bytes in
      pipe.append(bytes)
      return false
    }
    for number in 0..<5 { output.send(JSONText { $0.value(number) }) }
    output.finish(within: 20)
    #expect(pipe.lines == ["0\n"])
  }
}
