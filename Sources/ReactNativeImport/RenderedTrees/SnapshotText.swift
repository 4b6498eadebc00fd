internal import ImportSupport
internal import Simulator
internal import TextIO

/// The body of a snapshot without its escapes, knowing where each byte stands in the file.
struct SnapshotText {
  private(set) var bytes: [UInt8] = []
  /// The place of each byte in the file.
  private(set) var origins: [Int32] = []

  /// Takes away the backslashes of a template literal, and carriage returns before line ends.
  init(templateLiteral range: Range<Int>, of file: [UInt8]) {
    bytes.reserveCapacity(range.count)
    origins.reserveCapacity(range.count)
    var place = range.lowerBound
    while place < range.upperBound {
      let byte = file[place]
      if byte == UInt8(ascii: "\r"), place + 1 < range.upperBound,
        file[place + 1] == UInt8(ascii: "\n")
      {
        place += 1
        continue
      }
      if byte == UInt8(ascii: "\\"), place + 1 < range.upperBound { place += 1 }
      bytes.append(file[place])
      origins.append(Int32(truncatingIfNeeded: place))
      place += 1
    }
  }

  /// What stands between the quotes of a string: `"<View />"`; the text itself if it is none.
  func unquoted() -> SnapshotText {
    var text = SnapshotText()
    guard let start = bytes.firstIndex(where: { !SnapshotText.isBlank($0) }),
      let end = bytes.lastIndex(where: { !SnapshotText.isBlank($0) }), start < end,
      bytes[start] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\"")
    else { return self }
    var place = start + 1
    while place < end {
      if bytes[place] == UInt8(ascii: "\\"), place + 1 < end,
        bytes[place + 1] == UInt8(ascii: "\"") || bytes[place + 1] == UInt8(ascii: "\\")
      {
        place += 1
      }
      text.bytes.append(bytes[place])
      text.origins.append(origins[place])
      place += 1
    }
    return text
  }

  private init() {}

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}

/// Turns places in a file into lines and columns; asked in rising order, it looks at each byte once.
struct FilePlaces {
  private let bytes: [UInt8]
  private var place = 0
  private var position = SourcePosition.start

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The line and column of a byte.
  mutating func position(of offset: Int) -> Node.Position {
    if offset < place { (place, position) = (0, .start) }
    while place < min(offset, bytes.count) {
      position.step(over: bytes[place])
      place += 1
    }
    return Node.Position(position)
  }
}
