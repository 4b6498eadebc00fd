/// The text of a part, prepared for the engine: names replace symbols, and the engine's commands
/// are removed.
///
/// The author's words do not change. A symbol is removed if the engine would speak the symbol but
/// the reader does not. A symbol stays if the engine makes a pause or changes its intonation at the
/// symbol. Source: espeak-ng 1.51: NUL ends a text, U+0001 begins a command, soft hyphens and
/// decomposed letters cause wrong pronunciations, and the engine needs minutes to spell a long
/// word.
package struct SpokenWords: Sendable, Hashable {
  /// The maximum number of Unicode scalars in a text and in its words.
  package static let longest = 2000

  package private(set) var text = ""
  /// Whether the text was too long.
  ///
  /// If so, only its beginning was converted.
  package private(set) var isCut = false

  /// Converts a text to words.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - table: The names of symbols.
  ///   - level: The symbols whose names the reader speaks.
  package init(_ source: String, _ table: SymbolTable, naming level: SymbolLevel = .some) {
    if SpokenWords.isPlain(source) {
      text = source
    } else {
      var writer = SpokenWordsWriter(table, level)
      let scalars = source.unicodeScalars
      let end = scalars.index(
        scalars.startIndex, offsetBy: SpokenWords.longest, limitedBy: scalars.endIndex)
      isCut = end.map { $0 < scalars.endIndex } ?? false
      writer.write(end.map { source[..<$0] } ?? source[...])
      isCut = isCut || writer.isCut
      text = writer.words
    }
  }

  /// Whether a text needs no conversion: it is short and has only letters, digits and single
  /// spaces.
  private static func isPlain(_ text: String) -> Bool {
    guard text.utf8.count <= longest, text.utf8.first.map(isWordByte) == true,
      text.utf8.last != UInt8(ascii: " ")
    else { return false }
    var last: UInt8 = 0
    for byte in text.utf8 {
      guard isWordByte(byte) || (byte == UInt8(ascii: " ") && byte != last) else { return false }
      last = byte
    }
    return true
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
