extension JSXLexer {
  mutating func readCode(_ frame: Frame) {
    skipTrivia()
    guard let byte = byte(index) else { return }
    switch byte {
    case UInt8(ascii: "("): open(until: UInt8(ascii: ")"))
    case UInt8(ascii: "["): open(until: UInt8(ascii: "]"))
    case UInt8(ascii: "{"): open(until: UInt8(ascii: "}"))
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): closeBracket(byte, in: frame)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readString(byte)
    case UInt8(ascii: "`"):
      let token = append(.templateOpen, to: index + 1)
      push(Frame(kind: .template, token: token))
    case UInt8(ascii: "<"): readAngle(frame)
    case UInt8(ascii: "/"): readSlash()
    case _ where byte.beginsJSXName || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@"):
      readWord()
    case _ where byte.isJSXDigit: readNumber()
    case UInt8(ascii: ".") where self.byte(index + 1)?.isJSXDigit == true: readNumber()
    default: readPunctuator()
    }
  }

  mutating func open(until closer: UInt8, length: Int = 1) {
    let token = append(.open, to: index + length)
    push(Frame(kind: .code, token: token, closer: closer))
  }

  private mutating func closeBracket(_ byte: UInt8, in frame: Frame) {
    if frame.closer == byte { return close(.close, to: index + 1) }
    let found = Character(Unicode.Scalar(byte))
    guard frame.token >= 0 else {
      report("“\(found)” closes nothing", "remove it")
      append(.punctuator, to: index + 1)
      return
    }
    let opener = text(tokens[frame.token].range)
    let due = Character(Unicode.Scalar(frame.closer))
    let wasInElement = elementDepth > 0
    fail("“\(found)” where “\(due)” must close “\(opener)”", "balance the brackets")
    guard !wasInElement else { return }
    guard openBrackets[byte, default: 0] > 0 else {
      append(.punctuator, to: index + 1)
      return
    }
    while let last = frames.last, last.closer != byte {
      if last.token >= 0 { tokens[last.token].match = Int32(clamping: tokens.count) }
      pop()
    }
    close(.close, to: index + 1)
  }

  private mutating func readWord() {
    var offset = index + 1
    while let byte = byte(offset), byte.continuesJSXName { offset += 1 }
    append(.word, to: offset)
  }

  private mutating func readNumber() {
    var offset = index
    while let byte = byte(offset) {
      let isSign = byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      let isExponent =
        isSign && offset > index && bytes[offset - 1] | 0x20 == UInt8(ascii: "e")
        && !starts(with: "0x", at: index)
      guard byte.continuesJSXName || byte == UInt8(ascii: ".") || isExponent else { break }
      offset += 1
    }
    append(.number, to: offset)
  }

  /// Reads a string.
  ///
  /// A quote without a partner on its line is an error.
  private mutating func readString(_ quote: UInt8) {
    var offset = index + 1
    while let byte = byte(offset), byte != quote, byte != UInt8(ascii: "\n") {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    if byte(offset) == quote {
      append(.string, to: offset + 1)
    } else {
      let mark = Character(Unicode.Scalar(quote))
      let isInElement = elementDepth > 0
      fail("the string is not closed on its line", "add “\(mark)”")
      if !isInElement { append(.punctuator, to: index + 1) }
    }
  }

  private mutating func readSlash() {
    guard mayBeginOperand, let length = regexLength() else { return readPunctuator() }
    append(.regex, to: index + length)
  }

  /// Returns the length of a regular expression in bytes, or `nil` if the regular expression does
  /// not end on its line.
  private func regexLength() -> Int? {
    var offset = index + 1
    var isInClass = false
    let limit = index + JSXLexer.lookAhead
    while let byte = byte(offset), byte != UInt8(ascii: "\n"), offset < limit {
      switch byte {
      case UInt8(ascii: "\\"): offset += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass:
        offset += 1
        while let flag = self.byte(offset), flag.continuesJSXName { offset += 1 }
        return offset - index
      default: break
      }
      offset += 1
    }
    return nil
  }

  /// The words after which an operand begins.
  ///
  /// A `/` or `<` after such a word is therefore not an operator.
  private static let wordsBeforeOperand: Set<String> = [
    "return", "typeof", "case", "do", "else", "in", "of", "void", "delete", "throw", "new",
    "instanceof", "await", "yield", "default",
  ]

  /// Whether an operand can begin at the next byte, for example after an operator.
  var mayBeginOperand: Bool {
    guard let last = tokens.last else { return true }
    switch last.kind {
    case .open, .equals: return true
    case .punctuator: return !isPunctuator(last, "++") && !isPunctuator(last, "--")
    case .close: return bytes[Int(last.start)] == UInt8(ascii: "}")
    case .word: return JSXLexer.wordsBeforeOperand.contains(text(last.range))
    default: return false
    }
  }

  func isPunctuator(_ token: JSXToken, _ text: StaticString) -> Bool {
    token.kind == .punctuator && Int(token.end - token.start) == text.utf8CodeUnitCount
      && starts(with: text, at: Int(token.start))
  }

  /// Operators of two or more characters.
  ///
  /// If one operator begins with another operator, the longer operator comes first.
  private static let operators: [StaticString] = [
    "===", "!==", "...", "**=", "&&=", "||=", "??=", "=>", "==", "!=", "&&", "||", "??", "?.", "<=",
    ">=", "++", "--", "+=", "-=", "*=", "/=", "**",
  ]

  mutating func readPunctuator() {
    if byte(index) == UInt8(ascii: ">"), tokens.last?.kind == .elementEnd {
      report("“>” closes nothing", "remove it")
      index += 1
      return
    }
    let long = JSXLexer.operators.first { starts(with: $0, at: index) }
    let isTernary = starts(with: "?.", at: index) && byte(index + 2)?.isJSXDigit == true
    append(.punctuator, to: index + (isTernary ? 1 : long?.utf8CodeUnitCount ?? 1))
  }

  mutating func readTemplate() {
    var offset = index
    while let byte = byte(offset), byte != UInt8(ascii: "`"), !starts(with: "${", at: offset) {
      offset += byte == UInt8(ascii: "\\") ? 2 : 1
    }
    offset = min(offset, end)
    if offset > index { append(.templateText, to: offset) }
    guard let byte = byte(index) else { return }
    if byte == UInt8(ascii: "`") {
      close(.templateClose, to: index + 1)
    } else {
      open(until: UInt8(ascii: "}"), length: 2)
    }
  }
}
