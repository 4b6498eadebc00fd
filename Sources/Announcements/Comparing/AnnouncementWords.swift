import AccessibilityTree

/// An announcement divided into words, parts and utterances, to compare it with an expectation.
struct AnnouncementWords {
  /// A part of the announcement, or a section of a part that contains commas.
  ///
  /// A comma before a space divides a part into pieces; other commas do not. If the reader
  /// separates parts by full stops, a full stop before a space also divides a part.
  struct Piece {
    /// The index of the part in the announcement.
    var part: Int
    /// The words of the piece.
    var text: String
    /// The range of the piece in ``AnnouncementWords/tokens``, without spaces at its ends.
    var tokens: Range<Int>
    /// Whether the piece is the first one, or comes after a comma, semicolon or full stop.
    var beginsGroup: Bool
    /// Whether a full stop in the same part precedes the piece.
    var isNextSentence = false
  }

  /// The tokens of the whole announcement: words, numbers, symbols and spaces.
  private(set) var tokens: [Token] = []
  /// The pieces, in the order in which they are heard.
  private(set) var pieces: [Piece] = []
  /// For each utterance, the range of its pieces in ``pieces``.
  private(set) var utterances: [Range<Int>] = []

  /// Whether full stops separate parts, as commas do.
  let dividesAtFullStops: Bool

  /// Divides an announcement into tokens, pieces and utterances.
  ///
  /// - Parameter atFullStops: Whether full stops separate parts, as commas do.
  init(_ announcement: Announcement, by comparison: Comparison, atFullStops: Bool = false) {
    dividesAtFullStops = atFullStops
    var index = 0
    for utterance in announcement.utterances {
      let start = pieces.count
      for part in utterance.parts {
        append(part, at: index, by: comparison)
        index += 1
      }
      if start < pieces.count { utterances.append(start..<pieces.count) }
    }
    if utterances.isEmpty { utterances.append(0..<0) }
  }

  private mutating func append(_ part: Part, at index: Int, by comparison: Comparison) {
    if !pieces.isEmpty { appendSeparator(part.lead, by: comparison) }
    var begins = pieces.isEmpty || part.lead.contains { ",.;、".contains($0) }
    for (number, text) in CommaParts.spaced(part.text).enumerated() {
      if number > 0 {
        appendSeparator(text.isEmpty ? "," : ", ", by: comparison)
        begins = true
      }
      let sentences = dividesAtFullStops ? CommaParts.sentences(text) : [text]
      for (number, sentence) in sentences.enumerated() {
        let words = sentence.trimmed
        if number > 0 {
          appendSeparator(".\(sentence[..<words.startIndex])", by: comparison)
        }
        let start = tokens.count
        tokens += comparison.tokens(of: words)
        pieces.append(
          Piece(
            part: index, text: String(words), tokens: start..<tokens.count,
            beginsGroup: begins || number > 0, isNextSentence: number > 0))
      }
    }
  }

  /// Appends the tokens of the separator between two parts.
  ///
  /// If the comparison is `asHeard`, a separator without words counts as a space.
  private mutating func appendSeparator(_ text: String, by comparison: Comparison) {
    switch comparison {
    case .exact: tokens += comparison.tokens(of: text)
    case .asHeard:
      let words = comparison.words(of: text)
      let space = Token(" ", by: comparison)
      let followsWord = tokens.last.map { $0 != space } ?? false
      if text.contains(where: \.isWhitespace), !words.isEmpty || followsWord {
        tokens.append(space)
      }
      for word in words { tokens += [word, space] }
    }
  }

  /// The boundaries between ``tokens`` at which expected words before or after a gap (`…`) can end
  /// or start.
  ///
  /// The entry at an index is for the boundary before the token at this index.
  ///
  /// A gap stands for whole parts, or for whole sections of a part between commas. It never begins
  /// or ends between two sentences of a part.
  var gapBounds: (ends: [Bool], starts: [Bool]) {
    var (starts, ends) = ([Bool](repeating: false, count: tokens.count + 1), [Bool]())
    ends = starts
    for (index, piece) in pieces.enumerated() {
      if !piece.isNextSentence { starts[piece.tokens.lowerBound] = true }
      let isContinued = index + 1 < pieces.count && pieces[index + 1].isNextSentence
      if !isContinued { ends[piece.tokens.upperBound] = true }
    }
    return (starts, ends)
  }

  func tokens(ofUtterance index: Int? = nil) -> Range<Int> {
    let range = index.map { utterances[$0] } ?? 0..<pieces.count
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return pieces[first].tokens.lowerBound..<pieces[last].tokens.upperBound
  }
}

extension [Stop] {
  /// Whether full stops, rather than commas, separate the parts of the announcements, as in
  /// TalkBack 17 in English.
  var areSeparatedByFullStops: Bool {
    contains { $0.announcement.parts.contains { $0.lead == ". " } }
  }
}
