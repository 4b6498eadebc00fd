/// Text as TalkBack hands it to the voice: symbols that a voice would skip become words.
///
/// Source: TalkBack 15.1, SpeechCleanupUtils.java.
struct TalkBackCleanup: Sendable {
  let phrasebook: TalkBackPhrasebook
  let saysCapital: Bool
  let punctuation: TalkBackSettings.Punctuation

  init(_ settings: TalkBackSettings) {
    phrasebook = settings.phrasebook
    saysCapital = settings.saysCapital
    punctuation = settings.punctuation
  }

  /// Clean text; `naming` also tells a single capital letter.
  func clean(_ text: String, naming: Bool = false) -> Phrase {
    guard !text.isEmpty else { return Phrase(text) }
    if let single = singleSymbol(text, naming: naming) { return single }
    let collapsed = hasRepetition(text.utf8) ? collapse(text) : Phrase(text)
    return punctuation == .some ? collapsed : nameSymbols(in: collapsed)
  }

  /// The name of a text that is one symbol or nothing but white space.
  private func singleSymbol(_ text: String, naming: Bool) -> Phrase? {
    let trimmed = text.trimmed
    guard let symbol = trimmed.first else {
      return text.first.map { phrasebook.symbols[$0] ?? Phrase(text) }
    }
    guard trimmed.dropFirst().isEmpty else { return nil }
    if let name = phrasebook.symbols[symbol] { return name }
    guard naming, saysCapital, text.count == 1, symbol.isUppercase else { return nil }
    return phrasebook.templates.capital.phrase(["letter": text])
  }

  /// Whether a symbol that would be counted follows itself.
  private func hasRepetition(_ bytes: String.UTF8View) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      // A byte of a bullet is reason enough to look closer.
      if TalkBackCleanup.countedBytes[Int(byte)], byte == last || byte >= 0x80 { return true }
      last = byte
    }
    return false
  }

  private static let counted = Set("-\\/|!@#$%^&*()=_+[]{}.?;'\":<>•")
  private static let countedBytes: [Bool] = {
    var table = Array(repeating: false, count: 256)
    for symbol in counted { for byte in symbol.utf8.suffix(1) { table[Int(byte)] = true } }
    return table
  }()

  /// Two or more of the same symbol become their number and name.
  private func collapse(_ text: String) -> Phrase {
    var result = ""
    var attestation = Attestation.attested
    var rest = text[...]
    while let first = rest.first {
      let isCounted = TalkBackCleanup.counted.contains(first)
      let run = isCounted ? rest.prefix { $0 == first } : rest.prefix(1)
      let length = isCounted ? run.count : 1
      if length > 1 {
        let words = repeated(first, length)
        result += words.text
        attestation = attestation.weaker(words.attestation)
      } else {
        result.append(first)
      }
      rest = rest[run.endIndex...]
    }
    return Phrase(result, attestation)
  }

  /// How often a symbol stands there; some have no name in TalkBack and stay themselves.
  private func repeated(_ symbol: Character, _ count: Int) -> Phrase {
    let name = phrasebook.symbols[symbol] ?? Phrase(String(symbol))
    let words = phrasebook.templates.repeated.phrase([
      "count": phrasebook.number(count), "symbol": name.text,
    ])
    return Phrase(words.text, words.attestation.weaker(name.attestation))
  }

  /// Symbols inside sentences as words.
  ///
  /// Assumed: “most” leaves the marks that a voice turns into pauses.
  private func nameSymbols(in phrase: Phrase) -> Phrase {
    let pauses: Set<Character> = [",", ".", "?", "!", ";", ":", "'", "\"", "-", "(", ")"]
    var result = ""
    var attestation = phrase.attestation
    var followsName = false
    for character in phrase.text {
      guard !character.isWhitespace, let name = phrasebook.symbols[character],
        punctuation == .all || !pauses.contains(character)
      else {
        if followsName, !character.isWhitespace { result.append(" ") }
        followsName = false
        result.append(character)
        continue
      }
      if let last = result.last, !last.isWhitespace { result.append(" ") }
      result += name.text
      attestation = attestation.weaker(name.attestation)
      followsName = true
    }
    return Phrase(result, attestation)
  }
}
