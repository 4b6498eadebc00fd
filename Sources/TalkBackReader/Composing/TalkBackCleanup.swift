import AccessibilityTree
import Announcements

/// The cleanup that TalkBack applies to a text before the voice speaks it.
///
/// Symbols that a voice would skip become words: “-” → “dash”.
///
/// Source: TalkBack 15.1 and 16.2, SpeechCleanupUtils.java; 16.2, EmojiUtils.java.
struct TalkBackCleanup: Sendable {
  let phrasebook: TalkBackPhrasebook
  let speaksCapitals: Bool
  let punctuation: TalkBackSettings.Punctuation
  /// The smallest number of equal symbols in a row for which TalkBack speaks a count, as in “4
  /// dashes”.
  ///
  /// `nil` means that TalkBack never counts symbols.
  private let countsFrom: Int?
  /// Whether TalkBack counts repeated emoji, and adds the word “emoji” to single emoji.
  private let namesEmoji: Bool
  /// Whether TalkBack speaks repeated symbols in typed text as they are, without counting them.
  private let keepsTyping: Bool
  /// Whether symbols are replaced by words; `false` for words that are inserted into a template.
  var replacesSymbols = true

  init(_ settings: TalkBackSettings) {
    phrasebook = settings.phrasebook
    speaksCapitals = settings.speaksCapitals
    punctuation = settings.punctuation
    let capabilities = settings.capabilities
    namesEmoji = capabilities.contains(.emojiNames)
    keepsTyping = capabilities.contains(.verbatimTyping)
    countsFrom =
      capabilities.contains(.symbolsFromFour) ? (settings.countRepeatedSymbols ? 4 : nil) : 2
  }

  /// Returns a text as TalkBack speaks it.
  ///
  /// - Parameters:
  ///   - naming: Whether TalkBack says “capital” if the text is a single capital letter.
  ///   - isText: Whether the text comes from a node's text, not from a content description.
  ///   - counts: Whether repeated symbols are counted; `false` for typed text.
  func clean(
    _ text: String, naming: Bool = false, isText: Bool = false, counts: Bool = true
  ) -> Phrase {
    guard !text.isEmpty else { return Phrase(text) }
    var text = text
    if TalkBackCleanup.maybeHasOneCharacter(text.utf8) {
      if let single = singleSymbol(text, naming: naming) { return single }
      // TalkBack removes the spaces around a single character.
      if text.trimmed.dropFirst().isEmpty { text = String(text.trimmed) }
    }
    let least = counts || !keepsTyping ? countsFrom : nil
    let words = replace(text, least, isText: isText)
    return punctuation == .some ? words : nameSymbols(in: words)
  }

  /// Returns the name or text of a password node as TalkBack speaks it, with its symbols unchanged.
  ///
  /// Source: TalkBack 15.1 and 16.2, AccessibilityNodeFeedbackUtils.java, prepareSpans.
  func cleanPassword(_ text: String, naming: Bool = false, isText: Bool) -> Phrase {
    (naming ? capital(text.trimmed) : nil) ?? replace(text, nil, isText: isText)
  }

  /// Whether the text may have fewer than two characters, not counting white space.
  ///
  /// This quick check looks only at the first two bytes. If both are visible ASCII characters, the
  /// text has at least two characters.
  private static func maybeHasOneCharacter(_ bytes: String.UTF8View) -> Bool {
    let visible: ClosedRange<UInt8> = 0x21...0x7E
    return !(bytes.count > 1 && bytes.prefix(2).allSatisfy { visible.contains($0) })
  }

  /// Returns the name of a text that is a single symbol or only white space.
  private func singleSymbol(_ text: String, naming: Bool) -> Phrase? {
    let trimmed = text.trimmed
    guard let symbol = trimmed.first else {
      return text.first.map { phrasebook.symbols[$0] ?? Phrase(text) }
    }
    guard trimmed.dropFirst().isEmpty else { return nil }
    if let name = phrasebook.symbols[symbol] { return name }
    return naming ? capital(trimmed) : nil
  }

  /// Returns the words for a text that is one capital letter.
  private func capital(_ text: Substring) -> Phrase? {
    guard speaksCapitals, let letter = text.first, text.dropFirst().isEmpty, letter.isUppercase
    else { return nil }
    return phrasebook.templates.capital.phrase(["letter": String(text)])
  }

  /// Whether the text may contain repeated symbols or emoji.
  ///
  /// This quick check can also be true for a text without repeated symbols and emoji.
  private static func mayReplace(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var last: UInt8 = 0
    for byte in bytes {
      // The first byte of a bullet, dingbat or emoji.
      if byte == 0xE2 || byte == 0xF0 { return true }
      // No letter is counted, and double letters are frequent.
      let isLetter = (0x61...0x7A).contains(byte | 0x20)
      if byte == last, !isLetter, counted.contains(Unicode.Scalar(byte)) { return true }
      last = byte
    }
    return false
  }

  private static let counted = Set("-\\/|!@#$%^&*()=_+[]{}.?;'\":<>•".unicodeScalars)

  private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F000...0x1FFFF).contains(scalar.value) || (0x2600...0x27BF).contains(scalar.value)
  }

  /// Replaces repeated symbols by their number and name, as in “!!!!” → “4 exclamation marks”.
  ///
  /// Also adds the word “emoji” to emoji.
  private func replace(_ text: String, _ least: Int?, isText: Bool) -> Phrase {
    guard replacesSymbols,
      text.utf8.withContiguousStorageIfAvailable(TalkBackCleanup.mayReplace) ?? true
    else { return Phrase(text) }
    var result = ""
    var attestation = Attestation.attested
    func append(_ words: Phrase) {
      result += words.text
      attestation = attestation.weaker(words.attestation)
    }
    var rest = text.unicodeScalars[...]
    while let first = rest.first {
      let isEmoji = namesEmoji && TalkBackCleanup.isEmoji(first)
      let isCounted = isEmoji || TalkBackCleanup.counted.contains(first)
      let run = isCounted ? rest.prefix { $0 == first } : rest.prefix(1)
      if isCounted, let least, run.count >= least {
        // TalkBack computes the number of emoji as half the number of UTF-16 units. The result is
        // wrong for dingbats, because a dingbat has one unit instead of two.
        let isHalved = isEmoji && first.value <= 0xFFFF
        append(repeated(first, isHalved ? run.count / 2 : run.count, isNamed: !isEmoji))
      } else if isEmoji, isText {
        for emoji in run { append(phrasebook.templates.emoji.phrase(["name": String(emoji)])) }
      } else {
        result += Substring(run)
      }
      rest = rest[run.endIndex...]
    }
    return Phrase(result, attestation)
  }

  /// Returns the count and name of a repeated symbol, as in “4 exclamation marks”.
  ///
  /// If the symbol has no name, the symbol itself follows the count.
  private func repeated(_ symbol: Unicode.Scalar, _ count: Int, isNamed: Bool) -> Phrase {
    let name = (isNamed ? phrasebook.symbols[Character(symbol)] : nil) ?? Phrase(String(symbol))
    let words = phrasebook.templates.repeated.phrase([
      "count": phrasebook.number(count), "symbol": name.text,
    ])
    return Phrase(words.text, words.attestation.weaker(name.attestation))
  }

  /// Replaces symbols inside sentences by their names.
  ///
  /// Assumed: with the punctuation setting “most”, symbols that a voice turns into pauses, such as
  /// commas, are not replaced.
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
