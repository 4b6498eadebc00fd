/// A converter from one text to words, which works character by character.
struct SpokenWordsWriter {
  private(set) var words = ""
  /// Whether the words became too long.
  ///
  /// If so, the rest of the text is missing.
  private(set) var isCut = false

  private let table: SymbolTable
  private let level: SymbolLevel
  private var written = 0
  /// Whether a space must come before the next character, because the last written word is the name
  /// of a symbol.
  private var needsSpace = false
  /// The current character, and the number of equal characters directly before it.
  private var run: (character: Character, count: Int) = (" ", 0)
  /// Whether the text written so far has an audible character.
  private var isAudible = false

  init(_ table: SymbolTable, _ level: SymbolLevel) {
    self.table = table
    self.level = level
  }

  /// Converts a text and appends its words.
  mutating func write(_ text: Substring) {
    if let lone = SpokenWordsWriter.loneCharacter(of: text), let name = table.names[lone] {
      return words = name.words
    }
    var index = text.startIndex
    var previous: Character?
    while index < text.endIndex {
      guard written < SpokenWords.longest else {
        isCut = true
        break
      }
      let character = text[index]
      if let sum = MoneySum(in: text, at: index, table.language?.money) {
        write(name: sum.words)
        previous = "0"
        index = sum.end
        continue
      }
      let next = text.index(after: index)
      write(character, after: previous, before: next < text.endIndex ? text[next] : nil)
      previous = character
      index = next
    }
    finish()
  }

  /// Returns the only character of a text, ignoring white space.
  ///
  /// Returns `nil` if the text has no character or several characters.
  private static func loneCharacter(of text: Substring) -> Character? {
    guard let first = text.first(where: { !$0.isWhitespace }) else { return nil }
    let rest = text.drop(while: \.isWhitespace).dropFirst()
    return rest.allSatisfy(\.isWhitespace) ? first : nil
  }

  private mutating func write(
    _ character: Character, after previous: Character?, before next: Character?
  ) {
    run = (character, run.character == character ? run.count + 1 : 0)
    if character.isWhitespace { return writeSpace() }
    if let name = table.names[character] {
      let isNamed = name.level <= level && !isInner(character, previous, next)
      if isNamed { return writeRun(of: name) }
      // A symbol of the level `some` is removed if its name is not spoken, because the engine might
      // speak the symbol.
      if name.level == .some { return writeSpace() }
      return write(plain: String(character))
    }
    if character.isASCII { return writeASCII(character) }
    if let emoji = EmojiWords(character, table) { return write(emoji) }
    write(plain: String(character))
  }

  private mutating func writeASCII(_ character: Character) {
    guard let byte = character.utf8.first, byte >= 0x20, byte != 0x7F else { return }
    if needsSpace, !character.isPunctuation { writeSpace() }
    needsSpace = false
    isAudible = isAudible || character.isLetter || character.isNumber
    append(String(character))
  }

  /// Whether a mark is inside a word or number, between two letters or digits: `don't`, `3.5`,
  /// `10:30`.
  private func isInner(
    _ character: Character, _ previous: Character?, _ next: Character?
  ) -> Bool {
    guard ["'", "’", ".", ",", ":"].contains(character), let previous, let next else {
      return false
    }
    return (previous.isLetter || previous.isNumber) && (next.isLetter || next.isNumber)
  }

  /// Writes the name of a symbol.
  ///
  /// For a repeated symbol, the name is written up to three times.
  ///
  /// Assumed: VoiceOver speaks repeated punctuation three times, as on the Mac. TalkBack's
  /// announcement already contains the number of repetitions.
  private mutating func writeRun(of name: SymbolTable.Name) {
    if run.count < 3 { write(name: name.words) }
  }

  private mutating func write(_ emoji: EmojiWords) {
    switch emoji {
    case .named(let name): write(name: name)
    case .unnamed(let text): write(plain: text)
    }
  }

  private mutating func write(name: String) {
    writeSpace()
    append(name)
    needsSpace = true
    isAudible = true
  }

  private mutating func write(plain text: String) {
    let safe = SafeText(text).text
    guard let first = safe.unicodeScalars.first else { return }
    isAudible = isAudible || safe.unicodeScalars.contains(where: \.isAudible)
    if needsSpace && !first.properties.generalCategory.isMark { writeSpace() }
    needsSpace = false
    append(safe)
  }

  private mutating func writeSpace() {
    needsSpace = false
    if let last = words.unicodeScalars.last, last != " " { append(" ") }
  }

  private mutating func append(_ text: String) {
    words += text
    written += text.unicodeScalars.count
  }

  /// Removes pauses at the start of the words and spaces at their end.
  private mutating func finish() {
    guard isAudible else { return words = "" }
    let pauses: Set<Character> = [",", ";", ":", ".", "!", "?", " ", "…", "–", "—", "،", "、", "。"]
    let start = words.firstIndex { !pauses.contains($0) } ?? words.endIndex
    words = String(words[start...])
    while words.last == " " { words.removeLast() }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is a letter, a digit, or a sign that may have a name.
  fileprivate var isAudible: Bool {
    isASCII
      ? properties.isAlphabetic || properties.numericType != nil
      : !properties.generalCategory.isMark
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool {
    switch self {
    case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
      .initialPunctuation, .finalPunctuation, .otherPunctuation:
      true
    default: false
    }
  }
}
