/// The unit in which a client counts columns: bytes of UTF-8, units of UTF-16, or Unicode scalars.
///
/// Source: Language Server Protocol 3.17, “Position”.
package enum PositionEncoding: String, Sendable, Hashable, CaseIterable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
  case utf32 = "utf-32"

  /// Chooses the first offered encoding that the server knows or, if it knows none, UTF-16.
  ///
  /// Every client supports UTF-16.
  package init(offeredBy names: [String]) {
    self = names.lazy.compactMap(PositionEncoding.init(rawValue:)).first ?? .utf16
  }

  /// Returns the number of units in a character, given the first byte of the character in UTF-8.
  func width(ofScalarBeginningWith byte: UInt8) -> Int {
    switch self {
    case .utf8: byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
    case .utf16: byte < 0xF0 ? 1 : 2
    case .utf32: 1
    }
  }
}

/// A position in a document as a client counts it: a line and a column, both from 0.
package struct TextPosition: Sendable, Hashable, Comparable {
  package var line, character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: TextPosition, right: TextPosition) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

/// A range of positions; the end is not part of the range.
package struct TextRange: Sendable, Hashable {
  package var start, end: TextPosition

  package init(_ start: TextPosition, _ end: TextPosition) {
    self.start = start
    self.end = end
  }
}
