/// An examiner of the engine's pronunciation of announcements, which reports unexpected
/// pronunciations.
///
/// The engine returns phonemes, not words. Therefore the examiner guesses the spoken words and
/// compares phonemes, such as those of `8` and “eight”, or of `DOB` and “dob”.
package struct PronunciationExaminer {
  /// A function that returns the engine's phonemes of a part.
  package typealias Engine = (SpokenPart) throws(SpeechError) -> String

  private let style: SpeechStyle
  private let table: (String) -> SymbolTable
  private var engine: EnginePhonemes

  /// Creates an examiner for the style of a reader.
  ///
  /// Without an engine, the examiner can only examine texts.
  package init(
    of style: SpeechStyle,
    asking engine: @escaping Engine = { (_) throws(SpeechError) in
      throw .engineMissing("none was asked")
    }
  ) {
    self.style = style
    table = { SymbolTable.of(reader: style.reader, language: $0) }
    self.engine = EnginePhonemes(engine)
  }

  /// Examines only the texts of an announcement, without the engine, and estimates the duration.
  package func look(at announcement: SpokenAnnouncement) -> PronouncedAnnouncement {
    let parts = announcement.parts.map { part in
      var pronounced = PronouncedPart(part: part, pronunciation: part.words)
      pronounced.remarks = TextRemarks.of(part)
      guard !part.words.isEmpty else { return pronounced }
      let tokens = UncertainToken.all(in: part.text, language: part.language)
      pronounced.remarks += tokens.compactMap { $0.remark(nil) }
      return pronounced
    }
    return PronouncedAnnouncement(
      announcement: announcement, parts: parts, seconds: style.seconds(of: announcement))
  }

  /// Examines how the engine pronounces an announcement whose sound lasts `seconds`.
  ///
  /// - Throws: An error if the engine does not work at all. If the engine fails on a single text,
  ///   the result has a remark instead.
  package mutating func examine(
    _ announcement: SpokenAnnouncement, lasting seconds: Double
  ) throws(SpeechError) -> PronouncedAnnouncement {
    var parts: [PronouncedPart] = []
    for part in announcement.parts { parts.append(try examine(part)) }
    return PronouncedAnnouncement(announcement: announcement, parts: parts, seconds: seconds)
  }

  private mutating func examine(_ part: SpokenPart) throws(SpeechError) -> PronouncedPart {
    var pronounced = PronouncedPart(part: part, pronunciation: part.words)
    pronounced.remarks = TextRemarks.of(part)
    let isUnreadable = pronounced.remarks.contains { $0.kind == .noVoice }
    guard !part.words.isEmpty, !isUnreadable else { return pronounced }
    do {
      pronounced.phonemes = try engine.phonemes(of: part)
    } catch {
      guard error.concernsOneText else { throw error }
      pronounced.remarks.append(.failed(part, error))
      return pronounced
    }
    guard pronounced.phonemes?.isEmpty == false else {
      pronounced.remarks.append(.silent(part.text))
      return pronounced
    }
    pronounced.pronunciation = try expanded(part.words, of: part)
    try examineSymbols(of: part, &pronounced.remarks)
    for token in UncertainToken.all(in: part.text, language: part.language) {
      if let remark = try remark(on: token, in: part) { pronounced.remarks.append(remark) }
    }
    pronounced.pronunciation = PronunciationExaminer.spelled(
      pronounced.pronunciation, pronounced.remarks)
    return pronounced
  }

  /// Returns words with each number replaced by the engine's words for the number: `8` becomes
  /// “eight”.
  ///
  /// A number stays in digits if the engine's words for the number are unknown.
  private mutating func expanded(
    _ words: String, of part: SpokenPart
  ) throws(SpeechError) -> String {
    guard words.utf8.contains(where: { (0x30...0x39).contains($0) }) else {
      return words
    }
    let numbers = NumberPronunciations(language: part.language)
    var pieces: [String] = []
    for piece in words.split(separator: " ") {
      let before = piece.prefix { "([{".contains($0) }
      var token = piece[before.endIndex...]
      while let last = token.last, ".,;:!?)]}".contains(last) { token.removeLast() }
      let candidates = numbers.candidates(for: String(token))
      let match = try engine.match(
        String(token), among: candidates.map(\.spoken), in: part)
      let words = candidates.first { $0.spoken == match }?.words ?? String(token)
      pieces.append(before + words + piece[token.endIndex...])
    }
    return pieces.joined(separator: " ")
  }

  /// Adds remarks about symbols that the engine does not speak.
  private mutating func examineSymbols(
    of part: SpokenPart, _ remarks: inout [PronunciationRemark]
  ) throws(SpeechError) {
    var signs: [Character] = []
    for character in part.words where character.isSign && !signs.contains(character) {
      signs.append(character)
    }
    for sign in signs.prefix(20) {
      let phonemes = try engine.phonemes(of: String(sign), in: part)
      if phonemes == "" { remarks.append(.silent(String(sign))) }
    }
  }

  private mutating func remark(
    on token: UncertainToken, in part: SpokenPart
  ) throws(SpeechError) -> PronunciationRemark? {
    let words = SpokenWords(token.text, table(part.language)).text
    guard !words.isEmpty else { return token.remark(nil) }
    switch token.form {
    case .date, .fraction, .longNumber:
      let spoken = try expanded(words, of: part)
      // The engine speaks digits even if the examiner does not find the words for them.
      guard spoken == token.text, let sounds = try sounds(of: words, in: part) else {
        return token.remark(.words(spoken))
      }
      return token.remark(sounds)
    case .abbreviation(let meaning):
      if try engine.part(part, has: [meaning]) != nil { return nil }
      return token.remark(try pronunciation(of: words, in: part))
    case .capitals, .withoutVowel: return token.remark(try pronunciation(of: words, in: part))
    case .pattern:
      let sounds = try engine.phonemes(of: words, in: part)
      return token.remark(sounds.map(Pronunciation.sounds))
    case .iconName: return token.remark(.words(words))
    }
  }

  /// Returns the pronunciation of a word: letter by letter, as a lower-case word, or as phonemes.
  private mutating func pronunciation(
    of words: String, in part: SpokenPart
  ) throws(SpeechError) -> Pronunciation? {
    let letters = words.filter(\.isLetter)
    let spelled = letters.uppercased().map(String.init).joined(separator: " ")
    if letters.count > 1, try engine.part(part, has: [spelled]) != nil {
      return .spelled(spelled)
    }
    let plain = letters.lowercased()
    if letters.count > 1, try engine.part(part, has: [plain]) != nil {
      return .words(plain)
    }
    return try sounds(of: words, in: part)
  }

  /// Returns the phonemes of words, or `nil` if the phonemes are unknown or the words are silent.
  private mutating func sounds(
    of words: String, in part: SpokenPart
  ) throws(SpeechError) -> Pronunciation? {
    let sounds = try engine.phonemes(of: words, in: part)
    return sounds.flatMap { $0.isEmpty ? nil : Pronunciation.sounds($0) }
  }

  /// Returns words, with each word that the engine spells written letter by letter.
  private static func spelled(_ words: String, _ remarks: [PronunciationRemark]) -> String {
    let letters = remarks.filter { remark in
      let pieces = remark.pronunciation?.split(separator: " ") ?? []
      return pieces.count > 1 && pieces.allSatisfy { $0.count == 1 }
    }
    guard !letters.isEmpty else { return words }
    let pieces = words.split(separator: " ").map { piece in
      let word = piece.prefix(while: \.isLetter)
      let letters = letters.first { $0.text == word }?.pronunciation
      return letters.map { $0 + piece[word.endIndex...] } ?? String(piece)
    }
    return pieces.joined(separator: " ")
  }
}

extension Character {
  /// Whether the character is a symbol: not a letter, digit, space or punctuation.
  fileprivate var isSign: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.properties.generalCategory {
    case .mathSymbol, .currencySymbol, .modifierSymbol, .otherSymbol: return true
    default: return false
    }
  }
}
