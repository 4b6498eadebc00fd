/// A line and a column in a text, both counted from 1.
///
/// A column counts Unicode scalars.
public struct SourcePosition: Sendable, Hashable {
  public var line, column: Int

  @inlinable package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

extension SourcePosition {
  /// The first position in a text.
  @inlinable package static var start: SourcePosition { SourcePosition(line: 1, column: 1) }

  /// Creates the position of a byte in a UTF-8 text.
  ///
  /// - Parameter offset: The index of the byte in `bytes`.
  package init(ofByte offset: Int, in bytes: [UInt8]) {
    self = .start
    for byte in bytes.prefix(offset) { step(over: byte) }
  }

  /// Moves the position past one byte of UTF-8.
  @inlinable package mutating func step(over byte: UInt8) {
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte.beginsScalar {
      column += 1
    }
  }
}

extension UInt8 {
  /// Whether this byte of UTF-8 is the first byte of a Unicode scalar.
  @inlinable package var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
