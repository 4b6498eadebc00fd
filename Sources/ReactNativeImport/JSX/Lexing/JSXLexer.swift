internal import AccessibilityTree
internal import TextIO

/// A lexer that divides a file into tokens.
///
/// Outside elements, the lexer only balances brackets, and skips strings, templates, comments and
/// regular expressions.
///
/// A `<` that seems to begin an element can be an operator or part of a type, or the element can be
/// broken. In these cases, the lexer goes back, reads the `<` as an operator, and continues with
/// the text after it. The amount of text that is read twice is limited, so that the time stays
/// linear. The lexer does not recurse into nested code.
struct JSXLexer {
  /// A construct that is not closed yet.
  struct Frame {
    enum Kind {
      case code, template, tag, children
    }

    var kind: Kind
    /// The index of the token that opens the bracket or element, or −1 for the file itself.
    var token: Int
    /// The bracket that closes the construct, such as `}`, as a byte.
    var closer: UInt8 = 0
    /// Whether the element may turn out to be an operator or a type.
    ///
    /// In this case, a problem in the element is not an error.
    var mayBeOperator = false
  }

  /// The maximum number of bytes to read again, as a multiple of the size of the file.
  private static let rereadLimit = 8
  /// The maximum number of bytes in which the end of a regular expression or type is searched.
  static let lookAhead = 1000
  private static let problemLimit = 1000

  let bytes: [UInt8]
  let end: Int
  var index: Int
  var tokens: [JSXToken] = []
  var frames = [Frame(kind: .code, token: -1)]
  /// The problems with broken elements and brackets, in the order in which the lexer found them.
  var problems: [JSXProblem] = []
  private var budget: Int
  /// Whether the lexer stopped early, because so many elements are broken that the rest would take
  /// too long.
  private(set) var exceededBudget = false
  /// The number of elements that are open at the current position.
  private(set) var elementDepth = 0
  private(set) var openBrackets: [UInt8: Int] = [:]
  /// The offset of the last closing tag of each name.
  ///
  /// `nil` until the closing tags are searched.
  private var lastClosing: [String: Int]?

  init(_ bytes: [UInt8], in part: Range<Int>) {
    self.bytes = bytes
    index = part.lowerBound
    end = part.upperBound
    budget = (part.count + 4096) * JSXLexer.rereadLimit
  }

  mutating func run() {
    while let frame = frames.last {
      if index >= end {
        guard recoverAtEnd() else { return }
        continue
      }
      switch frame.kind {
      case .code: readCode(frame)
      case .template: readTemplate()
      case .tag: readTag(frame)
      case .children: readChildren(frame)
      }
    }
  }

  var parent: Int { frames.last?.token ?? -1 }

  func byte(_ offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }

  func starts(with text: StaticString, at offset: Int) -> Bool {
    offset + text.utf8CodeUnitCount <= end && bytes.starts(with: text, at: offset)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  @discardableResult
  mutating func append(_ kind: JSXToken.Kind, to end: Int) -> Int {
    tokens.append(JSXToken(kind, index..<end, in: parent))
    index = end
    return tokens.count - 1
  }

  mutating func push(_ frame: Frame) {
    frames.append(frame)
    count(frame, 1)
  }

  @discardableResult
  mutating func pop() -> Frame? {
    guard let frame = frames.popLast() else { return nil }
    count(frame, -1)
    return frame
  }

  private mutating func count(_ frame: Frame, _ change: Int) {
    switch frame.kind {
    case .code: openBrackets[frame.closer, default: 0] += change
    case .tag, .children: elementDepth += change
    case .template: break
    }
  }

  /// Records a problem in code.
  ///
  /// The location of the problem is the next byte unless `offset` is given.
  mutating func report(_ problem: String, _ remedy: String, at offset: Int? = nil) {
    guard problems.count < JSXLexer.problemLimit else { return }
    problems.append(JSXProblem(offset: offset ?? index, problem: problem, remedy: remedy))
  }

  /// Appends the closing token of the innermost open construct, and ends the construct.
  mutating func close(_ kind: JSXToken.Kind, to end: Int) {
    guard let frame = pop() else { return }
    let last = append(kind, to: end)
    if frame.token >= 0 {
      tokens[frame.token].match = Int32(clamping: last)
      tokens[last].match = Int32(clamping: frame.token)
    }
  }

  /// Whether a closing tag of this name follows anywhere in the rest of the file.
  mutating func isClosedLater(_ name: String) -> Bool {
    let closing = lastClosing ?? closingNames()
    lastClosing = closing
    return closing[name].map { $0 > index } ?? false
  }

  private func closingNames() -> [String: Int] {
    var names: [String: Int] = [:]
    var offset = 0
    while offset + 1 < end {
      defer { offset += 1 }
      guard bytes[offset] == UInt8(ascii: "<"), bytes[offset + 1] == UInt8(ascii: "/") else {
        continue
      }
      names[text(offset + 2..<nameEnd(from: offset + 2))] = offset
    }
    return names
  }

  /// Returns the offset after the name of an element or attribute.
  ///
  /// Examples of names: `View`, `Form.Field`, `svg:path`, `my-view`.
  func nameEnd(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), byte.continuesJSXName || ".-:".utf8.contains(byte) {
      offset += 1
    }
    return offset
  }

  func afterBlanks(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), byte.isJSXBlank { offset += 1 }
    return offset
  }
}

extension JSXLexer {
  mutating func skipTrivia() {
    while index < end {
      if bytes[index].isJSXBlank {
        index += 1
      } else if starts(with: "//", at: index) {
        while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
      } else if starts(with: "/*", at: index) {
        skip(past: "*/", from: index + 2)
      } else if starts(with: "<!--", at: index) {
        skip(past: "-->", from: index + 4)
      } else if starts(with: "\u{FEFF}", at: index) || starts(with: "\u{A0}", at: index) {
        index += starts(with: "\u{A0}", at: index) ? 2 : 3
      } else {
        return
      }
    }
  }

  private mutating func skip(past text: StaticString, from start: Int) {
    var offset = start
    while offset < end, !starts(with: text, at: offset) { offset += 1 }
    index = min(end, offset + text.utf8CodeUnitCount)
  }
}

extension JSXLexer {
  /// Abandons the innermost element in code: records a problem, goes back, and reads the `<` as an
  /// operator.
  ///
  /// The location is the next byte unless `offset` is given. If problems inside the element are
  /// already recorded, only the first of these problems is kept, because it caused the new problem.
  mutating func fail(_ problem: String, _ remedy: String, at offset: Int? = nil) {
    guard let base = innermostElementInCode() else { return report(problem, remedy, at: offset) }
    var found = JSXProblem(offset: offset ?? index, problem: problem, remedy: remedy)
    let frame = frames[base]
    let start = Int(tokens[frame.token].start)
    while let last = problems.last, last.token.map({ $0 >= frame.token }) ?? (last.offset >= start)
    {
      found = problems.removeLast()
    }
    budget -= index - start
    tokens.removeSubrange(frame.token...)
    while frames.count > base { pop() }
    found.token = tokens.count
    if !frame.mayBeOperator { problems.append(found) }
    exceededBudget = exceededBudget || budget < 0
    index = start
    append(.punctuator, to: start + 1)
    if exceededBudget { index = end }
  }

  /// Returns the index of the innermost open element that is directly inside code rather than
  /// inside another element.
  private func innermostElementInCode() -> Int? {
    guard elementDepth > 0 else { return nil }
    return frames.indices.dropFirst().last { index in
      let isElement = frames[index].kind == .tag || frames[index].kind == .children
      return isElement && frames[index - 1].kind == .code
    }
  }

  /// Handles a construct that is still open at the end of the file.
  ///
  /// Inside an element, the lexer goes back and reads the element as code, and the result is `true`
  /// because more text remains. Otherwise, the lexer reports the construct, and the result is
  /// `false`.
  private mutating func recoverAtEnd() -> Bool {
    guard let frame = frames.last, frame.token >= 0 else { return false }
    let start = tokens[frame.token].range.lowerBound
    let (problem, remedy) = unclosed(frame)
    if elementDepth > 0, !exceededBudget {
      fail(problem, remedy, at: start)
      return true
    }
    report(problem, remedy, at: start)
    for frame in frames where frame.token >= 0 {
      tokens[frame.token].match = Int32(clamping: tokens.count)
    }
    return false
  }

  private func unclosed(_ frame: Frame) -> (problem: String, remedy: String) {
    switch frame.kind {
    case .code:
      let opener = text(tokens[frame.token].range)
      return ("“\(opener)” is never closed", "add “\(Character(Unicode.Scalar(frame.closer)))”")
    case .template: return ("the template string is never closed", "add “`”")
    case .tag:
      return ("the tag “<\(elementName(frame.token))” is never closed", "add “>” or “/>”")
    case .children:
      let name = elementName(frame.token)
      return ("“<\(name)>” is never closed", "add “</\(name)>”")
    }
  }

  func elementName(_ token: Int) -> String {
    guard token + 1 < tokens.count, tokens[token + 1].kind == .name else { return "" }
    return text(tokens[token + 1].range)
  }
}
