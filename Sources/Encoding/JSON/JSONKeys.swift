/// The keys of a JSON document in the order of the file, found without reading the rest.
package struct JSONKeys: IteratorProtocol {
  private let bytes: ArraySlice<UInt8>
  private var place: Int

  /// The keys in bytes that need not be valid JSON.
  package init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    place = bytes.startIndex
  }

  /// The next string that is followed by a colon.
  package mutating func next() -> String? {
    while let start = bytes[place...].firstIndex(of: UInt8(ascii: "\"")) {
      let end = end(ofStringAt: start + 1)
      place = min(end + 1, bytes.endIndex)
      let next = bytes[place...].first { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }
      if next == UInt8(ascii: ":") {
        return String(decoding: bytes[start + 1..<end], as: UTF8.self)
      }
    }
    return nil
  }

  private func end(ofStringAt start: Int) -> Int {
    var place = start
    while place < bytes.endIndex, bytes[place] != UInt8(ascii: "\"") {
      place += bytes[place] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(place, bytes.endIndex)
  }
}
