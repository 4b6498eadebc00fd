internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// The tokens of a file with components and of all files that it imports.
struct JSXSource: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [JSXToken] = []
  private(set) var problems: [JSXProblem] = []
  private var ownProblemCount = 0
  /// The syntax errors of the first file.
  var ownProblems: ArraySlice<JSXProblem> { problems.prefix(ownProblemCount) }
  /// Whether the first file is too broken to be read.
  private(set) var isUnreadable = false
  private var positions: [TokenPosition] = []
  /// Indices of commas that separate types rather than values.
  private var typeCommas: Set<Int> = []
  /// The files in the order in which they were read.
  ///
  /// The first file is the one that the user imports.
  private(set) var files: [File] = []

  struct File: Sendable {
    /// The name of the file, or `nil` for the first file.
    var name: String?
    var tokens: Range<Int>
    fileprivate var bytes: Range<Int>
  }

  private struct TokenPosition: Sendable {
    var line: Int32
    var column: Int32
  }

  /// Reads the tokens of a file, from the parts that contain code.
  init(_ bytes: [UInt8], parts: [Range<Int>]) {
    add(bytes, parts: parts, named: nil)
    ownProblemCount = problems.count
  }

  /// Reads the tokens of an imported file, and appends them to the tokens of the previous files.
  ///
  /// After too many syntax errors, the rest of the file is skipped.
  mutating func append(_ bytes: [UInt8], named name: String) {
    let wasUnreadable = isUnreadable
    defer { isUnreadable = wasUnreadable }
    isUnreadable = false
    // The semicolon ends the last expression, so that it cannot continue in the next file.
    self.bytes.append(UInt8(ascii: ";"))
    let end = self.bytes.count
    tokens.append(JSXToken(.punctuator, end - 1..<end, in: -1))
    positions.append(TokenPosition(line: 0, column: 0))
    files[files.count - 1].tokens = files[files.count - 1].tokens.lowerBound..<tokens.count
    add(bytes, parts: [0..<bytes.count], named: name)
  }

  private mutating func add(_ new: [UInt8], parts: [Range<Int>], named name: String?) {
    let (firstByte, firstToken) = (bytes.count, tokens.count)
    bytes += new
    for part in parts {
      var lexer = JSXLexer(new, in: part)
      lexer.run()
      isUnreadable = isUnreadable || lexer.exceededBudget
      let first = Int32(clamping: tokens.count)
      let created = JSXCreatedElements(lexer.tokens, in: new)
      for var token in created.tokens {
        token.start += Int32(clamping: firstByte)
        token.end += Int32(clamping: firstByte)
        if token.match >= 0 { token.match += first }
        if token.parent >= 0 { token.parent += first }
        tokens.append(token)
      }
      for var problem in lexer.problems {
        problem.offset += firstByte
        problem.token = problem.token.map { created.index(of: $0) + Int(first) }
        problems.append(problem)
      }
    }
    addPositions(fromToken: firstToken, byte: firstByte)
    typeCommas.formUnion(typeCommas(in: firstToken..<tokens.count))
    files.append(
      File(name: name, tokens: firstToken..<tokens.count, bytes: firstByte..<bytes.count))
  }

  /// Records the position of each token.
  ///
  /// The position of a text is the position of its first word.
  private mutating func addPositions(fromToken first: Int, byte: Int) {
    positions.reserveCapacity(tokens.count)
    var offset = byte
    var position = SourcePosition.start
    for token in tokens[first...] {
      var start = Int(token.start)
      if token.kind == .text { start = bytes[token.range].firstIndex { !$0.isJSXBlank } ?? start }
      while offset < start {
        position.step(over: bytes[offset])
        offset += 1
      }
      positions.append(
        TokenPosition(
          line: Int32(clamping: position.line), column: Int32(clamping: position.column)))
    }
  }

  func file(ofToken token: Int) -> Int {
    max(0, files.partitioningIndex { $0.tokens.lowerBound > token } - 1)
  }

  func position(_ token: Int) -> Node.Position {
    guard positions.indices.contains(token) else { return position(ofByte: bytes.count) }
    return Node.Position(
      line: Int(positions[token].line), column: Int(positions[token].column),
      in: files.count > 1 ? files[file(ofToken: token)].name : nil)
  }

  func beginsLine(_ token: Int) -> Bool {
    token > 0 && positions.indices.contains(token)
      && positions[token - 1].line < positions[token].line
  }

  func position(ofByte offset: Int) -> Node.Position {
    let file = files[max(0, files.partitioningIndex { $0.bytes.lowerBound > offset } - 1)]
    let position = SourcePosition(
      ofByte: offset - file.bytes.lowerBound, in: files.count > 1 ? Array(bytes[file.bytes]) : bytes
    )
    return Node.Position(position, in: file.name)
  }

  func text(_ token: Int) -> String {
    guard tokens.indices.contains(token) else { return "" }
    return String(decoding: bytes[tokens[token].range], as: UTF8.self)
  }

  func isToken(_ token: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let own = tokens[token]
    switch own.kind {
    case .word, .punctuator, .open, .close: break
    default: return false
    }
    guard own.range.count == text.utf8CodeUnitCount else { return false }
    return bytes.starts(with: text, at: own.range.lowerBound)
  }

  /// Whether a token is a bracket that the file does not have, around an argument of
  /// `createElement`.
  func isAddedBracket(_ token: Int) -> Bool {
    kind(token) == .open && tokens[token].range.isEmpty
  }

  /// Whether a token is a comma between values rather than between types.
  func isComma(_ token: Int) -> Bool {
    isToken(token, ",") && (typeCommas.isEmpty || !typeCommas.contains(token))
  }

  func isToken(_ token: Int, anyOf texts: [StaticString]) -> Bool {
    texts.contains { isToken(token, $0) }
  }

  func kind(_ token: Int) -> JSXToken.Kind? {
    tokens.indices.contains(token) ? tokens[token].kind : nil
  }

  /// Returns the index of the token at the other end of a bracket, template or element.
  ///
  /// For any other token, the result is the token itself.
  func match(_ token: Int) -> Int {
    let match = Int(tokens[token].match)
    return match < 0 ? token : match
  }

  func inside(_ open: Int) -> Range<Int> { open + 1..<max(open + 1, match(open)) }

  /// Returns the index of the token that ends the start tag of an element.
  func tagEnd(of element: Int) -> Int {
    var token = element + 1
    while token < match(element), kind(token) != .tagEnd { token = nextSibling(of: token) }
    return token
  }

  /// Returns the index of the token after `token`.
  ///
  /// If a bracket or element begins at `token`, this is the token after the end of the bracket or
  /// element.
  ///
  /// After the last token inside a bracket, this is the closing bracket.
  func nextSibling(of token: Int) -> Int {
    switch kind(token) {
    case .open, .templateOpen, .element: max(match(token), token) + 1
    default: token + 1
    }
  }

  /// Returns the index of the token that opens the innermost bracket, template or element around a
  /// token.
  func parent(_ token: Int) -> Int? {
    guard tokens.indices.contains(token), tokens[token].parent >= 0 else { return nil }
    return Int(tokens[token].parent)
  }

  func elementName(_ element: Int) -> String { kind(element + 1) == .name ? text(element + 1) : "" }

  /// Returns the source of a range of tokens on one line, shortened to 60 characters.
  func excerpt(_ range: Range<Int>) -> String {
    guard !range.isEmpty, range.upperBound <= tokens.count else { return "" }
    let start = Int(tokens[range.lowerBound].start)
    let end = Int(tokens[range.upperBound - 1].end)
    let limit = 60
    let text = String(
      decoding: bytes[start..<max(start, min(end, start + limit * 4))], as: UTF8.self)
    let line = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return line.count > limit ? line.prefix(limit) + "…" : line
  }
}
