/// The symbols that a reader speaks, like VoiceOver's punctuation setting.
public enum SymbolLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Only symbols that are not punctuation: currency signs, arrows, pictures.
  case none
  /// Symbols that are not punctuation, and punctuation that has a meaning in a sentence: `*`, `#`,
  /// `@`, `/`.
  case some
  /// All punctuation, including commas.
  case all

  /// Whether the first level includes fewer symbols.
  ///
  /// - Parameters:
  ///   - left: The first level.
  ///   - right: The second level.
  /// - Returns: Whether the first level includes fewer symbols.
  public static func < (left: SymbolLevel, right: SymbolLevel) -> Bool {
    left != right && (left == .none || right == .all)
  }
}
