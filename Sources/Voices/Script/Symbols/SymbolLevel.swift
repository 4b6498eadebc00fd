/// A set of symbols whose names a reader speaks, as in VoiceOver's punctuation setting.
public enum SymbolLevel: String, Sendable, Hashable, CaseIterable, Comparable {
  /// Only symbols that are not punctuation: currency signs, arrows, pictures.
  case none
  /// The symbols of ``none``, and punctuation that has a meaning in a sentence: `*`, `#`, `@`, `/`.
  case some
  /// The symbols of ``some``, and all other punctuation, including commas.
  case all

  /// Returns whether the first level includes fewer symbols than the second level.
  ///
  /// - Parameters:
  ///   - left: The first level.
  ///   - right: The second level.
  /// - Returns: Whether the first level includes fewer symbols.
  public static func < (left: SymbolLevel, right: SymbolLevel) -> Bool {
    left != right && (left == .none || right == .all)
  }
}
