internal import ComponentSource

/// A lexer of Kotlin.
///
/// A string becomes several tokens: the opening quotes, texts, templates with the tokens of `${…}`,
/// and the closing quotes. The lexer keeps a list of the open strings and braces instead of using
/// recursion, so that no input exhausts the call stack.
struct KotlinLexer {
  /// The strings and brackets around the current byte.
  enum Mode {
    /// Code, with the number of open braces in the code.
    case code(braces: Int)
    /// A string, with the number of dollars at the beginning of its templates.
    ///
    /// Three quotes end a raw string, and one quote ends any other string.
    case string(isRaw: Bool, dollars: Int)
  }

  let bytes: [UInt8]
  /// Whether a `${…}` in a single-line string ends at the end of the line.
  ///
  /// If not, the rest of the file is read as part of an incomplete template.
  let endsTemplatesWithLine: Bool
  var offset = 0
  var modes: [Mode] = [.code(braces: 0)]
  var tokens: [KotlinToken] = []
  var problems: [SourceFile.Problem] = []
  private var isAtLineStart = true
  private var lineStart = 0
  private var indentation = 0

  private init(_ bytes: [UInt8], endsTemplatesWithLine: Bool) {
    self.bytes = bytes
    self.endsTemplatesWithLine = endsTemplatesWithLine
    tokens.reserveCapacity(bytes.count / 4)
  }

  /// Returns the tokens of a file, and the problems in the file.
  static func tokens(
    of bytes: [UInt8]
  ) -> (tokens: [KotlinToken], problems: [SourceFile.Problem]) {
    var lexer = KotlinLexer(bytes, endsTemplatesWithLine: false)
    lexer.run()
    if lexer.modes.count > 1 {
      lexer = KotlinLexer(bytes, endsTemplatesWithLine: true)
      lexer.run()
    }
    return (lexer.tokens, lexer.problems)
  }

  private mutating func run() {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.dropFirst(offset).starts(with: [0x23, 0x21]) { skipLine() }
    while offset < bytes.count {
      switch modes[modes.count - 1] {
      case .code: readCode()
      case .string(let isRaw, let dollars): readString(isRaw: isRaw, dollars: dollars)
      }
    }
    if modes.count > 1, let open = tokens.last(where: { $0.kind == .stringOpen }) {
      problems.append(
        SourceFile.Problem(at: open.start, "this string does not end", remedy: "close it"))
    }
  }

  func byte(_ distance: Int = 0) -> UInt8 {
    let position = offset &+ distance
    return position < bytes.count ? bytes[position] : 0
  }

  /// Appends a token that ends before the current byte.
  mutating func append(_ kind: KotlinToken.Kind, from start: Int) {
    if isAtLineStart { indentation = start &- lineStart }
    tokens.append(
      KotlinToken(
        kind: kind, start: start, end: offset, startsLine: isAtLineStart,
        indentation: indentation))
    isAtLineStart = false
  }

  /// Records that a line has ended before the current byte.
  mutating func beginLine() {
    isAtLineStart = true
    lineStart = offset
  }

  /// Whether the current byte is in a template inside a single-line string.
  ///
  /// Such a template ends at the end of the line at the latest.
  private var isInShortTemplate: Bool {
    guard endsTemplatesWithLine, modes.count > 1 else { return false }
    return modes.contains { if case .string(isRaw: false, _) = $0 { true } else { false } }
  }

  /// Closes all open strings and templates at the end of a line.
  private mutating func leaveStrings() {
    while modes.count > 1 {
      if case .string = modes.removeLast() { append(.stringClose, from: offset) }
    }
  }

  private mutating func readCode() {
    let start = offset
    switch byte() {
    case 0x0A:
      if isInShortTemplate { leaveStrings() }
      offset += 1
      beginLine()
    case 0x0D, 0x20, 0x09, 0x0C: offset += 1
    case 0xC2 where byte(1) == 0xA0: offset += 2
    case 0x2F where byte(1) == 0x2F: skipLine()
    case 0x2F where byte(1) == 0x2A: skipComment()
    case 0x22: openString(dollars: 0)
    case 0x24: readDollar()
    case 0x27: readCharacter()
    case 0x60: readQuotedName()
    case 0x30...0x39: readNumber()
    case 0x2E where byte(1).isDigit && !followsOperand: readNumber()
    case let first where first.beginsName:
      repeat { offset += 1 } while byte().continuesName
      appendWord(from: start)
    default: readOperator()
    }
  }

  /// Whether an operand ends directly before the current byte, as in `a.1`.
  private var followsOperand: Bool {
    guard let last = tokens.last, last.end == offset else { return false }
    return [.name, .rightParenthesis, .rightBracket, .integer].contains(last.kind)
  }

  private mutating func skipLine() {
    while offset < bytes.count, byte() != 0x0A { offset += 1 }
  }

  /// Skips a comment, which can contain nested comments.
  private mutating func skipComment() {
    let start = offset
    var depth = 0
    while offset < bytes.count {
      if byte() == 0x2F, byte(1) == 0x2A {
        depth += 1
        offset += 2
      } else if byte() == 0x2A, byte(1) == 0x2F {
        depth -= 1
        offset += 2
        if depth == 0 { return }
      } else {
        offset += 1
        if bytes[offset - 1] == 0x0A { beginLine() }
      }
    }
    offset = min(offset, bytes.count)
    problems.append(
      SourceFile.Problem(at: start, "this comment does not end", remedy: "add */"))
  }

  private mutating func appendWord(from start: Int) {
    let word = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let keyword = KotlinToken.Kind.keywords[word] else { return append(.name, from: start) }
    if keyword == .asKeyword, byte() == 0x3F, byte(1) != 0x2E, byte(1) != 0x3A {
      offset += 1
      append(.asSafe, from: start)
    } else {
      append(keyword, from: start)
    }
  }

  private mutating func readQuotedName() {
    let start = offset
    offset += 1
    while offset < bytes.count, byte() != 0x60, byte() != 0x0A { offset += 1 }
    if byte() == 0x60 {
      offset += 1
    } else {
      problems.append(SourceFile.Problem(at: start, "this name does not end", remedy: "add `"))
    }
    append(.name, from: start)
  }

  private mutating func readOperator() {
    let start = offset
    if byte() == 0x21, byte(1) == 0x69, !byte(3).continuesName {
      let kind: KotlinToken.Kind? =
        byte(2) == 0x6E ? .notIn : byte(2) == 0x73 ? .notIs : nil
      if let kind {
        offset += 3
        return append(kind, from: start)
      }
    }
    // In `Name?::member`, the `?:` is not the elvis operator.
    let isNullableReference = byte() == 0x3F && byte(1) == 0x3A && byte(2) == 0x3A
    let longest = isNullableReference ? 1 : 3
    for length in stride(from: longest, through: 1, by: -1) where start + length <= bytes.count {
      guard let kind = KotlinToken.Kind.operators[Array(bytes[start..<start + length])] else {
        continue
      }
      offset += length
      return appendOperator(kind, from: start)
    }
    offset += 1
    append(.unknown, from: start)
  }

  private mutating func appendOperator(_ kind: KotlinToken.Kind, from start: Int) {
    guard case .code(let braces) = modes[modes.count - 1] else { return }
    switch kind {
    case .leftBrace: modes[modes.count - 1] = .code(braces: braces + 1)
    case .rightBrace where braces > 0: modes[modes.count - 1] = .code(braces: braces - 1)
    case .rightBrace where modes.count > 1:
      modes.removeLast()
      return append(.templateClose, from: start)
    default: break
    }
    append(kind, from: start)
  }
}

extension UInt8 {
  var isDigit: Bool { self >= 0x30 && self <= 0x39 }

  var isHexadecimalDigit: Bool {
    isDigit || (self | 0x20 >= 0x61 && self | 0x20 <= 0x66)
  }

  /// Whether a name of Kotlin can begin with this byte of UTF-8.
  var beginsName: Bool {
    (self | 0x20 >= 0x61 && self | 0x20 <= 0x7A) || self == 0x5F || self >= 0x80
  }

  var continuesName: Bool { beginsName || isDigit }
}
