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

extension SourcePosition {
  /// Returns the position in a whole text of this position in the decoded text of a JSON string.
  ///
  /// - Parameters:
  ///   - quote: The position of the string's first quotation mark in the whole text.
  ///   - text: The whole text.
  package func outside(jsonStringAt quote: SourcePosition, in text: String) -> SourcePosition {
    let scalars = Array(text.unicodeScalars)
    var outer = SourcePosition.start
    var index = 0
    while index < scalars.count, outer != quote {
      outer.step(over: scalars[index])
      index += 1
    }
    outer.column += 1
    index += 1
    var inner = SourcePosition.start
    while index < scalars.count, inner.line < line || inner.line == line && inner.column < column {
      let (decoded, length) = SourcePosition.decodedScalar(at: index, in: scalars)
      if length == 1 { outer.step(over: decoded) } else { outer.column += length }
      inner.step(over: decoded)
      index += length
    }
    return outer
  }

  private mutating func step(over scalar: Unicode.Scalar) {
    if scalar == "\n" {
      line += 1
      column = 1
    } else {
      column += 1
    }
  }

  /// Returns the character at an index in a JSON string, and the number of scalars that write it.
  ///
  /// Only line breaks are decoded, because all other characters advance the column by one.
  private static func decodedScalar(
    at index: Int, in scalars: [Unicode.Scalar]
  ) -> (scalar: Unicode.Scalar, length: Int) {
    guard scalars[index] == "\\", index + 1 < scalars.count else { return (scalars[index], 1) }
    guard scalars[index + 1] == "u" else { return (scalars[index + 1] == "n" ? "\n" : " ", 2) }
    let digits = scalars[(index + 2)...].prefix(4)
    let unit = UInt32(String(String.UnicodeScalarView(digits)), radix: 16) ?? 0
    // A surrogate pair is written as two escapes, and counts as one character.
    return (unit == 0x0A ? "\n" : " ", (0xD800..<0xDC00).contains(unit) ? 12 : 6)
  }
}

extension UInt8 {
  /// Whether this byte of UTF-8 is the first byte of a Unicode scalar.
  @inlinable package var beginsScalar: Bool { self & 0xC0 != 0x80 }
}
