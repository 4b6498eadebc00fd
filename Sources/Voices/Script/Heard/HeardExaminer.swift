/// Finds out what the engine makes of announcements, and what of it nobody would expect.
///
/// The engine tells phonemes, not words. Which words it reads is known where the phonemes of a piece
/// are those of a guess: `8` and “eight”, `DOB` and “dob”, `CVV` and “C V V”.
package struct HeardExaminer {
  /// Asks the engine for the phonemes of a part.
  package typealias Engine = (SpokenPart) throws(SpeechError) -> String

  private let style: SpeechStyle
  private let table: (String) -> SymbolTable
  private var pronunciation: Pronunciation

  /// An examiner of announcements in a style; one without an engine can only look at texts.
  package init(
    of style: SpeechStyle,
    asking engine: @escaping Engine = { (_) throws(SpeechError) in
      throw .engineMissing("none was asked")
    }
  ) {
    self.style = style
    table = { SymbolTable.of(reader: style.reader, language: $0) }
    pronunciation = Pronunciation(engine)
  }

  /// What can be told of an announcement by its texts alone, with the time estimated.
  package func look(at announcement: SpokenAnnouncement) -> HeardAnnouncement {
    let parts = announcement.parts.map { part in
      var heard = HeardPart(part: part, heard: part.words)
      heard.remarks = TextRemarks.of(part)
      guard !part.words.isEmpty else { return heard }
      let tokens = DoubtfulToken.all(in: part.text, language: part.language)
      heard.remarks += tokens.compactMap { $0.remark(nil) }
      return heard
    }
    return HeardAnnouncement(
      announcement: announcement, parts: parts, seconds: style.seconds(of: announcement))
  }

  /// What the engine makes of an announcement that takes so many seconds.
  ///
  /// Throws when the engine is not there or works no more; that it fails on one text is a remark.
  package mutating func examine(
    _ announcement: SpokenAnnouncement, lasting seconds: Double
  ) throws(SpeechError) -> HeardAnnouncement {
    var parts: [HeardPart] = []
    for part in announcement.parts { parts.append(try examine(part)) }
    return HeardAnnouncement(announcement: announcement, parts: parts, seconds: seconds)
  }

  private mutating func examine(_ part: SpokenPart) throws(SpeechError) -> HeardPart {
    var heard = HeardPart(part: part, heard: part.words)
    heard.remarks = TextRemarks.of(part)
    let isUnreadable = heard.remarks.contains { $0.kind == .noVoice }
    guard !part.words.isEmpty, !isUnreadable else { return heard }
    do {
      heard.phonemes = try pronunciation.phonemes(of: part)
    } catch {
      guard error.isOfText else { throw error }
      heard.remarks.append(.failed(part, error))
      return heard
    }
    guard heard.phonemes?.isEmpty == false else {
      heard.remarks.append(.silent(part.text, heard: ""))
      return heard
    }
    heard.heard = try expanded(part.words, of: part)
    try examineSymbols(of: part, &heard.remarks)
    for token in DoubtfulToken.all(in: part.text, language: part.language) {
      if let remark = try remark(on: token, in: part) { heard.remarks.append(remark) }
    }
    heard.heard = HeardExaminer.spelled(heard.heard, heard.remarks)
    return heard
  }

  /// Words with their numbers as the engine reads them, as far as that can be told.
  private mutating func expanded(
    _ words: String, of part: SpokenPart
  ) throws(SpeechError) -> String {
    guard words.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return words
    }
    let readings = NumberReadings(language: part.language)
    var pieces: [String] = []
    for piece in words.split(separator: " ") {
      let before = piece.prefix { "([{".contains($0) }
      var token = piece[before.endIndex...]
      while let last = token.last, ".,;:!?)]}".contains(last) { token.removeLast() }
      let candidates = readings.candidates(for: String(token))
      let match = try pronunciation.match(
        String(token), among: candidates.map(\.spoken), in: part)
      let words = candidates.first { $0.spoken == match }?.words ?? String(token)
      pieces.append(before + words + piece[token.endIndex...])
    }
    return pieces.joined(separator: " ")
  }

  /// Signs that have no name with the reader and none with the engine.
  private mutating func examineSymbols(
    of part: SpokenPart, _ remarks: inout [HeardRemark]
  ) throws(SpeechError) {
    var signs: [Character] = []
    for character in part.words where character.isSign && !signs.contains(character) {
      signs.append(character)
    }
    for sign in signs.prefix(20) {
      let phonemes = try pronunciation.phonemes(of: String(sign), in: part)
      if phonemes == "" { remarks.append(.silent(String(sign), heard: "")) }
    }
  }

  private mutating func remark(
    on token: DoubtfulToken, in part: SpokenPart
  ) throws(SpeechError) -> HeardRemark? {
    let words = SpokenWords(token.text, table(part.language)).text
    guard !words.isEmpty else { return token.remark(nil) }
    switch token.form {
    case .date, .fraction, .longNumber:
      let said = try expanded(words, of: part)
      // Digits that are like no words are heard all the same.
      guard said == token.text, let sounds = try sounds(of: words, in: part) else {
        return token.remark(.words(said))
      }
      return token.remark(sounds)
    case .abbreviation(let meaning):
      if try pronunciation.part(part, has: [meaning]) != nil { return nil }
      return token.remark(try reading(of: words, in: part))
    case .capitals, .withoutVowel: return token.remark(try reading(of: words, in: part))
    case .pattern:
      let sounds = try pronunciation.phonemes(of: words, in: part)
      return token.remark(sounds.map(EngineReading.sounds))
    case .iconName: return token.remark(.words(words))
    }
  }

  /// What the engine makes of a word: letters, the word as it would be in lower case, or sounds.
  private mutating func reading(
    of words: String, in part: SpokenPart
  ) throws(SpeechError) -> EngineReading? {
    let letters = words.filter(\.isLetter)
    let spelled = letters.uppercased().map(String.init).joined(separator: " ")
    if letters.count > 1, try pronunciation.part(part, has: [spelled]) != nil {
      return .spelled(spelled)
    }
    let plain = letters.lowercased()
    if letters.count > 1, try pronunciation.part(part, has: [plain]) != nil {
      return .words(plain)
    }
    return try sounds(of: words, in: part)
  }

  /// What is heard of words, where it can be told and is anything.
  private mutating func sounds(
    of words: String, in part: SpokenPart
  ) throws(SpeechError) -> EngineReading? {
    let sounds = try pronunciation.phonemes(of: words, in: part)
    return sounds.flatMap { $0.isEmpty ? nil : EngineReading.sounds($0) }
  }

  /// Words in which those that are spelled stand letter by letter.
  private static func spelled(_ words: String, _ remarks: [HeardRemark]) -> String {
    let letters = remarks.filter { remark in
      let pieces = remark.heard?.split(separator: " ") ?? []
      return pieces.count > 1 && pieces.allSatisfy { $0.count == 1 }
    }
    guard !letters.isEmpty else { return words }
    let pieces = words.split(separator: " ").map { piece in
      let word = piece.prefix(while: \.isLetter)
      let letters = letters.first { $0.text == word }?.heard
      return letters.map { $0 + piece[word.endIndex...] } ?? String(piece)
    }
    return pieces.joined(separator: " ")
  }
}

extension Character {
  /// Whether it is a sign that may have a name: no letter, digit, space or mark of a sentence.
  fileprivate var isSign: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return true
    default: return false
    }
  }
}
