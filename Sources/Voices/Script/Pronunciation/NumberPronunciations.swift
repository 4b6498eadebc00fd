internal import Simulator

/// Words that an engine may make of a piece of text with digits, likeliest first.
///
/// Which of them it is, its phonemes tell.
struct NumberPronunciations {
  /// Words as they are written, and so that the engine says them as it says digits.
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

  /// The words that may be heard; empty when there are no digits or the language is not known.
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

  /// The token without the marks that group digits by three.
  private func ungrouped(_ token: String) -> String {
    let groups = token.split(separator: grouping, omittingEmptySubsequences: false)
    guard groups.count > 1, let first = groups.first, (1...3).contains(first.count) else {
      return token
    }
    for (place, group) in groups.enumerated() {
      let digits = group.prefix { ("0"..."9").contains($0) }
      let isLast = place == groups.count - 1
      guard digits.count == (place == 0 ? first.count : 3), isLast || digits.count == group.count
      else { return token }
    }
    return groups.joined()
  }

  /// Runs of digits and runs of others.
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
    for (place, piece) in pieces.enumerated() {
      if piece.first.map({ ("0"..."9").contains($0) }) == true {
        let isFraction = place > 1 && pieces[place - 1] == decimal[...]
        guard let number = number(piece, isFraction ? .digits : style, gap) else { return nil }
        words.append(number)
      } else if piece == decimal[...], place > 0, place < pieces.count - 1 {
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
