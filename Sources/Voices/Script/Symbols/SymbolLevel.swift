/// How many symbols a reader names, as VoiceOver's setting of punctuation counts it.
public enum SymbolLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Only what is no punctuation: signs of money, arrows, pictures.
  case none
  /// Those that mean something in a sentence, too: `*`, `#`, `@`, `/`.
  case some
  /// Every mark, commas as well.
  case all

  /// Whether the first names fewer symbols.
  public static func < (left: SymbolLevel, right: SymbolLevel) -> Bool {
    left != right && (left == .none || right == .all)
  }
}
