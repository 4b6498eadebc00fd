internal import AccessibilityTree

extension UInt8 {
  /// Whether HTML counts the byte as white space: space, tab, line feed, form feed, carriage
  /// return.
  var isHTMLSpace: Bool {
    self == 0x20 || self == 0x0A || self == 0x09 || self == 0x0D || self == 0x0C
  }
}

extension StringProtocol {
  /// The text without ASCII white space at both ends.
  ///
  /// A no-break space is not removed.
  var asciiTrimmed: String {
    let content = unicodeScalars.trimmed {
      $0.isASCII && UInt8(truncatingIfNeeded: $0.value).isHTMLSpace
    }
    return String(self[content.startIndex..<content.endIndex])
  }

  /// The text with one space between its words and no white space at its ends.
  var spaceCollapsed: String {
    let collapsed = utf8.withContiguousStorageIfAvailable { bytes -> String? in
      let content = bytes.trimmed(of: \.isHTMLSpace)
      guard content.hasMergedSpaces(true) else { return content.mergingSpaces(true) }
      return content.count == bytes.count ? nil : String(decoding: content, as: UTF8.self)
    }
    return (collapsed ?? Array(utf8).trimmed(of: \.isHTMLSpace).mergingSpaces(true))
      ?? String(self)
  }

  /// Returns the text with each run of ASCII white space replaced by one space.
  ///
  /// - Parameter followsSpace: Whether the text follows a space. If so, white space at the start of
  ///   the text is removed.
  func spacesMerged(followsSpace: Bool) -> String {
    let merged = utf8.withContiguousStorageIfAvailable { bytes -> String? in
      bytes.hasMergedSpaces(followsSpace) ? nil : bytes.mergingSpaces(followsSpace)
    }
    return (merged ?? Array(utf8).mergingSpaces(followsSpace)) ?? String(self)
  }

  var isBlank: Bool { utf8.allSatisfy(\.isHTMLSpace) }

  var asciiLowercased: String {
    guard utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return String(self) }
    return String(
      decoding: utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }, as: UTF8.self)
  }

  /// The parts of the text between ASCII white space.
  var asciiTokens: [SubSequence] {
    utf8.split(whereSeparator: \.isHTMLSpace).map { self[$0.startIndex..<$0.endIndex] }
  }

  /// The integer at the start of the text, by HTML's rules: `12px` → 12.
  var htmlInteger: Int? {
    let text = asciiTrimmed
    let digits = text.drop { $0 == "-" || $0 == "+" }.prefix { $0.isASCII && $0.isNumber }
    guard text.count - text.drop(while: { $0 == "-" || $0 == "+" }).count <= 1 else { return nil }
    guard let number = Int(digits) else { return nil }
    return text.first == "-" ? -number : number
  }

  /// The number in the text, by HTML's rules.
  var htmlNumber: Double? {
    guard let number = Double(asciiTrimmed), number.isFinite else { return nil }
    return number
  }
}

extension Collection<UInt8> {
  /// Whether each white space of a text in UTF-8 is a single space.
  fileprivate func hasMergedSpaces(_ followsSpace: Bool) -> Bool {
    var after = followsSpace
    for byte in self {
      if byte <= 0x20, byte.isHTMLSpace, after || byte != 0x20 { return false }
      after = byte == 0x20
    }
    return true
  }

  /// Returns a text in UTF-8 with each run of white space replaced by one space.
  fileprivate func mergingSpaces(_ followsSpace: Bool) -> String {
    guard contains(where: { !$0.isHTMLSpace }) else { return isEmpty || followsSpace ? "" : " " }
    var merged: [UInt8] = []
    merged.reserveCapacity(count)
    var after = followsSpace
    for byte in self {
      let isSpace = byte.isHTMLSpace
      if !isSpace || !after { merged.append(isSpace ? 0x20 : byte) }
      after = isSpace
    }
    return String(decoding: merged, as: UTF8.self)
  }
}

extension String {
  /// Whether this text has the given part between ASCII white space.
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
