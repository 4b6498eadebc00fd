/// Texts as people compare them: words in lower case, without signs.
enum Wording {
  /// The words of a text in lower case: what stands between signs and white space.
  static func words(of text: some StringProtocol) -> [String] {
    if let words = plainWords(of: text) { return words }
    return text.lowercased().split { !($0.isLetter || $0.isNumber || $0.isMark) }.map(String.init)
  }

  /// The same of a text of ASCII alone, byte by byte; nil of any other.
  ///
  /// - Parameter endingAtCapitals: Whether a capital behind a small letter begins a word.
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
      words.append(lowered(bytes[start..<index]))
    }
    for (index, byte) in bytes.enumerated() {
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

  /// A word of ASCII letters and digits in lower case.
  private static func lowered(_ word: Slice<UnsafeBufferPointer<UInt8>>) -> String {
    String(unsafeUninitializedCapacity: word.count) { lower in
      // One bit tells capitals from small letters, and digits have it as well.
      for (offset, byte) in word.enumerated() { lower[offset] = byte | 0x20 }
      return word.count
    }
  }

  /// A text as one line in lower case without signs, for comparing.
  static func plain(_ text: some StringProtocol) -> String {
    words(of: text).joined(separator: " ")
  }

  /// A text without white space at its ends and with single blanks inside.
  static func collapsingWhitespace(_ text: some StringProtocol) -> String {
    if isCollapsed(text) { return String(text) }
    if let collapsed = asciiCollapsed(text) { return collapsed }
    return text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// Whether a text is ASCII alone and has nothing to collapse, as most have.
  private static func isCollapsed(_ text: some StringProtocol) -> Bool {
    var isAfterBlank = true
    for byte in text.utf8 {
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

  /// The same of a text of ASCII alone, byte by byte; nil of any other.
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

/// Words as a phrase is looked for among them.
extension [String] {
  /// Whether a phrase stands among the words, without anything between its words.
  func contains(phrase: [String]) -> Bool {
    guard let first = phrase.first, phrase.count <= count else { return false }
    return (0...count - phrase.count).contains { start in
      self[start] == first && self[start..<start + phrase.count].elementsEqual(phrase)
    }
  }

  /// Whether the words begin with a phrase.
  func starts(withPhrase phrase: [String]) -> Bool { !phrase.isEmpty && starts(with: phrase) }

  /// Whether the words end with a phrase.
  func ends(withPhrase phrase: [String]) -> Bool {
    !phrase.isEmpty && suffix(phrase.count).elementsEqual(phrase)
  }

  /// The words without phrases at their end that say no more than “required”.
  func removingSuffix(in phrases: [[String]]) -> [String] {
    var words = self
    while let end = phrases.first(where: { words.ends(withPhrase: $0) }), end.count < words.count {
      words.removeLast(end.count)
    }
    return words
  }
}

extension Character {
  /// Whether it only adds to the letter before it, as vowel signs of Indian scripts do.
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
  /// All phrases of a kind, each as its words.
  func phrases(_ list: KeyPath<WordList, [String]>) -> [[String]] {
    all(list).map(Wording.words(of:)).filter { !$0.isEmpty }
  }
}

extension Unicode.Scalar {
  /// Whether only a font of the author's own knows it, as of icons.
  var isPrivateUse: Bool { properties.generalCategory == .privateUse }
}
