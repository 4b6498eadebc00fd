/// The letters and digits of a text, without regard to case.
///
/// A comparison of the sets of two texts shows quickly that one text cannot contain the words of
/// the other text. Most texts that are compared have no words in common.
struct LetterSet {
  /// A bit for each letter and digit of ASCII in the text.
  private var letters: UInt64 = 0
  /// The bits of those letters and digits that occur an odd number of times in the text.
  private var oddLetters: UInt64 = 0
  /// Whether the text has characters beyond ASCII.
  ///
  /// For such a text, no comparison is certain, so the set rules nothing out.
  private var isOpen = false

  init(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      for byte in bytes {
        // Both cases of a letter have the same bit. Letters are checked first, because most bytes
        // are letters.
        let bit: UInt64
        if (byte | 0x20) &- UInt8(ascii: "a") < 26 {
          bit = 1 &<< UInt64(byte & 0x1F | 0x20)
        } else if byte &- UInt8(ascii: "0") < 10 {
          bit = 1 &<< UInt64(byte & 0x0F)
        } else {
          if byte >= 0x80 { isOpen = true }
          continue
        }
        letters |= bit
        oddLetters ^= bit
      }
    }
  }

  /// Whether a text with the letters `other` may contain the words of this text.
  func mayBeHeard(in other: LetterSet) -> Bool {
    isOpen || other.isOpen || letters & ~other.letters == 0
  }

  /// Whether the text may consist of the same words twice.
  var mayBeDoubled: Bool { isOpen || oddLetters == 0 }
}
