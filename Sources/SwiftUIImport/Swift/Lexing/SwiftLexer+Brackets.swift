/// The tokens that open and close brackets and strings.
extension SwiftLexer {
  /// The maximum number of open brackets among which a closing bracket's opening bracket is
  /// searched.
  private static let lookBack = 8

  mutating func open(_ kind: SwiftToken.Kind) {
    openings.append(.bracket(tokens.count))
    if kind == .leftBrace { openBraces &+= 1 }
    append(kind, length: 1)
  }

  /// Reads `)` or `]`, and closes the inner brackets that are still open.
  mutating func close(_ kind: SwiftToken.Kind) {
    let opener: SwiftToken.Kind = kind == .rightParen ? .leftParen : .leftBracket
    var distance = 1
    search: while distance <= min(Self.lookBack, openings.count) {
      switch openings[openings.count &- distance] {
      case .bracket(let index):
        if tokens[index].kind == opener {
          for _ in 1..<distance { popOpening(unclosed: true) }
          popOpening(unclosed: false)
          break search
        }
        if tokens[index].kind == .leftBrace { break search }
      case .interpolation:
        if kind == .rightParen {
          for _ in 1..<distance { popOpening(unclosed: true) }
          popOpening(unclosed: false)
        }
        break search
      case .string: break search
      }
      distance &+= 1
    }
    append(kind, length: 1)
  }

  /// Reads `}`, and closes the brackets and strings that were opened after the last `{`.
  mutating func closeBrace() {
    if openBraces > 0 {
      while let opening = openings.last {
        if case .bracket(let index) = opening, tokens[index].kind == .leftBrace {
          popOpening(unclosed: false)
          break
        }
        popOpening(unclosed: true)
      }
    }
    append(.rightBrace, length: 1)
  }

  /// Closes all brackets and strings that are open at the end of the file.
  mutating func closeAll() {
    while !openings.isEmpty { popOpening(unclosed: true) }
  }

  /// Removes the last open bracket or string, and matches it with the next token.
  private mutating func popOpening(unclosed: Bool) {
    guard let opening = openings.popLast() else { return }
    switch opening {
    case .bracket(let index):
      tokens[index].match = tokens.count
      if tokens[index].kind == .leftBrace {
        openBraces &-= 1
        if unclosed { hasUnclosedBrace = true }
      }
    case .interpolation(let index): tokens[index].match = tokens.count
    case .string(let index, _, _): endString(index, length: 0)
    }
  }

  /// Reads the quotes that begin a string.
  mutating func openString(hashes: Int) {
    let isMultiline = byte(hashes &+ 1) == 0x22 && byte(hashes &+ 2) == 0x22
    // Without a line break after them, the three quotes of `#"""#` are a string that contains one
    // quote.
    let isTriple = isMultiline && (hashes == 0 || followsLineBreak(from: hashes &+ 3))
    openings.append(.string(tokens.count, hashes: hashes, isMultiline: isTriple))
    append(.stringStart, length: hashes &+ (isTriple ? 3 : 1))
  }

  /// Whether the rest of the line is blank, so that the quotes begin a multi-line string.
  private func followsLineBreak(from distance: Int) -> Bool {
    var index = offset &+ distance
    while index < bytes.count, bytes[index] == 0x20 || bytes[index] == 0x09 { index &+= 1 }
    return index >= bytes.count || bytes[index] == 0x0A || bytes[index] == 0x0D
  }

  /// Reads the text of a string up to the next interpolated value or the end of the string.
  mutating func readStringText(hashes: Int, isMultiline: Bool) {
    var index = offset
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22, isStringEnd(index, hashes: hashes, isMultiline: isMultiline) {
        appendText(upTo: index)
        return finishString(length: (isMultiline ? 3 : 1) &+ hashes)
      }
      if byte == UInt8(ascii: "\\"), hasHashes(hashes, from: index &+ 1) {
        let next = index &+ 1 &+ hashes
        if next < bytes.count, bytes[next] == UInt8(ascii: "(") {
          appendText(upTo: index)
          openings.append(.interpolation(tokens.count))
          return append(.interpolation, length: hashes &+ 2)
        }
        index = isMultiline || next >= bytes.count || bytes[next] != 0x0A ? next &+ 1 : next
        continue
      }
      if !isMultiline, byte == 0x0A || byte == 0x0D { break }
      index &+= 1
    }
    appendText(upTo: min(index, bytes.count))
    if case .string(let start, _, _) = openings.last {
      report(
        "this string does not end", at: tokens[start].start,
        remedy: isMultiline ? "close it with three quotes" : "close it with a quote")
    }
    finishString(length: 0)
  }

  private mutating func appendText(upTo end: Int) {
    if end > offset { append(.stringText, length: end &- offset) }
  }

  private mutating func finishString(length: Int) {
    guard case .string(let index, _, _) = openings.popLast() else { return }
    endString(index, length: length)
  }

  private mutating func endString(_ index: Int, length: Int) {
    tokens[index].match = tokens.count
    append(.stringEnd, length: length)
  }

  private func isStringEnd(_ index: Int, hashes: Int, isMultiline: Bool) -> Bool {
    guard isMultiline else { return hasHashes(hashes, from: index &+ 1) }
    guard index &+ 2 < bytes.count, bytes[index &+ 1] == 0x22, bytes[index &+ 2] == 0x22 else {
      return false
    }
    return hasHashes(hashes, from: index &+ 3)
  }

  private func hasHashes(_ count: Int, from index: Int) -> Bool {
    guard index &+ count <= bytes.count else { return false }
    for distance in 0..<count where bytes[index &+ distance] != UInt8(ascii: "#") { return false }
    return true
  }
}
