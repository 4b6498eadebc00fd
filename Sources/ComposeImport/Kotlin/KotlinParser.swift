internal import ComponentSource

/// A parser of Kotlin's tokens.
///
/// Brackets are paired beforehand, so that an error in them does not affect the code outside:
/// inside brackets, the tokens end at ``limit``.
struct KotlinParser {
  /// The depth to which code is read; an unreadable statement in a block is two levels deeper.
  private static let depthLimit = Expression.depthLimit - 2
  /// The number of bytes of the native stack that reading uses.
  ///
  /// Stack frames of debug builds are several times as large as those of release builds.
  #if DEBUG
    private static let stackLimit: UInt = 4 << 20
  #else
    private static let stackLimit: UInt = 320 << 10
  #endif

  let bytes: [UInt8]
  let tokens: [KotlinToken]
  let file: Int
  var problems: [SourceFile.Problem]
  /// The index of the current token, and of the first one that must not be read.
  var index = 0
  var limit: Int
  /// Whether a new line can end a statement: not in parentheses and square brackets.
  var newlinesMatter = true
  /// Whether a lambda can follow a call: not in what a class delegates to.
  var allowsTrailingLambda = true
  /// The depth of the expression, block or type that is being read.
  var depth = 0
  /// The greatest depth in the operand that is being read.
  var deepest = 0
  private let stack = NativeStack()

  init(
    _ bytes: [UInt8], _ tokens: [KotlinToken], problems: [SourceFile.Problem], file: Int
  ) {
    self.bytes = bytes
    self.tokens = tokens
    self.problems = problems
    self.file = file
    limit = tokens.count
  }
}

// MARK: - Tokens

extension KotlinParser {
  var token: KotlinToken { token(at: index) }

  var kind: KotlinToken.Kind { index < limit ? tokens[index].kind : .end }

  func token(at place: Int) -> KotlinToken {
    if place < limit { return tokens[place] }
    let offset = place < tokens.count ? tokens[place].start : bytes.count
    return KotlinToken(
      kind: .end, start: offset, end: offset, startsLine: false, indentation: 0)
  }

  func peek(_ distance: Int = 1) -> KotlinToken.Kind { token(at: index + distance).kind }

  /// Whether the current token begins a new line that can end a statement.
  var startsLine: Bool { newlinesMatter && token.startsLine }

  /// Whether a statement can end before the current token.
  var endsStatement: Bool { startsLine || kind == .end || kind == .semicolon }

  func text(_ token: KotlinToken) -> String {
    String(decoding: bytes[token.start..<token.end], as: UTF8.self)
  }

  /// Returns a name without its backticks.
  func name(_ token: KotlinToken) -> String {
    guard token.start < token.end, bytes[token.start] == 0x60 else { return text(token) }
    let end = bytes[token.end - 1] == 0x60 ? token.end - 1 : token.end
    return String(decoding: bytes[min(token.start + 1, end)..<end], as: UTF8.self)
  }

  /// Whether a token is a name with this text: a soft keyword.
  func isName(_ text: StaticString, at place: Int? = nil) -> Bool {
    let token = token(at: place ?? index)
    guard token.kind == .name, token.end - token.start == text.utf8CodeUnitCount else {
      return false
    }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[token.start..<token.end]) }
  }

  /// Whether the current token touches the one before.
  var touchesPrevious: Bool { index > 0 && index < limit && token.start == tokens[index - 1].end }

  mutating func accept(_ wanted: KotlinToken.Kind) -> Bool {
    guard kind == wanted else { return false }
    index += 1
    return true
  }

  mutating func accept(name: StaticString) -> Bool {
    guard isName(name) else { return false }
    index += 1
    return true
  }

  /// The offset after the last token that was read.
  var previousEnd: Int { index > 0 ? tokens[index - 1].end : 0 }

  func range(from start: Int) -> SourceRange {
    SourceRange(file: file, start: start, end: max(start, previousEnd))
  }
}

// MARK: - Recovery

extension KotlinParser {
  mutating func report(_ problem: String, _ remedy: String, at offset: Int? = nil) {
    let offset = offset ?? token.start
    guard problems.last?.offset != offset else { return }
    problems.append(SourceFile.Problem(at: offset, problem, remedy: remedy))
  }

  mutating func reportUnexpected() {
    guard kind != .end else {
      return report("the code ends too early", "complete it")
    }
    report("“\(text(token))” is not expected here", "remove it, or complete what is before it")
  }

  /// Moves past the current token, and past its contents if it is a bracket.
  mutating func skipOne() {
    guard index < limit else { return }
    let current = tokens[index]
    guard current.kind.closing != nil else { return index += 1 }
    index = max(min(current.partner, limit), index + 1)
    if index < limit, tokens[index].kind == current.kind.closing { index += 1 }
  }

  /// Moves to the end of the line, statement or argument.
  mutating func skip(to kinds: Set<KotlinToken.Kind>) {
    while index < limit, !kinds.contains(kind), !startsLine { skipOne() }
  }

  /// Reads what is inside the bracket at the current token, and moves behind it.
  mutating func insideBrackets<Contents>(
    newlinesMatter: Bool, _ read: (inout Self) -> Contents
  ) -> Contents {
    let open = tokens[index]
    let outer = (limit, self.newlinesMatter, allowsTrailingLambda)
    index += 1
    limit = max(min(open.partner, limit), index)
    self.newlinesMatter = newlinesMatter
    allowsTrailingLambda = true
    let contents = read(&self)
    if index < limit { reportUnexpected() }
    index = limit
    (limit, self.newlinesMatter, allowsTrailingLambda) = outer
    if index < limit, tokens[index].kind == open.kind.closing { index += 1 }
    return contents
  }

  /// Reads one level deeper, or returns `nil` if that is too deep.
  mutating func descend<Contents>(_ read: (inout Self) -> Contents) -> Contents? {
    guard depth < Self.depthLimit, stack.used < Self.stackLimit else {
      report("this is nested too deeply", "move a part into a function of its own")
      return nil
    }
    depth += 1
    deepest = max(deepest, depth)
    defer { depth -= 1 }
    return read(&self)
  }

  /// Returns an operand that moves one level deeper, because an operator follows it.
  mutating func deepened(_ operand: Expression) -> Expression {
    guard deepest >= Self.depthLimit else {
      deepest += 1
      return operand
    }
    report(
      "this is nested too deeply", "move a part into a variable of its own",
      at: operand.range.start)
    deepest = depth + 1
    return Expression(.unreadable, at: operand.range)
  }

  /// Returns an expression that could not be read.
  func unreadable(from start: Int) -> Expression { Expression(.unreadable, at: range(from: start)) }
}

// MARK: - Files

extension KotlinParser {
  mutating func readFile(into result: inout SourceFile) {
    while index < limit {
      let start = index
      if accept(.semicolon) { continue }
      if accept(.packageKeyword) {
        result.packageName = path()
      } else if isName("import"), peek() == .name, !token(at: index + 1).startsLine {
        index += 1
        result.imports.append(importedName())
      } else if kind == .at, isFileAnnotation {
        _ = attributes()
      } else if let declaration = declaration(isMember: true) {
        result.declarations.append(declaration)
      } else if let statement = statement() {
        result.statements.append(statement)
      }
      finishStatement(since: start)
    }
  }

  private var isFileAnnotation: Bool { isName("file", at: index + 1) && peek(2) == .colon }

  private mutating func importedName() -> String {
    var name = path()
    if accept(.asKeyword), kind == .name {
      name += " as \(self.name(token))"
      index += 1
    }
    return name
  }

  /// Reads names with dots between, and `*` at the end.
  private mutating func path() -> String {
    var parts: [String] = []
    while kind == .name || kind == .multiply, parts.isEmpty || !token.startsLine {
      parts.append(name(token))
      index += 1
      guard accept(.dot) else { break }
    }
    return parts.joined(separator: ".")
  }

  /// Moves to the next statement if one could not be read to its end.
  mutating func finishStatement(since start: Int) {
    if index > start, endsStatement { return }
    reportUnexpected()
    if index == start { skipOne() }
    skip(to: [.semicolon])
  }
}
