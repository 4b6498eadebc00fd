/// A message as it goes over the wire: one byte of kind, four of length (little endian), the payload.
package struct Frame: Sendable, Hashable {
  /// What the payload is.
  package var kind: UInt8
  package var payload: [UInt8]

  package init(kind: UInt8, payload: [UInt8] = []) {
    self.kind = kind
    self.payload = payload
  }

  package var bytes: [UInt8] {
    var writer = WireWriter()
    writer.write(kind)
    writer.write(UInt32(truncatingIfNeeded: payload.count))
    writer.write(raw: payload)
    return writer.bytes
  }
}

/// Bytes that arrive in any portions, taken apart into frames.
package struct FrameBuffer {
  /// The most bytes that the payload of a request may have.
  package static let requestLimit = 64 << 10
  /// The most bytes that the payload of a reply may have.
  package static let replyLimit = 1 << 20

  private static let headerSize = 5
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// No bytes yet; longer payloads than `limit` are refused.
  package init(limit: Int) { self.limit = limit }

  /// Whether nothing that has arrived is left.
  package var isEmpty: Bool { start == bytes.count }

  /// Takes what has arrived.
  package mutating func append(_ new: UnsafeBufferPointer<UInt8>) {
    if start == bytes.count {
      bytes.removeAll(keepingCapacity: true)
      start = 0
    } else if start > limit {
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: new)
  }

  /// The next whole frame; nil while it has not arrived.
  package mutating func next() throws(WireError) -> Frame? {
    guard bytes.count - start >= Self.headerSize else { return nil }
    var reader = WireReader(Array(bytes[start..<start + Self.headerSize]))
    let kind = try reader.byte()
    let length = try reader.number()
    guard length <= limit else { throw .tooLong }
    let payload = start + Self.headerSize
    guard bytes.count - payload >= length else { return nil }
    start = payload + length
    return Frame(kind: kind, payload: Array(bytes[payload..<start]))
  }
}
