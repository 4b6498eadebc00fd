/// Letters with marks as single scalars, since the engine loses an accent that stands by itself.
///
/// Characters are equal by canonical equivalence, so a decomposed one finds its composed twin.
enum PrecomposedLetters {
  /// The letters of the Latin, Greek and Cyrillic scripts that have a scalar of their own.
  private static let letters: Set<Character> = {
    var letters: Set<Character> = []
    let ranges: [ClosedRange<UInt32>] = [0xC0...0x24F, 0x370...0x52F, 0x1E00...0x1FFF]
    for range in ranges {
      for value in range {
        guard let scalar = Unicode.Scalar(value), scalar.properties.isAlphabetic else { continue }
        letters.insert(Character(scalar))
      }
    }
    return letters
  }()

  /// The character as one scalar, where there is one.
  static func composed(_ character: Character) -> String {
    guard character.unicodeScalars.count > 1, let place = letters.firstIndex(of: character) else {
      return String(character)
    }
    return String(letters[place])
  }
}
