internal import Simulator

/// The ways in which a token with digits can be read aloud, the most likely first.
///
/// A comparison of phonemes shows which of these ways an engine uses.
struct NumberPronunciations {
  /// One way to read the digits, in two spellings: the normal spelling, and a spelling with exactly
  /// the engine's pronunciation of the digits.
  struct Candidate: Sendable, Hashable {
    var words: String
    var spoken: String
  }

  private enum Style: CaseIterable {
    case cardinal, year, digits
  }

  private let language: String
  private let base: String

  init(language: String) {
    self.language = language
    base = LanguageTag(language)?.language ?? ""
  }

  /// Returns the ways in which a token can be read.
  ///
  /// The result is empty if the token has no digits or the language is unknown.
  func candidates(for token: String) -> [Candidate] {
    guard ["en", "de"].contains(base), token.utf8.count <= 40,
      token.contains(where: { ("0"..."9").contains($0) })
    else { return [] }
    let pieces = pieces(of: ungrouped(token))
    var candidates: [Candidate] = []
    for style in Style.allCases {
      for namesMarks in [true, false] {
        guard let words = words(pieces, style, namesMarks: namesMarks, gap: ""),
          let spoken = self.words(pieces, style, namesMarks: namesMarks, gap: " ")
        else { continue }
        let candidate = Candidate(words: words, spoken: spoken)
        if !candidates.contains(candidate) { candidates.append(candidate) }
      }
    }
    return candidates
  }

  private var grouping: Character { base == "de" ? "." : "," }
  private var decimal: String { base == "de" ? "," : "." }
  private var decimalWord: String { base == "de" ? "Komma" : "point" }

  private var marks: [String: String] {
    base == "de"
      ? ["-": "minus", ".": "Punkt", "/": "", ":": "", "+": "plus", "%": "Prozent"]
      : ["-": "dash", ".": "point", "/": "slash", ":": "", "+": "plus", "%": "percent"]
  }

  /// Returns the token without separators between groups of digits, as in “1,000”.
  private func ungrouped(_ token: String) -> String {
    let groups = token.split(separator: grouping, omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first, (1...3).contains(first.count) else {
      return token
    }
    for (index, group) in groups.enumerated() {
      let digits = group.prefix { ("0"..."9").contains($0) }
      let isLast = index == groups.count - 1
      guard digits.count == (index == 0 ? first.count : 3), isLast || digits.count == group.count
      else { return token }
    }
    return groups.joined()
  }

  /// Splits a token into groups of successive digits and groups of other characters.
  private func pieces(of token: String) -> [Substring] {
    var pieces: [Substring] = []
    var rest = token[...]
    while let first = rest.first {
      let isDigit = ("0"..."9").contains(first)
      let piece = rest.prefix { ("0"..."9").contains($0) == isDigit }
      pieces.append(piece)
      rest = rest[piece.endIndex...]
    }
    return pieces
  }

  private func words(
    _ pieces: [Substring], _ style: Style, namesMarks: Bool, gap: String
  ) -> String? {
    var words: [String] = []
    for (index, piece) in pieces.enumerated() {
      if piece.first.map({ ("0"..."9").contains($0) }) == true {
        let isFraction = index > 1 && pieces[index - 1] == decimal[...]
        guard let number = number(piece, isFraction ? .digits : style, gap) else { return nil }
        words.append(number)
      } else if piece == decimal[...], index > 0, index < pieces.count - 1 {
        words.append(decimalWord)
      } else if let mark = marks[String(piece)] {
        if namesMarks, !mark.isEmpty { words.append(mark) }
      } else {
        words.append(String(piece))
      }
    }
    return words.joined(separator: " ")
  }

  private func number(_ digits: Substring, _ style: Style, _ gap: String) -> String? {
    switch style {
    case .cardinal: NumberWords.cardinal(digits, in: language, gap: gap)
    case .year: NumberWords.year(digits, in: language)
    case .digits: NumberWords.digits(digits, in: language)
    }
  }
}
