extension JSXLexer {
  /// The meaning of a `<` in code.
  private enum Angle {
    case element, possibleElement, code
  }

  mutating func readAngle(_ frame: Frame) {
    if starts(with: "</", at: index), let length = closingTagLength() {
      let tag = text(index..<index + length)
      let isAfterBroken = problems.last?.token.map { $0 > frame.token } ?? false
      if elementDepth > 0, frame.token >= 0, !isAfterBroken {
        let opener = text(tokens[frame.token].range)
        let due = Character(Unicode.Scalar(frame.closer))
        return fail("“\(tag)” where “\(due)” must close “\(opener)”", "balance the brackets")
      }
      report("“\(tag)” closes nothing", "remove it")
      index += length
      return
    }
    let angle = angle(in: frame)
    guard angle != .code else { return readPunctuator() }
    beginElement(mayBeOperator: angle == .possibleElement)
  }

  private func closingTagLength() -> Int? {
    let offset = afterBlanks(from: nameEnd(from: index + 2))
    return byte(offset) == UInt8(ascii: ">") ? offset + 1 - index : nil
  }

  private mutating func beginElement(mayBeOperator: Bool = false) {
    let token = append(.element, to: index + 1)
    push(Frame(kind: .tag, token: token, mayBeOperator: mayBeOperator))
    let end = nameEnd(from: index)
    if end > index { append(.name, to: end) }
    skipTypeArguments()
  }

  private static let wordsBeforeElement: Set<String> = [
    "return", "default", "else", "do", "yield", "await", "case",
  ]

  private static let operatorsBeforeElement: Set<String> = [
    ",", "=", ":", "&&", "||", "??", "?", ";", "=>", "&", "|", "!", "||=", "??=", "&&=",
  ]

  private mutating func angle(in frame: Frame) -> Angle {
    guard let next = byte(index + 1), next.beginsJSXName || next == UInt8(ascii: ">") else {
      return .code
    }
    var mayBeOperator = false
    if let last = tokens.last {
      switch last.kind {
      case .open, .elementEnd: break
      case .punctuator where JSXLexer.operatorsBeforeElement.contains(text(last.range)): break
      case .word where JSXLexer.wordsBeforeElement.contains(text(last.range)): break
      case .close where bytes[Int(last.start)] == UInt8(ascii: "}"): mayBeOperator = true
      default:
        guard frame.token < 0, beginsLine else { return .code }
        mayBeOperator = true
      }
    }
    guard next != UInt8(ascii: ">") else { return .element }
    switch typeParameters() {
    case .code: return .code
    case .possibleElement: return .possibleElement
    case .element: return mayBeOperator ? .possibleElement : .element
    }
  }

  private var beginsLine: Bool {
    var offset = index - 1
    while offset >= 0, bytes[offset] == 0x20 || bytes[offset] == 0x09 { offset -= 1 }
    return offset < 0 || bytes[offset] == UInt8(ascii: "\n")
  }

  /// Returns whether a name in angle brackets begins an element or is a type parameter.
  ///
  /// These are type parameters: `<T,>`, `<T extends X>`, `<T = X>`, `<Props: Object>`, and `<T>(`
  /// if no `</T>` follows.
  private mutating func typeParameters() -> Angle {
    let end = nameEnd(from: index + 1)
    let name = text(index + 1..<end)
    if name.hasSuffix(":") { return .code }
    let offset = afterBlanks(from: end)
    guard let next = byte(offset) else { return .element }
    switch next {
    case _ where ",=|&[();".utf8.contains(next): return .code
    case UInt8(ascii: "e") where starts(with: "extends", at: offset):
      guard byte(offset + 7)?.isJSXBlank == true else { return .element }
      let isAttribute = byte(afterBlanks(from: offset + 7)).map("=>/".utf8.contains) ?? false
      return isAttribute ? .element : .code
    case UInt8(ascii: ">") where offset == end && byte(offset + 1) == UInt8(ascii: "("):
      return isClosedLater(name) ? .possibleElement : .code
    default: return name.prefix { $0 != "." } == "const" ? .code : .element
    }
  }

  /// Skips the type arguments in the tag of a generic component: `<Item>` in
  /// `<List<Item> data={x} />`.
  private mutating func skipTypeArguments() {
    guard byte(index) == UInt8(ascii: "<") else { return }
    var offset = index
    var depth = 0
    let limit = index + JSXLexer.lookAhead
    while let byte = byte(offset), offset < limit {
      switch byte {
      case _ where "<({[".utf8.contains(byte): depth += 1
      case UInt8(ascii: ">") where offset > 0 && bytes[offset - 1] == UInt8(ascii: "="): break
      case _ where ">)}]".utf8.contains(byte): depth -= 1
      default: break
      }
      offset += 1
      if depth == 0 { break }
    }
    if depth == 0 { index = offset }
  }
}

extension JSXLexer {
  mutating func readTag(_ frame: Frame) {
    skipTrivia()
    guard let byte = byte(index) else { return }
    switch byte {
    case UInt8(ascii: ">"):
      append(.tagEnd, to: index + 1)
      frames[frames.count - 1].kind = .children
    case UInt8(ascii: "/"): endSelfClosing(frame)
    case UInt8(ascii: "{"): open(until: UInt8(ascii: "}"))
    case _ where byte.beginsJSXName: readAttribute()
    default:
      let name = elementName(frame.token)
      if byte == UInt8(ascii: "<") {
        fail("the tag “<\(name)” is not closed", "add “>” or “/>” before this “<”")
      } else {
        let problem = "“\(unicodeCharacter)” in the tag “<\(name)”"
        fail(problem, "write an attribute, “>” or “/>” here")
      }
    }
  }

  private var unicodeCharacter: Character { text(index..<min(end, index + 8)).first ?? " " }

  private mutating func endSelfClosing(_ frame: Frame) {
    let offset = afterBlanks(from: index + 1)
    guard byte(offset) == UInt8(ascii: ">") else {
      return fail("“/” without “>” in the tag “<\(elementName(frame.token))”", "write “/>”")
    }
    close(.elementEnd, to: offset + 1)
  }

  private mutating func readAttribute() {
    let end = nameEnd(from: index)
    let name = text(index..<end)
    append(.attribute, to: end)
    skipTrivia()
    guard byte(index) == UInt8(ascii: "=") else { return }
    append(.equals, to: index + 1)
    skipTrivia()
    switch byte(index) {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): readAttributeString()
    case UInt8(ascii: "{"): open(until: UInt8(ascii: "}"))
    case UInt8(ascii: "<"): beginElement()
    case nil: break
    default:
      fail(
        "the value of “\(name)” cannot begin with “\(unicodeCharacter)”",
        "put a text in straight quotes and everything else in braces")
    }
  }

  /// Reads a string of an attribute.
  ///
  /// The string has no escapes and can span several lines.
  private mutating func readAttributeString() {
    let quote = bytes[index]
    var offset = index + 1
    while let byte = byte(offset), byte != quote { offset += 1 }
    guard offset < end else {
      let mark = Character(Unicode.Scalar(quote))
      return fail("the text of the attribute is never closed", "add “\(mark)”")
    }
    append(.attributeString, to: offset + 1)
  }

  mutating func readChildren(_ frame: Frame) {
    var offset = index
    while let byte = byte(offset), !"<{}".utf8.contains(byte) { offset += 1 }
    if offset > index { append(.text, to: offset) }
    guard let byte = byte(index) else { return }
    if byte == UInt8(ascii: "{") { return open(until: UInt8(ascii: "}")) }
    if byte == UInt8(ascii: "}") {
      return fail("“}” closes nothing", "remove it, or write {'}'} for the character")
    }
    readAngleBetweenTags(frame)
  }

  private mutating func readAngleBetweenTags(_ frame: Frame) {
    guard let next = byte(index + 1) else {
      return fail("“<” begins nothing", "write {'<'} for the character")
    }
    if next == UInt8(ascii: "/") { return readClosingTag(frame) }
    if next.beginsJSXName || next == UInt8(ascii: ">") { return beginElement() }
    if starts(with: "<!--", at: index) { return skipTrivia() }
    fail("“<” begins no element", "write {'<'} for the character")
  }

  private mutating func readClosingTag(_ frame: Frame) {
    let start = afterBlanks(from: index + 2)
    let nameEnd = nameEnd(from: start)
    let name = text(start..<nameEnd)
    let offset = afterBlanks(from: nameEnd)
    let due = elementName(frame.token)
    guard byte(offset) == UInt8(ascii: ">") else {
      return fail("the closing tag “</\(name)” has no “>”", "write “</\(due)>”")
    }
    guard name == due else {
      return fail(
        "“</\(name)>” is not allowed before “<\(due)>” is closed",
        "write “</\(due)>”, or correct the name of the opening tag")
    }
    close(.elementEnd, to: offset + 1)
  }
}
