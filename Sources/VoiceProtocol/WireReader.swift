/// Reads a message, trusting none of its lengths.
package struct WireReader {
  private let bytes: [UInt8]
  private var position = 0

  /// The payload of a frame.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// The next number that cannot be negative.
  package mutating func number() throws(WireError) -> Int {
    Int(try bits())
  }

  /// The next number that may be negative.
  package mutating func signedNumber() throws(WireError) -> Int {
    Int(Int32(bitPattern: try bits()))
  }

  /// The next text, of at most `limit` bytes.
  package mutating func text(limit: Int = 4096) throws(WireError) -> String {
    let length = try number()
    guard length <= limit else { throw .tooLong }
    guard length <= bytes.count - position else { throw .truncated }
    defer { position += length }
    guard let text = String(validating: bytes[position..<position + length], as: UTF8.self) else {
      throw .notText
    }
    return text
  }

  /// The next list of texts, of at most `limit` entries.
  package mutating func texts(limit: Int) throws(WireError) -> [String] {
    let count = try number()
    guard count <= limit else { throw .tooLong }
    var texts: [String] = []
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  /// The samples up to the end of the message.
  package mutating func samples() throws(WireError) -> [Int16] {
    let count = (bytes.count - position) / 2
    guard bytes.count - position == count * 2 else { throw .truncated }
    defer { position = bytes.count }
    return [Int16](unsafeUninitializedCapacity: count) { samples, initialized in
      UnsafeMutableRawBufferPointer(samples).copyBytes(from: bytes[position...])
      #if _endian(big)
        for index in 0..<count { samples[index] = samples[index].byteSwapped }
      #endif
      initialized = count
    }
  }

  private mutating func bits() throws(WireError) -> UInt32 {
    var number: UInt32 = 0
    for shift in [0, 8, 16, 24] { number |= UInt32(try byte()) << shift }
    return number
  }
}

/// Why bytes are no message.
package enum WireError: Error, Sendable, Hashable {
  /// The message ends too early, or says that it is longer than it is.
  case truncated
  /// A message, text or list is longer than allowed.
  case tooLong
  /// A text is not UTF-8.
  case notText
  /// A number means nothing at its place.
  case unknownValue
}
