/// The lines of a document as bytes, without what ends them.
struct SourceLines {
  private let bytes: [UInt8]
  /// For each line its bytes.
  private let ranges: [Range<Int>]

  /// Divides a document at LF, CR LF and CR, as Markdown does.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var ranges: [Range<Int>] = []
    var start = 0
    var place = 0
    while place < bytes.count {
      let byte = bytes[place]
      if byte == 0x0A || byte == 0x0D {
        ranges.append(start..<place)
        if byte == 0x0D, place + 1 < bytes.count, bytes[place + 1] == 0x0A { place += 1 }
        start = place + 1
      }
      place += 1
    }
    if start < bytes.count { ranges.append(start..<bytes.count) }
    self.ranges = ranges
  }

  /// How many lines there are.
  var count: Int { ranges.count }

  /// The bytes of a line, counted from 1; none beyond the last one.
  subscript(line: Int) -> ArraySlice<UInt8> {
    ranges.indices.contains(line - 1) ? bytes[ranges[line - 1]] : []
  }

  /// The text of a line.
  func text(_ line: Int) -> String { String(decoding: self[line], as: UTF8.self) }
}
