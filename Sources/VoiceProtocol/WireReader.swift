/// A reader of the fields in a message, which checks all lengths.
package struct WireReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Creates a reader of a frame's payload.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package mutating func byte() throws(WireError) -> UInt8 {
    guard position < bytes.count else { throw .truncated }
    defer { position += 1 }
    return bytes[position]
  }

  /// Reads a number.
  package mutating func number() throws(WireError) -> Int {
    Int(try bits())
  }

  /// Reads a signed number.
  package mutating func signedNumber() throws(WireError) -> Int {
    Int(Int32(bitPattern: try bits()))
  }

  /// Reads a text of at most `limit` bytes.
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

  /// Reads a list of at most `limit` texts.
  package mutating func texts(limit: Int) throws(WireError) -> [String] {
    let count = try number()
    guard count <= limit else { throw .tooLong }
    var texts: [String] = []
    for _ in 0..<count { texts.append(try text()) }
    return texts
  }

  /// Reads the samples in the rest of the message.
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

/// An error in the bytes of a message.
package enum WireError: Error, Sendable, Hashable {
  /// The message is shorter than its length fields say.
  case truncated
  /// A message, text or list is too long.
  case tooLong
  /// A text is not UTF-8.
  case notText
  /// A number has no meaning in its field.
  case unknownValue
}
