/// The words that the engine gets in place of an emoji.
enum EmojiWords {
  /// The reader's name for the emoji.
  case named(String)
  /// The emoji itself, without variation selectors and skin tones.
  ///
  /// The engine may have a name for this emoji.
  case unnamed(String)

  /// Looks up the words for an emoji, or returns `nil` if the character is not an emoji.
  init?(_ character: Character, _ table: SymbolTable) {
    let scalars = character.unicodeScalars
    guard scalars.contains(where: { $0.properties.isEmoji && !$0.isASCII || $0 == "\u{FE0F}" })
    else { return nil }
    var key = String.UnicodeScalarView()
    var tone: Int?
    for scalar in scalars {
      switch scalar.value {
      case 0xFE0E, 0xFE0F, 0x20E3: break
      case 0x1F3FB...0x1F3FF where !key.isEmpty: tone = tone ?? Int(scalar.value - 0x1F3FB)
      default: key.append(scalar)
      }
    }
    let isPicture = scalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
    self = EmojiWords.words(key, tone: tone, isPicture: isPicture, table)
  }

  private static func words(
    _ key: String.UnicodeScalarView, tone: Int?, isPicture: Bool, _ table: SymbolTable
  ) -> EmojiWords {
    let tones = table.language?.skinTones ?? []
    let tone = tone.flatMap { tones.indices.contains($0) ? tones[$0] : nil }
    guard var words = name(of: key, table) else {
      // The engine has names for some sequences of emoji, but not for sequences with a skin tone or
      // a comma.
      return .unnamed(([String(key)] + [tone].compactMap(\.self)).joined(separator: " "))
    }
    if let tone { words += ", \(tone)" }
    if isPicture, !table.emojiSuffix.isEmpty { words += " \(table.emojiSuffix)" }
    return .named(words)
  }

  private static func name(of key: String.UnicodeScalarView, _ table: SymbolTable) -> String? {
    let text = String(key)
    guard text.count == 1, let character = text.first else { return nil }
    return table.language?.emoji[character] ?? table.names[character]?.words
  }
}
