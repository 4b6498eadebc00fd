/// Names that authors give to things in code.
enum Identifier {
  /// The words of a name, in lower case: `emailError`, `email_error` and `email-error` alike.
  static func words(of name: some StringProtocol) -> [String] {
    if let words = plainWords(of: name) { return words }
    var words: [String] = []
    var word = ""
    var wasLower = false
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        wasLower = false
        continue
      }
      if character.isUppercase, wasLower {
        words.append(word)
        word = ""
      }
      wasLower = !character.isUppercase
      word += character.lowercased()
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  /// The same of a name of ASCII alone, byte by byte; nil of any other.
  private static func plainWords(of name: some StringProtocol) -> [String]? {
    var words: [String] = []
    var word: [UInt8] = []
    var wasLower = false
    func end() {
      if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
      word.removeAll(keepingCapacity: true)
    }
    for byte in name.utf8 {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if wasLower { end() }
        word.append(byte | 0x20)
        wasLower = false
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        word.append(byte)
        wasLower = true
      case 0x80...: return nil
      default:
        end()
        wasLower = false
      }
    }
    end()
    return words
  }
}
