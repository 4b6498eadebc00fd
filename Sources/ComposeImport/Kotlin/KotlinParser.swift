internal import ComponentSource
internal import TextIO

/// A parser of Kotlin's tokens.
///
/// Brackets are paired before parsing. Their contents are read only up to ``limit``. An error
/// inside brackets therefore does not affect the code outside the brackets.
struct KotlinParser {
  /// The maximum depth of nested code.
  ///
  /// It is two levels lower than the limit for expressions. The reason is that an unreadable
  /// statement in a block becomes two levels deeper.
  private static let depthLimit = Expression.depthLimit - 2

  let bytes: [UInt8]
  let tokens: [KotlinToken]
  let file: Int
  var problems: [SourceFile.Problem]
  /// The types that are declared inside functions.
  var localTypes: [TypeDeclaration] = []
  /// `index` is the index of the current token.
  ///
  /// `limit` is the index of the first token that the parser must not read.
  var index = 0
  var limit: Int
  /// Whether a new line can end a statement.
  ///
  /// In parentheses and square brackets, a new line cannot end a statement.
  var newlinesMatter = true
  /// Whether a lambda can follow a call.
  ///
  /// After `by`, a class names the object to which it delegates. No lambda can follow in that
  /// expression.
  var allowsTrailingLambda = true
  /// The limit on the depth of the expression, block or type that is being read.
  var nesting = NestingGuard(depthLimit: KotlinParser.depthLimit)
  /// The greatest depth so far in the current operand.
  var deepest = 0

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

  func token(at position: Int) -> KotlinToken {
    if position < limit { return tokens[position] }
    let offset = position < tokens.count ? tokens[position].start : bytes.count
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

  /// Whether a token is a name with the given text.
  ///
  /// Soft keywords are names, too.
  func isName(_ text: StaticString, at position: Int? = nil) -> Bool {
    let token = token(at: position ?? index)
    guard token.kind == .name, token.end - token.start == text.utf8CodeUnitCount else {
      return false
    }
    return bytes.starts(with: text, at: token.start)
  }

  /// Whether there is no space between the current token and the previous token.
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

  /// Moves past the current token.
  ///
  /// If the token is a bracket, moves past its contents, too.
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

  /// Reads the contents of the bracket at the current token, and moves to the token after the
  /// bracket.
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

  /// Calls a function that reads one level deeper, or returns `nil` if the nesting limit is
  /// reached.
  mutating func descend<Contents>(_ read: (inout Self) -> Contents) -> Contents? {
    guard nesting.enter() else {
      report("this is nested too deeply", "move a part into a function of its own")
      return nil
    }
    deepest = max(deepest, depth)
    defer { nesting.leave() }
    return read(&self)
  }

  /// The number of levels around the current token.
  var depth: Int { nesting.depth }

  /// Returns an operand after increasing its depth by one level for an operator that follows.
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

  /// Returns an expression in place of code that could not be read.
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
    result.localTypes = localTypes
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

  /// Reads names with dots between them, and `*` at the end.
  private mutating func path() -> String {
    var parts: [String] = []
    while kind == .name || kind == .multiply, parts.isEmpty || !token.startsLine {
      parts.append(name(token))
      index += 1
      guard accept(.dot) else { break }
    }
    return parts.joined(separator: ".")
  }

  /// Moves to the end of a statement that could not be read completely.
  mutating func finishStatement(since start: Int) {
    if index > start, endsStatement { return }
    reportUnexpected()
    if index == start { skipOne() }
    skip(to: [.semicolon])
  }
}
