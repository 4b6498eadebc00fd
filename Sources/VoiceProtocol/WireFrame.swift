/// A message between program and worker: one byte for the kind, four for the length
/// (little-endian), and the payload.
package struct WireFrame: Sendable, Hashable {
  /// The kind of message.
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

/// A buffer that splits arriving bytes into frames.
package struct FrameBuffer {
  /// The maximum size of a request's payload in bytes.
  package static let requestLimit = 64 << 10
  /// The maximum size of a reply's payload in bytes.
  package static let replyLimit = 1 << 20

  private static let headerSize = 5
  private let limit: Int
  private var bytes: [UInt8] = []
  private var start = 0

  /// Creates an empty buffer that rejects payloads longer than `limit`.
  package init(limit: Int) { self.limit = limit }

  /// Whether the buffer has no bytes.
  package var isEmpty: Bool { start == bytes.count }

  /// Appends bytes that have arrived.
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

  /// Removes and returns the next frame, or returns `nil` until the frame is complete.
  package mutating func next() throws(WireError) -> WireFrame? {
    guard bytes.count - start >= Self.headerSize else { return nil }
    var reader = WireReader(Array(bytes[start..<start + Self.headerSize]))
    let kind = try reader.byte()
    let length = try reader.number()
    guard length <= limit else { throw .tooLong }
    let payload = start + Self.headerSize
    guard bytes.count - payload >= length else { return nil }
    start = payload + length
    return WireFrame(kind: kind, payload: Array(bytes[payload..<start]))
  }
}
