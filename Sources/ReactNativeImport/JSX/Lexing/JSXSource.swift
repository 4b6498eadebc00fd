internal import ImportSupport
internal import Simulator
internal import TextIO

/// A file with components as tokens, each with its place, and after it the files it imports.
struct JSXSource: Sendable {
  private(set) var bytes: [UInt8] = []
  private(set) var tokens: [JSXToken] = []
  /// Where the file breaks the grammar.
  private(set) var problems: [JSXProblem] = []
  private var ownProblemCount = 0
  /// Those of the file that was asked for.
  var ownProblems: ArraySlice<JSXProblem> { problems.prefix(ownProblemCount) }
  /// Whether so much is broken that nothing was made of it.
  private(set) var isHopeless = false
  private var places: [Place] = []
  /// Commas that separate types and no values.
  private var typeCommas: Set<Int> = []
  /// The files in the order in which they were read, the one that was asked for first.
  private(set) var files: [File] = []

  /// One of the files.
  struct File: Sendable {
    /// Its name; absent for the file that was asked for.
    var name: String?
    var tokens: Range<Int>
    fileprivate var bytes: Range<Int>
  }

  private struct Place: Sendable {
    var line: Int32
    var column: Int32
  }

  /// Reads the parts of a file that are code, one after the other.
  init(_ bytes: [UInt8], parts: [Range<Int>]) {
    add(bytes, parts: parts, called: nil)
    ownProblemCount = problems.count
  }

  /// Adds a file that another imports; of one that breaks off too often nothing is made.
  mutating func append(_ bytes: [UInt8], called name: String) {
    let wasHopeless = isHopeless
    defer { isHopeless = wasHopeless }
    isHopeless = false
    // No expression goes on from one file into the next.
    self.bytes.append(UInt8(ascii: ";"))
    let end = self.bytes.count
    tokens.append(JSXToken(.punctuator, end - 1..<end, in: -1))
    places.append(Place(line: 0, column: 0))
    files[files.count - 1].tokens = files[files.count - 1].tokens.lowerBound..<tokens.count
    add(bytes, parts: [0..<bytes.count], called: name)
  }

  private mutating func add(_ new: [UInt8], parts: [Range<Int>], called name: String?) {
    let (firstByte, firstToken) = (bytes.count, tokens.count)
    bytes += new
    for part in parts {
      var lexer = JSXLexer(new, in: part)
      lexer.run()
      isHopeless = isHopeless || lexer.gaveUp
      let first = Int32(clamping: tokens.count)
      for var token in lexer.tokens {
        token.start += Int32(clamping: firstByte)
        token.end += Int32(clamping: firstByte)
        if token.match >= 0 { token.match += first }
        if token.parent >= 0 { token.parent += first }
        tokens.append(token)
      }
      for var problem in lexer.problems {
        problem.offset += firstByte
        problem.token = problem.token.map { $0 + Int(first) }
        problems.append(problem)
      }
    }
    addPlaces(fromToken: firstToken, byte: firstByte)
    typeCommas.formUnion(typeCommas(in: firstToken..<tokens.count))
    files.append(
      File(name: name, tokens: firstToken..<tokens.count, bytes: firstByte..<bytes.count))
  }

  /// The line and column of every token; of a text, those of its first word.
  private mutating func addPlaces(fromToken first: Int, byte: Int) {
    places.reserveCapacity(tokens.count)
    var offset = byte
    var position = SourcePosition.start
    for token in tokens[first...] {
      var start = Int(token.start)
      if token.kind == .text {
        start = bytes[token.range].firstIndex { !$0.isJSXBlank } ?? start
      }
      while offset < start {
        position.step(over: bytes[offset])
        offset += 1
      }
      places.append(
        Place(line: Int32(clamping: position.line), column: Int32(clamping: position.column)))
    }
  }

  /// The file that holds a token.
  func file(ofToken token: Int) -> Int {
    max(0, files.partitioningIndex { $0.tokens.lowerBound > token } - 1)
  }

  func position(_ token: Int) -> Node.Position {
    guard places.indices.contains(token) else { return position(ofByte: bytes.count) }
    return Node.Position(
      line: Int(places[token].line), column: Int(places[token].column),
      in: files.count > 1 ? files[file(ofToken: token)].name : nil)
  }

  /// Whether a token stands on a later line than the one before it.
  func beginsLine(_ token: Int) -> Bool {
    token > 0 && places.indices.contains(token) && places[token - 1].line < places[token].line
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

  /// Whether a token is this word, operator or bracket.
  func isToken(_ token: Int, _ text: StaticString) -> Bool {
    guard tokens.indices.contains(token) else { return false }
    let own = tokens[token]
    switch own.kind {
    case .word, .punctuator, .open, .close: break
    default: return false
    }
    guard own.range.count == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { $0.elementsEqual(bytes[own.range]) }
  }

  /// Whether a token is a comma between values.
  func isComma(_ token: Int) -> Bool {
    isToken(token, ",") && (typeCommas.isEmpty || !typeCommas.contains(token))
  }

  /// Whether a token is one of some words, operators or brackets.
  func isToken(_ token: Int, anyOf texts: [StaticString]) -> Bool {
    texts.contains { isToken(token, $0) }
  }

  func kind(_ token: Int) -> JSXToken.Kind? {
    tokens.indices.contains(token) ? tokens[token].kind : nil
  }

  /// The token at the other end of a bracket, template or element; itself where it has none.
  func match(_ token: Int) -> Int {
    let match = Int(tokens[token].match)
    return match < 0 ? token : match
  }

  /// The tokens between a bracket and its other end.
  func inside(_ open: Int) -> Range<Int> { open + 1..<max(open + 1, match(open)) }

  /// The token that ends the tag of an element, or the whole element.
  func tagEnd(of element: Int) -> Int {
    var token = element + 1
    while token < match(element), kind(token) != .tagEnd { token = after(token) }
    return token
  }

  /// The token after a token and all that is inside it.
  func after(_ token: Int) -> Int {
    switch kind(token) {
    case .open, .templateOpen, .element: max(match(token), token) + 1
    default: token + 1
    }
  }

  /// The bracket, template or element right around a token.
  func parent(_ token: Int) -> Int? {
    guard tokens.indices.contains(token), tokens[token].parent >= 0 else { return nil }
    return Int(tokens[token].parent)
  }

  /// The name of an element; empty for a fragment.
  func elementName(_ element: Int) -> String {
    kind(element + 1) == .name ? text(element + 1) : ""
  }

  /// What stands in some tokens, as one short line.
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
