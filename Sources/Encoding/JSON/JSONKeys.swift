/// A sequence of the keys of all objects in a JSON document, in the order of the file.
///
/// The values are not parsed.
package struct JSONKeys: IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var index: Int

  /// Creates a sequence of the keys in bytes.
  ///
  /// The bytes need not be valid JSON.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  /// Returns the next key: a string before a colon.
  package mutating func next() -> String? {
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "\"")) {
      let end = end(ofStringAt: start + 1)
      index = min(end + 1, bytes.endIndex)
      let next = bytes[index...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      if next == UInt8(ascii: ":") {
        return String(decoding: bytes[start + 1..<end], as: UTF8.self)
      }
    }
    return nil
  }

  private func end(ofStringAt start: Int) -> Int {
    var index = start
    while index < bytes.endIndex, bytes[index] != UInt8(ascii: "\"") {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(index, bytes.endIndex)
  }
}
