import AccessibilityTree

/// What is heard at a stop, cut where expectations may be: into words, parts and utterances.
struct AnnouncementWords {
  /// A part, or what stands between the commas of one that a space follows.
  struct Piece {
    /// The place of the part in the announcement.
    var part: Int
    /// Its words as they stand in the part.
    var text: String
    /// Its tokens among ``AnnouncementWords/tokens``, without spaces at its ends.
    var tokens: Range<Int>
    /// Whether more than a space, a colon or nothing stands before it.
    var beginsGroup: Bool
  }

  /// The words, numbers, symbols and spaces of the whole announcement.
  private(set) var tokens: [Token] = []
  /// The parts in the order in which they are heard.
  private(set) var pieces: [Piece] = []
  /// For each utterance, which of the pieces are its own.
  private(set) var utterances: [Range<Int>] = []

  /// Cuts an announcement.
  init(_ announcement: Announcement, by comparison: Comparison) {
    var place = 0
    for utterance in announcement.utterances {
      let start = pieces.count
      for part in utterance.parts {
        append(part, at: place, by: comparison)
        place += 1
      }
      if start < pieces.count { utterances.append(start..<pieces.count) }
    }
    if utterances.isEmpty { utterances.append(0..<0) }
  }

  private mutating func append(_ part: Part, at place: Int, by comparison: Comparison) {
    if !pieces.isEmpty { appendSeparator(part.lead, by: comparison) }
    var begins = pieces.isEmpty || part.lead.contains { ",.;".contains($0) }
    for (number, text) in CommaParts.spaced(part.text).enumerated() {
      if number > 0 {
        appendSeparator(text.isEmpty ? "," : ", ", by: comparison)
        begins = true
      }
      let start = tokens.count
      let words = text.trimmed
      tokens += comparison.tokens(of: words)
      pieces.append(
        Piece(part: place, text: String(words), tokens: start..<tokens.count, beginsGroup: begins))
    }
  }

  /// Adds what stands between two parts: as heard no more than a space, or words if it has any.
  private mutating func appendSeparator(_ text: String, by comparison: Comparison) {
    switch comparison {
    case .exact: tokens += comparison.tokens(of: text)
    case .asHeard:
      let words = comparison.words(of: text)
      let space = Token(" ", by: comparison)
      if text.contains(where: \.isWhitespace), !words.isEmpty || tokens.last != space {
        tokens.append(space)
      }
      for word in words { tokens += [word, space] }
    }
  }

  func tokens(ofUtterance place: Int? = nil) -> Range<Int> {
    let range = place.map { utterances[$0] } ?? 0..<pieces.count
    guard let first = range.first, let last = range.last else { return 0..<0 }
    return pieces[first].tokens.lowerBound..<pieces[last].tokens.upperBound
  }
}
