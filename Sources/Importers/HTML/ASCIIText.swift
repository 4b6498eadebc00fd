extension UInt8 {
  /// Whether the byte is white space to HTML: space, tab, line feed, form feed, carriage return.
  var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }
}

extension StringProtocol {
  /// The text without white space of ASCII around it; a no-break space is content.
  var asciiTrimmed: String {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { !$0.isHTMLSpace }) else { return "" }
    var end = bytes.index(after: first)
    var index = end
    while index < bytes.endIndex {
      let next = bytes.index(after: index)
      if !bytes[index].isHTMLSpace { end = next }
      index = next
    }
    return first == bytes.startIndex && end == bytes.endIndex
      ? String(self) : String(self[first..<end])
  }

  /// The text with each run of ASCII white space as one space and none around it.
  var spaceCollapsed: String {
    guard needsCollapsing else { return String(self) }
    var result: [UInt8] = []
    result.reserveCapacity(utf8.count)
    for byte in utf8 {
      if !byte.isHTMLSpace {
        result.append(byte)
      } else if let last = result.last, last != 0x20 {
        result.append(0x20)
      }
    }
    if result.last == 0x20 { result.removeLast() }
    return String(decoding: result, as: UTF8.self)
  }

  private var needsCollapsing: Bool {
    var afterSpace = true
    for byte in utf8 {
      guard byte.isHTMLSpace else {
        afterSpace = false
        continue
      }
      if afterSpace || byte != 0x20 { return true }
      afterSpace = true
    }
    return afterSpace && !isEmpty
  }

  /// Whether there is nothing but white space of ASCII.
  var isBlank: Bool { utf8.allSatisfy(\.isHTMLSpace) }

  /// The text with `A` to `Z` in lower case.
  var asciiLowercased: String {
    guard utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return String(self) }
    return String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The parts between white space of ASCII.
  var asciiTokens: [SubSequence] {
    var tokens: [SubSequence] = []
    var start: Index?
    for index in utf8.indices {
      if utf8[index].isHTMLSpace {
        if let begin = start { tokens.append(self[begin..<index]) }
        start = nil
      } else if start == nil {
        start = index
      }
    }
    if let begin = start { tokens.append(self[begin...]) }
    return tokens
  }

  /// The whole number the text begins with, as HTML reads one.
  var htmlInteger: Int? {
    let text = asciiTrimmed
    let digits = text.drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    guard text.count - text.drop(while: { $0 == "-" || $0 == "+" }).count <= 1 else { return nil }
    guard let number = Int(digits) else { return nil }
    return text.first == "-" ? -number : number
  }

  /// The number the text is, as HTML reads one.
  var htmlNumber: Double? {
    guard let number = Double(asciiTrimmed), number.isFinite else { return nil }
    return number
  }
}

extension String {
  /// Whether `token` is one of the parts between white space of ASCII.
  func hasASCIIToken(_ token: String) -> Bool {
    var text = self
    var token = token
    return text.withUTF8 { bytes in
      token.withUTF8 { wanted in
        var start = 0
        for end in 0...bytes.count where end == bytes.count || bytes[end].isHTMLSpace {
          if end - start == wanted.count, end > start,
            bytes[start..<end].elementsEqual(wanted)
          {
            return true
          }
          start = end + 1
        }
        return false
      }
    }
  }
}
