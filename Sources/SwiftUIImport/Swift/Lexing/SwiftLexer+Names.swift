/// Names, numbers, operators, and the space and comments between tokens.
extension SwiftLexer {
  /// Skips space and comments.
  mutating func skipTrivia() {
    while offset < bytes.count {
      switch bytes[offset] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        startsLine = true
        offset &+= 1
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0:
        offset &+= 1
      case 0xC2 where byte(1) == 0xA0: offset &+= 2
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
      case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
      default:
        guard isConflictMarker() else { return }
        skipLine()
      }
    }
  }

  mutating func skipLine() {
    while offset < bytes.count, bytes[offset] != 0x0A, bytes[offset] != 0x0D { offset &+= 1 }
  }

  /// Skips a comment and the comments nested in it.
  private mutating func skipComment() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "/"), self.byte(1) == UInt8(ascii: "*") {
        depth &+= 1
        offset &+= 2
      } else if byte == UInt8(ascii: "*"), self.byte(1) == UInt8(ascii: "/") {
        depth &-= 1
        offset &+= 2
        if depth == 0 { return }
      } else {
        if byte == 0x0A || byte == 0x0D { startsLine = true }
        offset &+= 1
      }
    }
    report("this comment does not end", at: start, remedy: "close it with “*/”")
  }

  /// Whether the line begins with a conflict marker of a version control system, such as `<<<<<<<`.
  private func isConflictMarker() -> Bool {
    let first = byte()
    guard
      first == UInt8(ascii: "<") || first == UInt8(ascii: "=") || first == UInt8(ascii: ">"),
      offset == 0 || bytes[offset &- 1] == 0x0A
    else { return false }
    return (1..<7).allSatisfy { byte($0) == first } && byte(7) != first
  }

  /// Reads a name or keyword.
  mutating func readName() {
    let length = nameLength(from: offset)
    let name = String(decoding: bytes[offset..<min(offset &+ length, bytes.count)], as: UTF8.self)
    append(.identifier, length: length, word: SwiftKeyword.bySpelling[name] ?? .none)
  }

  /// Returns the number of bytes of the name at an offset.
  func nameLength(from start: Int) -> Int {
    var index = start
    while index < bytes.count {
      if bytes[index] < 0x80 {
        guard SwiftCharacter.isNamePart(bytes[index]) else { break }
        index &+= 1
      } else {
        guard SwiftCharacter.isOperator(at: index, in: bytes) == 0, !isNoBreakSpace(index) else {
          break
        }
        index &+= 1
        while index < bytes.count, bytes[index] & 0xC0 == 0x80 { index &+= 1 }
      }
    }
    return index &- start
  }

  private func isNoBreakSpace(_ index: Int) -> Bool {
    bytes[index] == 0xC2 && index &+ 1 < bytes.count && bytes[index &+ 1] == 0xA0
  }

  /// Reads a name in backticks.
  mutating func readBackticks() {
    var length = 1
    while offset &+ length < bytes.count, byte(length) != UInt8(ascii: "`"), byte(length) != 0x0A {
      length &+= 1
    }
    if byte(length) == UInt8(ascii: "`"), length > 1 {
      append(.identifier, length: length &+ 1)
    } else {
      append(.unknown, length: 1)
    }
  }

  /// Reads a closure's parameter such as `$0`, or a projected value such as `$name`.
  mutating func readDollar() {
    append(.dollar, length: 1 &+ nameLength(from: offset &+ 1))
  }

  /// Reads a raw string, a regular expression between `#`, or a directive.
  mutating func readHash() {
    var hashes = 1
    while byte(hashes) == UInt8(ascii: "#") { hashes &+= 1 }
    if byte(hashes) == UInt8(ascii: "\"") { return openString(hashes: hashes) }
    if byte(hashes) == UInt8(ascii: "/") { return readExtendedRegex(hashes: hashes) }
    let length = nameLength(from: offset &+ 1)
    guard hashes == 1, length > 0 else { return append(.unknown, length: hashes) }
    let start = offset &+ 1
    let name = String(decoding: bytes[start..<min(start &+ length, bytes.count)], as: UTF8.self)
    append(.directive, length: length &+ 1, word: SwiftKeyword.bySpelling[name] ?? .none)
  }

  /// Reads an editor placeholder `<#…#>`.
  mutating func readPlaceholder() {
    var length = 2
    while offset >= placeholdersEnd, offset &+ length < bytes.count, byte(length) != 0x0A {
      if byte(length) == UInt8(ascii: "#"), byte(length &+ 1) == UInt8(ascii: ">") {
        return append(.placeholder, length: length &+ 2)
      }
      length &+= 1
    }
    placeholdersEnd = max(placeholdersEnd, offset &+ length)
    readOperator()
  }

  /// Reads an integer or a number with a fraction or exponent.
  mutating func readNumber() {
    var length = 0
    let isHexadecimal = byte() == UInt8(ascii: "0") && byte(1) | 0x20 == UInt8(ascii: "x")
    let isPlain = !isHexadecimal && !(byte() == UInt8(ascii: "0") && byte(1).isLetter)
    func skipDigits() {
      while SwiftCharacter.isNamePart(byte(length)), byte(length) < 0x80 { length &+= 1 }
    }
    func skipDecimals() { while byte(length).isDigit || byte(length) == 0x5F { length &+= 1 } }
    if tokens.last?.kind == .period {
      skipDecimals()
      return append(.integer, length: length)
    }
    guard isPlain else {
      if isHexadecimal { return readHexadecimal() }
      skipDigits()
      return append(.integer, length: length)
    }
    skipDecimals()
    var isNumber = false
    if byte(length) == UInt8(ascii: "."), byte(length &+ 1).isDigit {
      isNumber = true
      length &+= 1
      skipDecimals()
    }
    if byte(length) | 0x20 == UInt8(ascii: "e") {
      let sign = byte(length &+ 1) == UInt8(ascii: "-") || byte(length &+ 1) == UInt8(ascii: "+")
      if byte(length &+ (sign ? 2 : 1)).isDigit {
        isNumber = true
        length &+= sign ? 2 : 1
        skipDecimals()
      }
    }
    append(isNumber ? .number : .integer, length: length)
  }

  private mutating func readHexadecimal() {
    var length = 2
    while byte(length).isHexadecimalDigit || byte(length) == 0x5F { length &+= 1 }
    var isNumber = false
    if byte(length) == UInt8(ascii: "."), byte(length &+ 1).isHexadecimalDigit {
      // In `0x1.description`, a member follows: a hexadecimal fraction would have an exponent.
      var end = length &+ 1
      while byte(end).isHexadecimalDigit || byte(end) == 0x5F { end &+= 1 }
      if byte(end) | 0x20 == UInt8(ascii: "p") { length = end }
    }
    if byte(length) | 0x20 == UInt8(ascii: "p") {
      isNumber = true
      length &+= 1
      if byte(length) == UInt8(ascii: "-") || byte(length) == UInt8(ascii: "+") { length &+= 1 }
      while byte(length).isDigit || byte(length) == 0x5F { length &+= 1 }
    }
    append(isNumber ? .number : .integer, length: length)
  }
}
