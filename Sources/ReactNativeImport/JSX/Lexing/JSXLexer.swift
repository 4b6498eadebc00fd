internal import Simulator

/// Cuts a file into tokens without understanding its code: outside elements only brackets are
/// balanced, over strings, templates, comments and regular expressions.
///
/// A `<` that looks like an element and turns out to be none, or a broken one, is taken back and
/// read as an operator, so that the rest of the file stands. What is read twice so is limited: time
/// stays linear. Nesting costs no recursion.
struct JSXLexer {
  /// What the reader is inside of.
  struct Frame {
    enum Kind {
      case code, template, tag, children
    }

    var kind: Kind
    /// The token it began with; negative for the file.
    var token: Int
    /// The byte that ends code.
    var closer: UInt8 = 0
    /// Whether the element may turn out to be an operator or type.
    var isDoubtful = false
  }

  /// How many times its own size a file may be read again where elements turn out to be none.
  private static let patience = 8
  /// How many bytes are looked through for the end of a regular expression or type.
  static let lookAhead = 1000
  /// How many problems are told at most.
  private static let problemLimit = 1000

  let bytes: [UInt8]
  let end: Int
  /// The next byte.
  var place: Int
  var tokens: [JSXToken] = []
  var frames = [Frame(kind: .code, token: -1)]
  /// Broken elements and brackets, in the order in which they were found.
  var problems: [JSXProblem] = []
  private var budget: Int
  /// Whether so much is broken that reading on would take too long.
  private(set) var gaveUp = false
  /// How many elements are open, and how many brackets of each kind.
  private(set) var elementDepth = 0
  private(set) var openBrackets: [UInt8: Int] = [:]
  /// The last places where elements of a name are closed.
  private var lastClosing: [String: Int]?

  init(_ bytes: [UInt8], in part: Range<Int>) {
    self.bytes = bytes
    place = part.lowerBound
    end = part.upperBound
    budget = (part.count + 4096) * JSXLexer.patience
  }

  mutating func run() {
    while let frame = frames.last {
      if place >= end {
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

  /// The token around the next one.
  var parent: Int { frames.last?.token ?? -1 }

  func byte(_ offset: Int) -> UInt8? { offset < end ? bytes[offset] : nil }

  func starts(with text: StaticString, at offset: Int) -> Bool {
    let count = text.utf8CodeUnitCount
    guard offset + count <= end else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[offset..<offset + count]) }
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

  @discardableResult
  mutating func append(_ kind: JSXToken.Kind, to end: Int) -> Int {
    tokens.append(JSXToken(kind, place..<end, in: parent))
    place = end
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

  /// Notes a problem of code at the next byte, or at another one.
  mutating func note(_ problem: String, _ remedy: String, at offset: Int? = nil) {
    guard problems.count < JSXLexer.problemLimit else { return }
    problems.append(JSXProblem(offset: offset ?? place, problem: problem, remedy: remedy))
  }

  /// Ends the innermost frame with a token.
  mutating func close(_ kind: JSXToken.Kind, to end: Int) {
    guard let frame = pop() else { return }
    let last = append(kind, to: end)
    if frame.token >= 0 {
      tokens[frame.token].match = Int32(clamping: last)
      tokens[last].match = Int32(clamping: frame.token)
    }
  }

  /// Whether an element is closed after the next byte.
  mutating func isClosedLater(_ name: String) -> Bool {
    let closing = lastClosing ?? closingNames()
    lastClosing = closing
    return closing[name].map { $0 > place } ?? false
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

  /// The end of the name of an element or attribute: `View`, `Form.Field`, `svg:path`, `my-view`.
  func nameEnd(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), byte.continuesJSXName || ".-:".utf8.contains(byte) {
      offset += 1
    }
    return offset
  }

  /// The next byte that is no blank.
  func afterBlanks(from start: Int) -> Int {
    var offset = start
    while let byte = byte(offset), byte.isJSXBlank { offset += 1 }
    return offset
  }
}

extension JSXLexer {
  /// Skips blanks and comments.
  mutating func skipTrivia() {
    while place < end {
      if bytes[place].isJSXBlank {
        place += 1
      } else if starts(with: "//", at: place) {
        while place < end, bytes[place] != UInt8(ascii: "\n") { place += 1 }
      } else if starts(with: "/*", at: place) {
        skip(past: "*/", from: place + 2)
      } else if starts(with: "<!--", at: place) {
        skip(past: "-->", from: place + 4)
      } else if starts(with: "\u{FEFF}", at: place) || starts(with: "\u{A0}", at: place) {
        place += starts(with: "\u{A0}", at: place) ? 2 : 3
      } else {
        return
      }
    }
  }

  private mutating func skip(past text: StaticString, from start: Int) {
    var offset = start
    while offset < end, !starts(with: text, at: offset) { offset += 1 }
    place = min(end, offset + text.utf8CodeUnitCount)
  }
}

extension JSXLexer {
  /// Notes that the innermost element is broken, at the next byte unless another one is named, and
  /// reads it again as code.
  ///
  /// Problems found inside are what broke it, so the first of them stays.
  mutating func fail(_ problem: String, _ remedy: String, at offset: Int? = nil) {
    guard let base = innermostElementInCode() else { return note(problem, remedy, at: offset) }
    var found = JSXProblem(offset: offset ?? place, problem: problem, remedy: remedy)
    let frame = frames[base]
    let start = Int(tokens[frame.token].start)
    while let last = problems.last, last.token.map({ $0 >= frame.token }) ?? (last.offset >= start)
    {
      found = problems.removeLast()
    }
    budget -= place - start
    tokens.removeSubrange(frame.token...)
    while frames.count > base { pop() }
    found.token = tokens.count
    if !frame.isDoubtful { problems.append(found) }
    gaveUp = gaveUp || budget < 0
    place = start
    append(.punctuator, to: start + 1)
    if gaveUp { place = end }
  }

  /// The frame of the element that stands in code and holds the innermost one.
  private func innermostElementInCode() -> Int? {
    guard elementDepth > 0 else { return nil }
    return frames.indices.dropFirst().last { index in
      let isElement = frames[index].kind == .tag || frames[index].kind == .children
      return isElement && frames[index - 1].kind == .code
    }
  }

  /// Whether there is more to read after an element that the end of the file cuts off.
  private mutating func recoverAtEnd() -> Bool {
    guard let frame = frames.last, frame.token >= 0 else { return false }
    let start = tokens[frame.token].range.lowerBound
    let (problem, remedy) = unclosed(frame)
    if elementDepth > 0, !gaveUp {
      fail(problem, remedy, at: start)
      return true
    }
    note(problem, remedy, at: start)
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

  /// The name of an element; empty for a fragment.
  func elementName(_ token: Int) -> String {
    guard token + 1 < tokens.count, tokens[token + 1].kind == .name else { return "" }
    return text(tokens[token + 1].range)
  }
}
