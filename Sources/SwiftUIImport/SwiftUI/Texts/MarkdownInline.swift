/// The inline Markdown that SwiftUI interprets in the literals of texts.
///
/// Source: SwiftUI, `LocalizedStringKey`: emphasis, strong emphasis, code, strikethrough and links.
enum MarkdownInline {
  /// Returns a text without its Markdown marks.
  static func plainText(_ text: String) -> String {
    guard text.utf8.contains(where: { marks.contains($0) }) else { return text }
    var characters = Array(text)
    let kept = protect(&characters)
    removeLinks(&characters)
    for mark in ["**", "__", "~~", "*", "_"] { remove(Array(mark), from: &characters) }
    return String(characters.flatMap { kept[$0] ?? [$0] })
  }

  private static let marks = Set("*_~`[\\".utf8)

  /// Replaces code and escaped characters by placeholder characters, because Markdown does not
  /// change them.
  ///
  /// Returns the text for each placeholder.
  ///
  /// Source: CommonMark 0.31, Backslash escapes; Code spans.
  private static func protect(_ characters: inout [Character]) -> [Character: [Character]] {
    var kept: [Character: [Character]] = [:]
    var result: [Character] = []
    var index = 0
    let ticks = nearest("`", in: characters)
    func keep(_ text: [Character]) {
      guard let scalar = Unicode.Scalar(0xF_0000 + UInt32(kept.count)) else { return }
      kept[Character(scalar)] = text
      result.append(Character(scalar))
    }
    while index < characters.count {
      let character = characters[index]
      let next = index + 1 < characters.count ? characters[index + 1] : nil
      if character == "\\", let next, next.isASCII, next.isPunctuation || next.isSymbol {
        keep([next])
        index += 2
      } else if character == "`", index + 1 < characters.count, let end = ticks[index + 1] {
        keep(Array(characters[(index + 1)..<end]))
        index = end + 1
      } else {
        result.append(character)
        index += 1
      }
    }
    characters = result
    return kept
  }

  /// Replaces `[text](address)` by its text.
  private static func removeLinks(_ characters: inout [Character]) {
    guard characters.contains("[") else { return }
    var result: [Character] = []
    var index = 0
    let (closes, ends) = (nearest("]", in: characters), nearest(")", in: characters))
    while index < characters.count {
      if characters[index] == "[", let close = closes[index], close + 1 < characters.count,
        characters[close + 1] == "(", let end = ends[close + 1]
      {
        // `^[2 beds](inflect: true)`
        if result.last == "^" { result.removeLast() }
        result += characters[(index + 1)..<close]
        index = end + 1
      } else {
        result.append(characters[index])
        index += 1
      }
    }
    characters = result
  }

  /// Returns the position of the nearest character of a kind at or after each position.
  private static func nearest(
    _ character: Character, in characters: [Character]
  ) -> [Int?] {
    var result = [Int?](repeating: nil, count: characters.count)
    var found: Int?
    for index in characters.indices.reversed() {
      if characters[index] == character { found = index }
      result[index] = found
    }
    return result
  }

  /// Removes pairs of marks.
  ///
  /// The first mark of a pair is directly before a word, and the second mark is directly after a
  /// word.
  private static func remove(_ mark: [Character], from characters: inout [Character]) {
    guard characters.count > 2 * mark.count else { return }
    var result: [Character] = []
    var opening: Int?
    var index = 0
    while index < characters.count {
      guard characters[index...].starts(with: mark) else {
        result.append(characters[index])
        index += 1
        continue
      }
      let before = result.last
      let after = index + mark.count < characters.count ? characters[index + mark.count] : nil
      if let start = opening, before?.isWhitespace == false, !isWithinWord(mark, after) {
        result.removeSubrange(start..<(start + mark.count))
        opening = nil
      } else if opening == nil, after?.isWhitespace == false, !isWithinWord(mark, before) {
        opening = result.count
        result += mark
      } else {
        result += mark
      }
      index += mark.count
    }
    characters = result
  }

  /// Whether an underscore is part of a word because of the character beside it.
  private static func isWithinWord(_ mark: [Character], _ neighbour: Character?) -> Bool {
    mark.first == "_" && neighbour.map { $0.isLetter || $0.isNumber } == true
  }
}
