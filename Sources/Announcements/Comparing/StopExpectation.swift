import AccessibilityTree

/// What is expected of one stop.
package struct StopExpectation: Sendable, Hashable {
  /// What is asked for.
  package enum Content: Sendable, Hashable {
    /// A stop, whatever is said there.
    case anything
    /// What is said, as utterances between which the reader pauses; a single one is the whole
    /// announcement, pauses or not.
    case utterances([[Piece]])
    /// Words and values that have to be conveyed in this order, whatever stands between.
    case facts([String])
  }

  /// A piece of an expected utterance.
  package enum Piece: Sendable, Hashable {
    /// Words of one or more parts, with the commas between them.
    case words(String)
    /// `…`: any number of parts, also none.
    case gap
  }

  /// What is expected as a person reads it.
  package var text: String
  /// What is asked for.
  package var content: Content

  /// A stop at which nothing is checked.
  package static let anything = StopExpectation(text: "…", content: .anything)

  /// A stop at which nothing may be said, written `∅`.
  package static let silence = StopExpectation(
    text: Announcement.silence, content: .utterances([[.words("")]]))

  private init(text: String, content: Content) {
    self.text = text
    self.content = content
  }

  /// Exactly these words, whatever they look like.
  init(saying text: String) {
    self.init(text: text, content: .utterances([[.words(text)]]))
  }

  /// What is said at a stop, as written: utterances, in which a whole part `…` or `...` stands for
  /// any parts and `\…` or `\...` for itself; `∅` alone stands for silence.
  package init(utterances: [String]) {
    if utterances == [Announcement.silence] {
      self = .silence
      return
    }
    text = utterances.joined(separator: " / ")
    let pieces = utterances.map(StopExpectation.pieces)
    content = pieces == [[.gap]] ? .anything : .utterances(pieces)
  }

  /// What has to be conveyed at a stop, as written: facts between commas.
  package init(facts utterances: [String]) {
    if utterances == [Announcement.silence] {
      self = .silence
      return
    }
    text = utterances.joined(separator: " / ")
    let pieces = utterances.flatMap(StopExpectation.pieces)
    let facts = pieces.flatMap { piece -> [String] in
      guard case .words(let words) = piece else { return [] }
      return CommaParts.spaced(words).map { String($0.trimmed) }
    }
    content = facts.isEmpty && pieces.contains(.gap) ? .anything : .facts(facts)
  }

  /// The only words, where nothing else is written.
  var literal: String? {
    guard case .utterances(let utterances) = content, utterances.count == 1,
      utterances[0].count == 1, case .words(let words) = utterances[0][0]
    else { return nil }
    return words
  }

  private static func pieces(of utterance: String) -> [Piece] {
    var pieces: [Piece] = []
    var words = ""
    var follows = false
    for part in CommaParts.split(utterance, keepsSpaces: true) {
      let plain = part.trimmed
      if isGap(plain) {
        append(words, to: &pieces)
        if pieces.last != .gap { pieces.append(.gap) }
        (words, follows) = ("", false)
      } else {
        if follows { words += "," }
        words += isEscaped(plain) ? part.replacingFirstBackslash() : String(part)
        follows = true
      }
    }
    append(words, to: &pieces)
    return pieces.isEmpty ? [.words("")] : pieces
  }

  private static func append(_ words: String, to pieces: inout [Piece]) {
    let plain = words.trimmed
    if !plain.isEmpty { pieces.append(.words(String(plain))) }
  }

  private static func isGap(_ part: Substring) -> Bool { part == "…" || part == "..." }

  /// Whether a part would mean something without its backslashes, of which the first is then no text.
  private static func isEscaped(_ part: Substring) -> Bool {
    let words = part.drop { $0 == "\\" }
    return words.startIndex > part.startIndex
      && ["…", "...", "—", Announcement.silence[...]].contains(words)
  }
}

extension Substring {
  fileprivate func replacingFirstBackslash() -> String {
    guard let place = firstIndex(of: "\\") else { return String(self) }
    return String(self[..<place] + self[index(after: place)...])
  }
}

/// The parts of a text between commas; a comma inside a number separates nothing.
enum CommaParts {
  /// The parts from the first to the last, trimmed unless spaces are kept; empty ones are left out
  /// only when trimmed.
  static func split(_ text: some StringProtocol, keepsSpaces: Bool = false) -> [Substring] {
    let parts = cut(Substring(text)) { !(isDigit($0) && isDigit($1)) }
    return keepsSpaces ? parts : parts.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// The parts between commas that a space follows, with their spaces; any other comma is inside a
  /// word to the ear.
  static func spaced(_ text: some StringProtocol) -> [Substring] {
    cut(Substring(text)) { _, next in next.map { $0 <= 0x20 } ?? true }
  }

  /// Cuts at the commas that stand between bytes between which they separate.
  private static func cut(_ text: Substring, where separates: (UInt8?, UInt8?) -> Bool)
    -> [Substring]
  {
    let bytes = text.utf8
    var parts: [Substring] = []
    var start = bytes.startIndex
    var before: UInt8?
    var place = start
    while place < bytes.endIndex {
      let next = bytes.index(after: place)
      if bytes[place] == UInt8(ascii: ","),
        separates(before, next < bytes.endIndex ? bytes[next] : nil)
      {
        parts.append(text[start..<place])
        start = next
      }
      before = bytes[place]
      place = next
    }
    parts.append(text[start...])
    return parts
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
