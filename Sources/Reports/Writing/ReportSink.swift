package import Encoding

/// What a report is written into: text, gathered and handed over in big pieces.
package struct ReportSink {
  /// Why a piece could not be handed over.
  package struct Refusal {
    /// Whether nobody reads any more, as opposed to something being wrong.
    package var isClosed: Bool
    package var words: String

    package init(_ words: String, isClosed: Bool) {
      self.words = words
      self.isClosed = isClosed
    }
  }

  private let take: (([UInt8]) -> Refusal?)?
  private var buffer: [UInt8] = []
  /// Why the first piece that was not taken was not.
  package private(set) var refusal: Refusal?

  /// What hands over pieces to `take`; without it, everything is kept.
  package init(_ take: (([UInt8]) -> Refusal?)? = nil) { self.take = take }

  /// What has not been handed over yet.
  package var text: String { String(decoding: buffer, as: UTF8.self) }

  /// Takes what has not been handed over.
  package mutating func taken() -> [UInt8] {
    defer { buffer = [] }
    return buffer
  }

  package var isClosed: Bool { refusal?.isClosed == true }

  /// Adds text as it is.
  package mutating func write(_ text: String) { append(text.utf8) }

  /// Adds bytes as they are.
  package mutating func write(_ bytes: [UInt8]) { append(bytes) }

  /// Adds a line as it is.
  package mutating func writeLine(_ text: String = "") {
    write(text)
    write("\n")
  }

  /// Moves to the sink what was written as JSON.
  package mutating func drain(_ json: inout JSONWriter) { write(json.taken()) }

  /// Hands over what was gathered.
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
