package import Encoding

/// A buffered output of reports.
package struct ReportSink {
  /// The reason why a write failed.
  package struct Refusal {
    /// Whether the program that reads the output closed the pipe.
    ///
    /// If `false`, the write failed for another reason.
    package var isClosed: Bool
    package var words: String

    package init(_ words: String, isClosed: Bool) {
      self.words = words
      self.isClosed = isClosed
    }
  }

  private let take: (([UInt8]) -> Refusal?)?
  private var buffer: [UInt8] = []
  /// The first failure.
  package private(set) var refusal: Refusal?

  /// Creates a sink that passes its output to `take`.
  ///
  /// If `take` is `nil`, the sink keeps all output.
  package init(_ take: (([UInt8]) -> Refusal?)? = nil) { self.take = take }

  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Empties the buffer and returns the bytes that it contained.
  package mutating func drain() -> [UInt8] {
    defer { buffer = [] }
    return buffer
  }

  package var isClosed: Bool { refusal?.isClosed == true }

  package mutating func write(_ text: String) {
    if text.utf8.withContiguousStorageIfAvailable({ append($0) }) == nil { append(text.utf8) }
  }

  package mutating func write(_ bytes: [UInt8]) { append(bytes) }

  /// Appends a number without the text of the number.
  mutating func write(_ number: Int) {
    guard number >= 10 else {
      return number >= 0 ? buffer.append(UInt8(ascii: "0") + UInt8(number)) : write(String(number))
    }
    write(number / 10)
    buffer.append(UInt8(ascii: "0") + UInt8(number % 10))
  }

  /// Appends a line.
  package mutating func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Appends the output of a JSON writer and empties the writer.
  package mutating func drain(_ json: inout JSONWriter) { write(json.drain()) }

  /// Passes the buffered bytes to the output.
  package mutating func flush() {
    guard let take else { return }
    if refusal == nil { refusal = take(buffer) }
    buffer.removeAll(keepingCapacity: true)
  }

  private mutating func append(_ bytes: some Collection<UInt8>) {
    buffer.append(contentsOf: bytes)
    if buffer.count >= ReportSink.pieceSize { flush() }
  }

  private static let pieceSize = 1 << 16
}
