/// The composition of letters and marks into single characters (Unicode Normalization Form C).
///
/// The standard library has no public API for composition, but treats a composed character as equal
/// to its letter and marks. The table of compositions is therefore a dictionary whose keys are
/// composed characters. The table covers the scripts that the engine speaks. Source: Unicode
/// Standard Annex 15.
enum ComposedText {
  /// Returns the scalars as a composed text.
  static func of(_ scalars: [Unicode.Scalar]) -> String {
    var composed = String.UnicodeScalarView()
    guard scalars.contains(where: { $0.value >= 0x300 }) else {
      composed.append(contentsOf: scalars)
      return String(composed)
    }
    var starter: Unicode.Scalar?
    // Marks that do not compose with the base letter, and are written after the letter.
    var marks: [Unicode.Scalar] = []
    for scalar in scalars {
      if let letter = starter, !isBlocked(scalar, by: marks.last), let both = pair(letter, scalar) {
        starter = both
      } else if scalar.properties.canonicalCombiningClass != .notReordered, starter != nil {
        marks.append(scalar)
      } else {
        flush(starter, &marks, into: &composed)
        starter = scalar
      }
    }
    flush(starter, &marks, into: &composed)
    return String(composed)
  }

  private static func flush(
    _ starter: Unicode.Scalar?, _ marks: inout [Unicode.Scalar],
    into composed: inout String.UnicodeScalarView
  ) {
    if let starter { composed.append(starter) }
    composed.append(contentsOf: marks)
    marks.removeAll(keepingCapacity: true)
  }

  /// Whether a mark prevents the composition of a later mark with the letter before both marks.
  ///
  /// - Parameters:
  ///   - scalar: The later mark.
  ///   - mark: The last mark between the letter and `scalar`, or `nil` if there is no such mark.
  private static func isBlocked(_ scalar: Unicode.Scalar, by mark: Unicode.Scalar?) -> Bool {
    guard let mark else { return false }
    return mark.properties.canonicalCombiningClass.rawValue
      >= scalar.properties.canonicalCombiningClass.rawValue
  }

  private static func pair(
    _ letter: Unicode.Scalar, _ mark: Unicode.Scalar
  ) -> Unicode.Scalar? {
    guard mark.value >= 0x300 else { return nil }
    return syllable(letter, mark)
      ?? compositions[String(Character(letter)) + String(Character(mark))]
  }

  /// Returns the Hangul syllable of a consonant and a vowel, or of a syllable and a final
  /// consonant.
  private static func syllable(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar
  ) -> Unicode.Scalar? {
    switch (first.value, second.value) {
    case (0x1100...0x1112, 0x1161...0x1175):
      Unicode.Scalar(0xAC00 + ((first.value - 0x1100) * 21 + second.value - 0x1161) * 28)
    case (0xAC00...0xD7A3, 0x11A8...0x11C2) where (first.value - 0xAC00) % 28 == 0:
      Unicode.Scalar(first.value + second.value - 0x11A7)
    default: nil
    }
  }

  /// The ranges in which to search for composed characters, without characters that Unicode
  /// excludes from composition.
  private static let composedRanges: [ClosedRange<UInt32>] = [
    0x00C0...0x024F, 0x0374...0x04FF, 0x0622...0x06D3, 0x0929...0x0934, 0x09CB...0x09CC,
    0x0B48...0x0B4C, 0x0B94...0x0BCC, 0x0C48...0x0CCB, 0x0D4A...0x0D4C, 0x0DDA...0x0DDE,
    0x1E00...0x1FFC, 0x304C...0x30FE,
  ]

  /// The composed characters.
  ///
  /// The key of each character is a canonically equivalent text.
  private static let compositions: [String: Unicode.Scalar] = {
    var compositions: [String: Unicode.Scalar] = [:]
    for range in composedRanges {
      for scalar in range.lazy.compactMap(Unicode.Scalar.init) {
        let key = String(Character(scalar))
        // Of several equivalent characters, the first is used.
        if compositions[key] == nil { compositions[key] = scalar }
      }
    }
    return compositions
  }()
}
