internal import ComponentSource

extension KotlinLexer {
  /// Reads the opening quotes of a string.
  mutating func openString(dollars: Int) {
    let start = offset
    offset += dollars
    let isRaw = byte(1) == 0x22 && byte(2) == 0x22
    offset += isRaw ? 3 : 1
    append(.stringOpen, from: start)
    modes.append(.string(isRaw: isRaw, dollars: max(dollars, 1)))
  }

  /// Reads a string such as `$$"…"`.
  ///
  /// The string's templates begin with as many dollars as the string itself.
  mutating func readDollar() {
    let start = offset
    var count = 0
    while byte(count) == 0x24 { count += 1 }
    if byte(count) == 0x22 { return openString(dollars: count) }
    offset += count
    append(.unknown, from: start)
  }

  /// Reads a text, a template or the end of a string.
  mutating func readString(isRaw: Bool, dollars: Int) {
    let start = offset
    while offset < bytes.count {
      switch byte() {
      case 0x22:
        let quotes = isRaw ? quoteCount : 1
        guard !isRaw || quotes >= 3 else {
          offset += quotes
          continue
        }
        if isRaw { offset += quotes - 3 }
        appendText(from: start)
        return closeString(isRaw ? 3 : 1)
      case 0x0A where !isRaw:
        appendText(from: start)
        problems.append(
          SourceFile.Problem(at: start, "this string does not end", remedy: "close it with \""))
        return closeString(0)
      case 0x5C where !isRaw: offset = min(offset + 2, bytes.count)
      case 0x24:
        if readTemplate(from: start, dollars: dollars) { return }
      default: offset += 1
      }
    }
    appendText(from: start)
  }

  private var quoteCount: Int {
    var count = 0
    while byte(count) == 0x22 { count += 1 }
    return count
  }

  private mutating func appendText(from start: Int) {
    if offset > start { append(.stringText, from: start) }
  }

  private mutating func closeString(_ quotes: Int) {
    let start = offset
    offset += quotes
    append(.stringClose, from: start)
    modes.removeLast()
  }

  /// Reads the beginning of a template, `$name` or `${`, or skips dollars that are plain text.
  ///
  /// Returns whether a template begins here.
  private mutating func readTemplate(from start: Int, dollars: Int) -> Bool {
    var count = 0
    while byte(count) == 0x24 { count += 1 }
    let next = byte(count)
    guard count >= dollars, next == 0x7B || next == 0x60 || next.beginsName,
      next < 0x80 || letterLength(count) > 0
    else {
      offset += count
      return false
    }
    offset += count - dollars
    appendText(from: start)
    let template = offset
    offset += dollars
    if next == 0x7B {
      offset += 1
      append(.templateOpen, from: template)
      modes.append(.code(braces: 0))
      return true
    }
    if next == 0x60 {
      repeat { offset += 1 } while offset < bytes.count && byte() != 0x60 && byte() != 0x0A
      if byte() == 0x60 { offset += 1 }
    } else {
      while byte().continuesName {
        let length = byte() < 0x80 ? 1 : letterLength(0)
        guard length > 0 else { break }
        offset += length
      }
    }
    append(.templateName, from: template)
    return true
  }

  /// Returns the number of bytes of a character, or 0 if the character is neither a letter nor a
  /// digit.
  ///
  /// For example, the name ends before the `”` in `"“$name”"`.
  ///
  /// Source: Kotlin language specification, grammar of identifiers.
  ///
  /// - Parameter distance: The number of bytes from `offset` to the character.
  private func letterLength(_ distance: Int) -> Int {
    let start = offset + distance
    let encoded = bytes[min(start, bytes.count)..<min(start + 4, bytes.count)]
    guard let scalar = String(decoding: encoded, as: UTF8.self).unicodeScalars.first else {
      return 0
    }
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber, .decimalNumber:
      return UTF8.width(scalar)
    default: return 0
    }
  }

  mutating func readCharacter() {
    let start = offset
    offset += 1
    while offset < bytes.count, byte() != 0x27, byte() != 0x0A {
      offset = min(offset + (byte() == 0x5C ? 2 : 1), bytes.count)
    }
    if byte() == 0x27 {
      offset += 1
    } else {
      problems.append(
        SourceFile.Problem(at: start, "this character does not end", remedy: "close it with '"))
    }
    append(.character, from: start)
  }

  mutating func readNumber() {
    let start = offset
    if byte() == 0x30, byte(1) | 0x20 == 0x78 || byte(1) | 0x20 == 0x62 {
      offset += 2
      while byte().isHexadecimalDigit || byte() == 0x5F { offset += 1 }
      skipSuffixes()
      return append(.integer, from: start)
    }
    var kind = KotlinToken.Kind.integer
    skipDigits()
    if byte() == 0x2E, byte(1).isDigit {
      kind = .number
      offset += 1
      skipDigits()
    }
    if byte() | 0x20 == 0x65 {
      let sign = byte(1) == 0x2B || byte(1) == 0x2D ? 1 : 0
      if byte(1 + sign).isDigit {
        kind = .number
        offset += 1 + sign
        skipDigits()
      }
    }
    if byte() | 0x20 == 0x66, !byte(1).continuesName {
      kind = .number
      offset += 1
    } else if kind == .integer {
      skipSuffixes()
    }
    append(kind, from: start)
  }

  private mutating func skipDigits() {
    while byte().isDigit || byte() == 0x5F { offset += 1 }
  }

  /// Skips the suffix of a number, such as `L` or `u`.
  private mutating func skipSuffixes() {
    if byte() | 0x20 == 0x75 { offset += 1 }
    if byte() == 0x4C { offset += 1 }
  }
}
