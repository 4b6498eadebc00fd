/// Functions that prepare texts for comparison, for example as words in lower case without signs.
enum Wording {
  /// Returns the words of a text in lower case, split at white space, punctuation and other signs.
  static func words(of text: some StringProtocol) -> [String] {
    if let words = plainWords(of: text) { return words }
    return text.lowercased().split { !($0.isLetter || $0.isNumber || $0.isMark) }.map(String.init)
  }

  /// Returns the words of an ASCII text in lower case, or `nil` for any other text.
  ///
  /// - Parameter endingAtCapitals: Whether an upper-case letter after a lower-case one begins a new
  ///   word.
  static func plainWords(
    of text: some StringProtocol, endingAtCapitals: Bool = false
  ) -> [String]? {
    text.utf8.withContiguousStorageIfAvailable { plainWords(in: $0, endingAtCapitals) }
      ?? Array(text.utf8).withUnsafeBufferPointer { plainWords(in: $0, endingAtCapitals) }
  }

  private static func plainWords(
    in bytes: UnsafeBufferPointer<UInt8>, _ endingAtCapitals: Bool
  ) -> [String]? {
    var words: [String] = []
    words.reserveCapacity(bytes.count / 6 + 1)
    var (start, wasLower) = (0, false)
    func end(_ index: Int) {
      guard index > start else { return }
      words.append(lowered(UnsafeBufferPointer(rebasing: bytes[start..<index])))
    }
    var index = -1
    while index + 1 < bytes.count {
      index += 1
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
        wasLower = true
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        if endingAtCapitals, wasLower {
          end(index)
          start = index
        }
        wasLower = false
      case 0x80...: return nil
      default:
        end(index)
        start = index + 1
        wasLower = false
      }
    }
    end(bytes.count)
    return words
  }

  /// Returns a word of ASCII letters and digits in lower case.
  private static func lowered(_ word: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: word.count) { lower in
      var offset = 0
      while offset < word.count {
        // In ASCII, the bit 0x20 is set in lower-case letters and in digits.
        lower[offset] = word[offset] | 0x20
        offset += 1
      }
      return offset
    }
  }

  /// Returns the words of a text, joined with spaces.
  static func plain(_ text: some StringProtocol) -> String {
    words(of: text).joined(separator: " ")
  }

  /// Returns a text without white space at its ends and with single spaces inside.
  static func collapsingWhitespace(_ text: some StringProtocol) -> String {
    let isDone =
      text.utf8.withContiguousStorageIfAvailable { isCollapsed($0) } ?? isCollapsed(text.utf8)
    if isDone { return String(text) }
    if let collapsed = asciiCollapsed(text) { return collapsed }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a text is ASCII and already has only single spaces, like most texts.
  private static func isCollapsed(_ text: some Sequence<UInt8>) -> Bool {
    var isAfterBlank = true
    for byte in text {
      switch byte {
      case 0x80..., 0x09...0x0D: return false
      case 0x20:
        if isAfterBlank { return false }
        isAfterBlank = true
      default: isAfterBlank = false
      }
    }
    return !isAfterBlank
  }

  /// Returns an ASCII text with collapsed white space, or `nil` for any other text.
  private static func asciiCollapsed(_ text: some StringProtocol) -> String? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    var owesSpace = false
    for byte in text.utf8 {
      switch byte {
      case 0x80...: return nil
      case 0x09...0x0D, 0x20: owesSpace = !bytes.isEmpty
      default:
        if owesSpace { bytes.append(0x20) }
        owesSpace = false
        bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension [String] {
  /// Whether the words contain all words of a phrase in order, without other words between them.
  func contains(phrase: [String]) -> Bool {
    guard let first = phrase.first, phrase.count <= count else { return false }
    return (0...count - phrase.count).contains { start in
      self[start] == first && self[start..<start + phrase.count].elementsEqual(phrase)
    }
  }

  /// Returns the words that are not in a set.
  ///
  /// Most texts have none of the words in the set, so that no other list is needed.
  func removing(_ others: WordSet) -> [String] {
    contains(where: others.contains) ? filter { !others.contains($0) } : self
  }

  /// Whether the words begin with a phrase.
  func starts(withPhrase phrase: [String]) -> Bool { !phrase.isEmpty && starts(with: phrase) }

  /// Whether the words end with a phrase.
  func ends(withPhrase phrase: [String]) -> Bool {
    !phrase.isEmpty && suffix(phrase.count).elementsEqual(phrase)
  }

  /// Returns the words without the phrases at their end; at least one word stays.
  func removingSuffix(in phrases: [[String]]) -> [String] {
    var words = self
    while let end = phrases.first(where: { words.ends(withPhrase: $0) }), end.count < words.count {
      words.removeLast(end.count)
    }
    return words
  }
}

extension Character {
  /// Whether the character only modifies the letter before it.
  ///
  /// Examples are the vowel signs of Indian scripts.
  fileprivate var isMark: Bool {
    unicodeScalars.allSatisfy {
      switch $0.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    }
  }
}

extension AuditWords {
  /// Returns all phrases of a kind, each split into words.
  func phrases(_ list: KeyPath<WordList, [String]>) -> [[String]] {
    all(list).map(Wording.words(of:)).filter { !$0.isEmpty }
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is for private use, so that only an icon font shows it.
  var isPrivateUse: Bool { properties.generalCategory == .privateUse }
}
