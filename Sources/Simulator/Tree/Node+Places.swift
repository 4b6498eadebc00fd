extension UInt8 {
  /// Whether a byte of UTF-8 is the first of a Unicode scalar: columns are counted in these.
  @inlinable package var beginsScalar: Bool { self & 0xC0 != 0x80 }
}

extension Node.Position {
  /// The first place of a file.
  @inlinable package static var start: Node.Position { Node.Position(line: 1, column: 1) }

  /// The place of a byte of a file.
  package init(ofByte offset: Int, in bytes: [UInt8]) {
    self = .start
    for byte in bytes.prefix(offset) { step(over: byte) }
  }

  /// Goes from the place of a byte to that of the next one.
  @inlinable package mutating func step(over byte: UInt8) {
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte.beginsScalar {
      column += 1
    }
  }
}
