/// A writer of messages.
///
/// Numbers are little-endian, and texts and lists begin with their length.
package struct WireWriter {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  package mutating func write(_ byte: UInt8) { bytes.append(byte) }

  /// Writes a number in four bytes.
  package mutating func write(_ number: UInt32) {
    for shift in [0, 8, 16, 24] { bytes.append(UInt8(truncatingIfNeeded: number >> shift)) }
  }

  /// Writes a signed number in four bytes.
  ///
  /// A number that does not fit becomes the nearest number that fits.
  package mutating func write(_ number: Int) {
    write(UInt32(bitPattern: Int32(clamping: number)))
  }

  /// Writes a text in UTF-8.
  package mutating func write(_ text: String) {
    write(text.utf8.count)
    write(raw: Array(text.utf8))
  }

  package mutating func write(_ texts: [String]) {
    write(texts.count)
    for text in texts { write(text) }
  }

  /// Writes samples, which take the rest of the message.
  package mutating func write(samples: UnsafeBufferPointer<Int16>) {
    #if _endian(big)
      for sample in samples {
        write(raw: [UInt8(truncatingIfNeeded: sample), UInt8(truncatingIfNeeded: sample >> 8)])
      }
    #else
      // In an unoptimized build, writing sample by sample would take longer than the speech.
      samples.withMemoryRebound(to: UInt8.self) { bytes.append(contentsOf: $0) }
    #endif
  }

  /// Writes bytes as they are, without their length.
  package mutating func write(raw new: [UInt8]) { bytes.append(contentsOf: new) }
}
