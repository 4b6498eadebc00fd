internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// The body of a snapshot, without escapes.
///
/// The text also keeps the offset of each byte in the file.
struct SnapshotText {
  private(set) var bytes: [UInt8] = []
  /// The offset of each byte in the file.
  private(set) var origins: [Int32] = []

  /// Creates the text of a template literal, without its escaping backslashes and without carriage
  /// returns before line breaks.
  init(templateLiteral range: Range<Int>, of file: [UInt8]) {
    bytes.reserveCapacity(range.count)
    origins.reserveCapacity(range.count)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = file[index]
      if byte == UInt8(ascii: "\r"), index + 1 < range.upperBound,
        file[index + 1] == UInt8(ascii: "\n")
      {
        index += 1
        continue
      }
      if byte == UInt8(ascii: "\\"), index + 1 < range.upperBound { index += 1 }
      bytes.append(file[index])
      origins.append(Int32(truncatingIfNeeded: index))
      index += 1
    }
  }

  /// Returns the text between the quotes, if the body is a string: `"<View />"` → `<View />`.
  ///
  /// Otherwise, returns the whole body.
  func unquoted() -> SnapshotText {
    var text = SnapshotText()
    guard let start = bytes.firstIndex(where: { !SnapshotText.isBlank($0) }),
      let end = bytes.lastIndex(where: { !SnapshotText.isBlank($0) }), start < end,
      bytes[start] == UInt8(ascii: "\""), bytes[end] == UInt8(ascii: "\"")
    else { return self }
    var index = start + 1
    while index < end {
      if bytes[index] == UInt8(ascii: "\\"), index + 1 < end,
        bytes[index + 1] == UInt8(ascii: "\"") || bytes[index + 1] == UInt8(ascii: "\\")
      {
        index += 1
      }
      text.bytes.append(bytes[index])
      text.origins.append(origins[index])
      index += 1
    }
    return text
  }

  private init() {}

  static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
  }
}

/// The conversion of offsets to lines and columns.
///
/// If the offsets are requested in ascending order, every byte is read only once.
struct FilePositions {
  private let bytes: [UInt8]
  private var index = 0
  private var position = SourcePosition.start

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func position(of offset: Int) -> Node.Position {
    if offset < index { (index, position) = (0, .start) }
    while index < min(offset, bytes.count) {
      position.step(over: bytes[index])
      index += 1
    }
    return Node.Position(position)
  }
}
