/// Finds out what the engine makes of announcements, and what of it nobody would expect.
///
/// The engine tells phonemes, not words. Which words it reads is known where the phonemes of a piece
/// are those of a guess: `8` and “eight”, `DOB` and “dob”, `CVV` and “C V V”.
package struct HeardExaminer {
  /// Asks the engine for the phonemes of a part.
  package typealias Engine = @Sendable (SpokenPart) async throws(SpeechError) -> String

  private let time: ListeningTime
  private let table: (String) -> SymbolTable
  private var pronunciation: Pronunciation

  /// An examiner of announcements in a style; without an engine it knows their texts only.
  package init(of style: SpeechStyle, asking engine: Engine?) {
    time = ListeningTime(by: style)
    table = { SymbolTable.of(reader: style.reader, language: $0) }
    pronunciation = Pronunciation(engine)
  }

  /// What is heard of an announcement that takes so long to listen to; the time is estimated when
  /// it was not measured.
  ///
  /// Throws when the engine is not there or works no more; what it makes of one text is a remark.
  package mutating func examine(
    _ announcement: SpokenAnnouncement, lasting seconds: Double? = nil
  ) async throws(SpeechError) -> HeardAnnouncement {
    var parts: [HeardPart] = []
    for part in announcement.parts { parts.append(try await examine(part)) }
    return HeardAnnouncement(
      announcement: announcement, parts: parts,
      seconds: seconds ?? time.seconds(of: announcement))
  }

  private mutating func examine(_ part: SpokenPart) async throws(SpeechError) -> HeardPart {
    var heard = HeardPart(part: part, heard: part.words)
    heard.remarks = TextRemarks.of(part)
    let isUnreadable = heard.remarks.contains { $0.kind == .noVoice }
    guard !part.words.isEmpty else { return heard }
    do {
      if pronunciation.isAsked, !isUnreadable {
        let phonemes = try await pronunciation.phonemes(of: part)
        heard.phonemes = phonemes
        if phonemes == "" {
          heard.remarks.append(.silent(part.text, heard: ""))
          return heard
        }
      }
    } catch {
      guard error.isOfText else { throw error }
      heard.remarks.append(.failed(part, error))
      return heard
    }
    heard.heard = try await expanded(part.words, of: part)
    try await examineSymbols(of: part, &heard.remarks)
    for token in DoubtfulToken.all(in: part.text, language: part.language) {
      if let remark = try await remark(on: token, in: part) { heard.remarks.append(remark) }
    }
    return heard
  }

  /// Words with their numbers as the engine reads them, as far as that can be told.
  private mutating func expanded(
    _ words: String, of part: SpokenPart
  ) async throws(SpeechError) -> String {
    guard pronunciation.isAsked, words.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return words
    }
    let readings = NumberReadings(language: part.language)
    var pieces: [String] = []
    for piece in words.split(separator: " ") {
      let token = piece.prefix { !",;!?)]}".contains($0) }
      let candidates = readings.candidates(for: String(token))
      let match = try await pronunciation.match(String(token), among: candidates, in: part)
      pieces.append((match ?? String(token)) + piece[token.endIndex...])
    }
    return pieces.joined(separator: " ")
  }

  /// Signs that have no name with the reader and none with the engine.
  private mutating func examineSymbols(
    of part: SpokenPart, _ remarks: inout [HeardRemark]
  ) async throws(SpeechError) {
    guard pronunciation.isAsked else { return }
    var signs: [Character] = []
    for character in part.words where character.isSign && !signs.contains(character) {
      signs.append(character)
    }
    for sign in signs.prefix(20) {
      let phonemes = try await pronunciation.phonemes(of: String(sign), in: part)
      if phonemes == "" { remarks.append(.silent(String(sign), heard: "")) }
    }
  }

  private mutating func remark(
    on token: DoubtfulToken, in part: SpokenPart
  ) async throws(SpeechError) -> HeardRemark? {
    let words = SpokenWords(token.text, table(part.language)).text
    guard pronunciation.isAsked, !words.isEmpty else { return token.remark(nil) }
    switch token.form {
    case .date, .fraction, .longNumber:
      return token.remark(.words(try await expanded(words, of: part)))
    case .abbreviation(let meaning):
      if try await pronunciation.match(words, among: [meaning], in: part) != nil { return nil }
      let reading = try await reading(of: words, in: part)
      return token.remark(reading)
    case .capitals, .withoutVowel, .pattern, .iconName:
      return token.remark(try await reading(of: words, in: part))
    }
  }

  /// What the engine makes of a word: letters, the word as it would be in lower case, or sounds.
  private mutating func reading(
    of words: String, in part: SpokenPart
  ) async throws(SpeechError) -> EngineReading? {
    let letters = words.filter(\.isLetter)
    let spelled = letters.uppercased().map(String.init).joined(separator: " ")
    let plain = words.lowercased().filter { $0.isLetter || $0 == " " }
    if letters.count > 1,
      try await pronunciation.match(words, among: [spelled], in: part) != nil
    {
      return .spelled(spelled)
    }
    if plain.count > 1, try await pronunciation.match(words, among: [plain], in: part) != nil {
      return .words(plain)
    }
    return try await pronunciation.phonemes(of: words, in: part).map(EngineReading.sounds)
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
