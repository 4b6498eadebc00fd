/// The width of text in terminal columns.
///
/// Emoji and East Asian wide characters take two columns. Combining and format characters take
/// none.
///
/// Source: Unicode Standard Annex 11.
package enum DisplayWidth {
  package static func of(_ text: String) -> Int {
    guard text.utf8.contains(where: { $0 >= 0x80 }) else { return text.utf8.count }
    return text.reduce(0) { $0 + of($1) }
  }

  package static func of(_ character: Character) -> Int {
    character.unicodeScalars.reduce(0) { max($0, of($1)) }
  }

  private static func of(_ scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 { return 1 }
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format:
      // Variation selector 16 turns the character before it into an emoji, which is two columns
      // wide.
      return scalar.value == 0xFE0F ? 2 : 0
    default: return isWide(scalar) ? 2 : 1
    }
  }

  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x33FF, 0x3400...0x4DBF, 0x4E00...0x9FFF,
      0xA000...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x17000...0x18CFF, 0x1B000...0x1B2FF, 0x1F200...0x1F2FF,
      0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}

extension DisplayWidth {
  /// Returns the text in lines of at most `width` columns, broken at spaces where possible.
  package static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in text.split(separator: " ", omittingEmptySubsequences: true) {
      for piece in pieces(of: String(word), width) {
        let size = of(piece.text)
        if used > 0, used + (piece.beginsWord ? 1 : 0) + size > width {
          lines.append(line)
          (line, used) = ("", 0)
        } else if used > 0, piece.beginsWord {
          line += " "
          used += 1
        }
        line += piece.text
        used += size
      }
    }
    return lines + [line]
  }

  /// Divides a word into pieces no wider than a line.
  private static func pieces(of word: String, _ width: Int) -> [(text: String, beginsWord: Bool)] {
    guard of(word) > width else { return [(word, true)] }
    var pieces: [(text: String, beginsWord: Bool)] = []
    var piece = ""
    var used = 0
    for character in word {
      let size = of(character)
      if used > 0, used + size > width {
        pieces.append((piece, pieces.isEmpty))
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += size
    }
    return pieces + [(piece, pieces.isEmpty)]
  }
}
