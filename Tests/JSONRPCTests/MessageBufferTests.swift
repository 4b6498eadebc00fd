import Encoding
import JSONRPC
import Testing

/// Dividing a stream of bytes into messages.
struct MessageBufferTests {
  /// Returns the messages in a text that arrives in portions of a given size, and the rest of the
  /// text.
  static func pieces(
    _ text: String, _ framing: MessageFraming, portion: Int, limit: Int = 100
  ) -> [String] {
    var buffer = MessageBuffer(framing: framing, limit: limit)
    var rest = Array(text.utf8)[...]
    var pieces: [String] = []
    func add(_ piece: MessageBuffer.Piece) {
      switch piece {
      case .message(let bytes): pieces.append(String(decoding: bytes, as: UTF8.self))
      case .skipped(let error): pieces.append("\(error.code)")
      }
    }
    while !rest.isEmpty {
      buffer.append(rest.prefix(portion))
      rest = rest.dropFirst(portion)
      while let piece = buffer.next() { add(piece) }
    }
    if let piece = buffer.last() { add(piece) }
    return pieces
  }

  @Test(arguments: [1, 2, 3, 7, 1000])
  func `Lines are messages however the bytes arrive, and the last needs no line break`(
    _ portion: Int
  ) {
    let text = "{\"a\": 1}\n\r\n  \n[ä😀]\r\n{}"
    #expect(
      Self.pieces(text, .lines, portion: portion) == ["{\"a\": 1}", "[ä😀]", "{}"])
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func `A line that is too long is skipped, and the next one is read`(_ portion: Int) {
    let long = String(repeating: "x", count: 300)
    #expect(
      Self.pieces("{}\n\(long)\n[]\n\(long)", .lines, portion: portion)
        == ["{}", "-32600", "[]", "-32600"])
  }

  @Test(arguments: [1, 2, 3, 7, 64, 1000])
  func `Messages with headers are read however the bytes arrive`(_ portion: Int) {
    let text =
      "Content-Length: 2\r\n\r\n{}"
      + "content-length:8\r\nContent-Type: x; charset=utf-8\r\n\r\n[\"\r\n\r\n\"]"
    #expect(
      Self.pieces(text, .headers, portion: portion) == ["{}", "[\"\r\n\r\n\"]"])
  }

  @Test(
    arguments: [
      "Content-Length: 1000\r\n\r\n" + String(repeating: "x", count: 1000),
      "Content-Length: x\r\n\r\n", "Content-Length: -1\r\n\r\n", "Content-Type: y\r\n\r\n",
      "Content-Length: 99999999999999999999999\r\n\r\n", "garbage\r\n\r\n",
      "Content-Length: 2\r\nContent-Length: 3\r\n\r\n",
    ], [1, 3, 1000])
  func `A header that is not valid and a message that is too large are skipped`(
    _ bad: String, _ portion: Int
  ) {
    let pieces = Self.pieces(bad + "Content-Length: 2\r\n\r\n{}", .headers, portion: portion)
    #expect(pieces.count == 2)
    #expect(pieces.first?.hasPrefix("-32") == true)
    #expect(pieces.last == "{}")
  }

  @Test func `A header without an end is skipped instead of kept`() {
    let pieces = Self.pieces(String(repeating: "x", count: 100_000), .headers, portion: 1000)
    #expect(pieces.count == 20)
    #expect(pieces.allSatisfy { $0 == "-32700" })
  }

  @Test func `The size of a header counts bytes and not characters`() {
    let message = JSONText { $0.value("ä😀") }
    #expect(
      String(decoding: MessageFraming.headers.framed(message), as: UTF8.self)
        == "Content-Length: 8\r\n\r\n\"ä😀\"")
    #expect(MessageFraming.lines.framed(message) == Array("\"ä😀\"\n".utf8))
  }
}
