import AccessibilityTree

package struct StopExpectation: Sendable, Hashable {
  /// The content of an expectation: anything, utterances or facts.
  package enum Content: Sendable, Hashable {
    /// Any announcement matches.
    case anything
    /// Utterances with a pause between them.
    ///
    /// A single utterance matches the whole announcement, whether or not the announcement has
    /// pauses.
    case utterances([[Piece]])
    /// Words and values that the reader must announce in this order.
    ///
    /// Any other words may come before, between and after these facts.
    case facts([String])
  }

  /// A piece of an expected utterance.
  package enum Piece: Sendable, Hashable {
    /// Words of one or more parts, including the commas between them.
    case words(String)
    /// `…`: any number of parts, including none.
    case gap
  }

  /// The expectation as the author wrote it, such as `Send, …`.
  package var text: String
  /// The content with which an announcement is compared.
  package var content: Content

  /// An expectation that any announcement matches.
  package static let anything = StopExpectation(text: "…", content: .anything)

  /// The expectation of a stop without words, written `∅`.
  package static let silence = StopExpectation(
    text: Announcement.silence, content: .utterances([[.words("")]]))

  private init(text: String, content: Content) {
    self.text = text
    self.content = content
  }

  /// Creates an expectation of exactly these words.
  ///
  /// Characters such as `…` have no special meaning in this text.
  init(saying text: String) {
    self.init(text: text, content: .utterances([[.words(text)]]))
  }

  /// Creates an expectation from utterances as an author writes them.
  ///
  /// - `…` or `...` as a whole part matches any number of parts.
  /// - `\…` or `\...` matches the dots themselves.
  /// - `∅` as the only utterance matches a stop without words.
  package init(utterances: [String]) {
    if utterances == [Announcement.silence] {
      self = .silence
      return
    }
    text = utterances.joined(separator: " / ")
    let pieces = utterances.map(StopExpectation.pieces)
    content = pieces == [[.gap]] ? .anything : .utterances(pieces)
  }

  /// Creates an expectation from facts as an author writes them, separated by commas.
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

  /// The expected words of a single utterance without gaps; `nil` for any other expectation.
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

  /// Whether a part is `…` or another text with a special meaning, after one or more backslashes.
  ///
  /// The first backslash does not belong to the expected words.
  private static func isEscaped(_ part: Substring) -> Bool {
    let words = part.drop { $0 == "\\" }
    return words.startIndex > part.startIndex
      && ["…", "...", "—", Announcement.silence[...]].contains(words)
  }
}

extension Substring {
  fileprivate func replacingFirstBackslash() -> String {
    guard let backslash = firstIndex(of: "\\") else { return String(self) }
    return String(self[..<backslash] + self[index(after: backslash)...])
  }
}

/// The parts of a text between commas.
///
/// A comma inside a number does not separate parts.
enum CommaParts {
  /// Returns the parts of a text, without empty parts, and without spaces at the ends of each part.
  ///
  /// Parts in Chinese and Japanese may be separated by an ideographic comma (“、”).
  ///
  /// - Parameters:
  ///   - keepsSpaces: Whether to keep empty parts, and spaces at the ends of parts.
  ///   - atFullStops: Whether full stops separate parts, as commas do.
  static func split(
    _ text: some StringProtocol, keepsSpaces: Bool = false, atFullStops: Bool = false
  ) -> [Substring] {
    let parts = cut(Substring(text)) { !(isDigit($0) && isDigit($1)) }
    guard !keepsSpaces else { return parts }
    return parts.flatMap { atFullStops ? sentences($0) : [$0] }
      .flatMap { $0.split(separator: "、") }.map(\.trimmed).filter { !$0.isEmpty }
  }

  /// Returns the parts of a text that is divided at each full stop before a space.
  ///
  /// The parts keep their spaces.
  static func sentences(_ text: Substring) -> [Substring] {
    cut(text, at: ".") { _, next in next.map { $0 <= 0x20 } ?? false }
  }

  /// Returns the parts of a text that is divided only at commas before a space.
  ///
  /// A comma without a space after it makes no pause, so it does not end a part. The parts keep
  /// their spaces.
  static func spaced(_ text: some StringProtocol) -> [Substring] {
    cut(Substring(text)) { _, next in next.map { $0 <= 0x20 } ?? true }
  }

  /// Divides a text at each occurrence of `separator` between two bytes for which `separates`
  /// returns `true`.
  ///
  /// The separator must be an ASCII character.
  private static func cut(
    _ text: Substring, at separator: Unicode.Scalar = ",",
    where separates: (UInt8?, UInt8?) -> Bool
  ) -> [Substring] {
    let bytes = text.utf8
    var parts: [Substring] = []
    var start = bytes.startIndex
    var before: UInt8?
    var index = start
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if bytes[index] == UInt8(ascii: separator),
        separates(before, next < bytes.endIndex ? bytes[next] : nil)
      {
        parts.append(text[start..<index])
        start = next
      }
      before = bytes[index]
      index = next
    }
    parts.append(text[start...])
    return parts
  }

  private static func isDigit(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
