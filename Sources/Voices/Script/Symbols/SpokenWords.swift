/// The text of a part as words for the engine: symbols by their names, and nothing that the engine
/// would take for a command.
///
/// Names go where symbols stand; the words of the author are not touched. What the reader does not
/// name stays for the engine where it makes a pause or a melody of it, and goes where the engine
/// would name it.
/// Source: espeak-ng 1.51: NUL ends a text, U+0001 begins a command, soft hyphens and decomposed
/// letters spoil words, long words are spelled for minutes.
package struct SpokenWords: Sendable, Hashable {
  /// How many scalars of a text are spoken, and how many of words.
  package static let longest = 2000

  package private(set) var text = ""
  /// Whether the text was too long to be spoken as a whole.
  package private(set) var isCut = false

  /// Words of a text in the symbols of a table.
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

  /// A quick look: short, and nothing but words and the marks that stay.
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
