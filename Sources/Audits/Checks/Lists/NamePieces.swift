internal import Simulator

/// The parts of a name between its punctuation marks, such as “Episode” and “The storm”.
struct NamePieces {
  /// The parts that have words, in order.
  let pieces: [String]
  /// Whether a colon follows the first part, as in “Anna: See you tomorrow”.
  let beginsWithColon: Bool

  /// Splits a name at punctuation marks that separate parts.
  init(_ text: String) {
    var pieces: [String] = []
    var piece = ""
    var firstMark: Character?
    let characters = Array(text)
    for (index, character) in characters.enumerated() {
      let next = index + 1 < characters.count ? characters[index + 1] : " "
      guard NamePieces.isSeparator(character, after: piece, before: next) else {
        piece.append(character)
        continue
      }
      if NamePieces.hasWords(piece) {
        pieces.append(String(piece.trimmed))
        firstMark = firstMark ?? character
      }
      piece = ""
    }
    if NamePieces.hasWords(piece) { pieces.append(String(piece.trimmed)) }
    self.pieces = pieces
    beginsWithColon = firstMark == ":"
  }

  /// Whether a mark separates two parts.
  ///
  /// A mark within a number or a word, such as the colon in “10:30”, does not separate parts. A
  /// full stop after a single word does not either, because the word is usually an abbreviation,
  /// such as “Dr.”.
  private static func isSeparator(
    _ mark: Character, after piece: String, before next: Character
  ) -> Bool {
    switch mark {
    case ";", "\n", "|", "·", "•", "–", "—", "、", "，": true
    case ",", ":": next.isWhitespace
    case ".": next.isWhitespace && piece.trimmed.contains(where: \.isWhitespace)
    default: false
    }
  }

  private static func hasWords(_ piece: String) -> Bool { !AudibleText(piece).text.isEmpty }
}
