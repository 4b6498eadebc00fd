/// The functions, constants and imports of a file.
struct JSXDeclarations: Sendable {
  private(set) var functions: [JSXFunction] = []
  /// The constants and variables outside of all functions.
  private(set) var declarations: [JSXDeclaration] = []
  /// The functions outside of all functions by name.
  private(set) var fileFunctions: [(name: String, function: Int)] = []
  /// Modules by the names that are imported from them.
  private(set) var imports: [String: String] = [:]
  /// The name that the file exports as its default.
  private(set) var defaultNames: [String] = []
  /// The function around each token, the innermost; negative for none.
  private(set) var functionOfToken: [Int32] = []
  /// The next comma or semicolon beside a token, or the end of what is around.
  private let separators: [Int32]
  private let source: JSXSource
  /// The names of variables that change.
  private var changing: Set<String> = []

  init(_ source: JSXSource) {
    self.source = source
    separators = JSXDeclarations.separators(of: source)
    findFunctions()
    nestFunctions()
    findDeclarations()
    findDefaults()
  }

  private static func separators(of source: JSXSource) -> [Int32] {
    var next = [Int32](repeating: Int32(clamping: source.tokens.count), count: source.tokens.count)
    var current = [Int32](repeating: -1, count: source.tokens.count + 1)
    for token in source.tokens.indices.reversed() {
      let own = source.tokens[token]
      if source.isToken(token, ",") || source.isToken(token, ";") {
        current[Int(own.parent) + 1] = Int32(clamping: token)
      }
      let end =
        own.parent < 0
        ? Int32(clamping: source.tokens.count) : source.tokens[Int(own.parent)].match
      let separator = current[Int(own.parent) + 1]
      next[token] = separator < 0 ? end : separator
    }
    return next
  }

  /// Where the expression that begins with a token ends at the latest.
  func end(ofExpressionAt token: Int) -> Int {
    guard separators.indices.contains(token) else { return token }
    return max(token, Int(separators[token]))
  }
}

extension JSXDeclarations {
  private mutating func findFunctions() {
    for token in source.tokens.indices {
      switch source.kind(token) {
      case .punctuator where source.isToken(token, "=>"): addArrow(token)
      case .word where source.isToken(token, "function"): addFunction(token)
      case .open where source.isToken(token, "{"): addMethod(token)
      default: break
      }
    }
    functions.sort { $0.parameters.lowerBound < $1.parameters.lowerBound }
  }

  private mutating func addArrow(_ arrow: Int) {
    let body = arrow + 1
    guard body < source.tokens.count, let (parameters, start) = parameters(before: arrow) else {
      return
    }
    let isBlock = source.isToken(body, "{")
    let end = isBlock ? source.after(body) : end(ofExpressionAt: body)
    guard end > body, parameters.lowerBound >= 0 else { return }
    let (name, isDefault) = name(before: start)
    functions.append(
      JSXFunction(
        name: name, className: className(around: start), parameters: parameters,
        body: body..<end, isBlock: isBlock, isDefault: isDefault))
  }

  /// The parameters of an arrow function, and its first token.
  private func parameters(before arrow: Int) -> (Range<Int>, start: Int)? {
    var close = arrow - 1
    if source.kind(close) == .word, !source.isToken(close - 1, ":") {
      return (close..<arrow, close)
    }
    if !source.isToken(close, ")") {
      let limit = max(0, arrow - 60)
      while close >= limit, !(source.isToken(close, ":") && source.isToken(close - 1, ")")) {
        close = before(close)
      }
      guard close >= limit else { return nil }
      close -= 1
    }
    let open = source.match(close)
    return open < close ? (open + 1..<close, open) : nil
  }

  /// The token before a token and all that it closes.
  private func before(_ token: Int) -> Int {
    let previous = token - 1
    guard previous >= 0 else { return -1 }
    switch source.kind(previous) {
    case .close, .templateClose, .elementEnd: return min(previous, source.match(previous))
    default: return previous
    }
  }

  private mutating func addFunction(_ word: Int) {
    guard !source.isToken(word - 1, ".") else { return }
    var token = word + 1
    if source.isToken(token, "*") { token += 1 }
    let ownName = source.kind(token) == .word ? source.text(token) : nil
    let limit = min(token + 60, source.tokens.count)
    while token < limit, !source.isToken(token, "(") { token += 1 }
    guard token < limit else { return }
    addBlock(after: token, name: ownName, first: word)
  }

  /// Adds a function whose parameters begin with a bracket and whose block follows them.
  private mutating func addBlock(after open: Int, name ownName: String?, first: Int) {
    let close = source.match(open)
    guard close > open else { return }
    var token = close + 1
    let limit = min(token + 60, source.tokens.count)
    while token < limit, !source.isToken(token, "{"), !source.isToken(token, ";") { token += 1 }
    guard token < limit, source.isToken(token, "{") else { return }
    let (name, isDefault) = ownName == nil ? name(before: first) : (ownName, false)
    let isExported = source.isToken(first - 1, "default") || source.isToken(first - 2, "default")
    functions.append(
      JSXFunction(
        name: name, className: className(around: first), parameters: open + 1..<close,
        body: token..<source.after(token), isBlock: true, isDefault: isDefault || isExported))
  }

  private static let statements: Set<String> = ["if", "for", "while", "switch", "catch", "with"]

  /// Adds the method whose block begins here, if it is one.
  private mutating func addMethod(_ brace: Int) {
    guard let around = source.parent(brace), source.isToken(around, "{") else { return }
    var close = brace - 1
    if !source.isToken(close, ")") {
      let limit = max(around, brace - 12)
      while close > limit, !(source.isToken(close, ":") && source.isToken(close - 1, ")")) {
        guard source.kind(close) == .word || source.kind(close) == .punctuator else { return }
        close -= 1
      }
      guard close > limit else { return }
      close -= 1
    }
    let open = source.match(close)
    guard open < close, source.kind(open - 1) == .word else { return }
    let name = source.text(open - 1)
    guard !JSXDeclarations.statements.contains(name), !source.isToken(open - 2, "function"),
      !source.isToken(open - 2, "new"), !source.isToken(open - 2, ".")
    else { return }
    functions.append(
      JSXFunction(
        name: name, className: className(around: brace), parameters: open + 1..<close,
        body: brace..<source.after(brace), isBlock: true))
  }

  /// The class whose block is right around a token.
  private func className(around token: Int) -> String? {
    guard let block = source.parent(token), source.isToken(block, "{") else { return nil }
    var word = block - 1
    let limit = max(-1, block - 60)
    while word > limit, !source.isToken(word, "class") {
      if source.isToken(word, ";") || source.isToken(word, "}") { return nil }
      word -= 1
    }
    guard word > limit, source.kind(word + 1) == .word else { return nil }
    return source.text(word + 1)
  }

  /// The name that what begins with a token is given: `NAME = …`, `name: …`, `NAME = memo(…)`.
  private func name(before start: Int) -> (String?, isDefault: Bool) {
    var token = start - 1
    for _ in 0..<4 {
      if source.isToken(token, "async") { token -= 1 }
      if source.isToken(token, "default") { return (nil, true) }
      if source.isToken(token, ":") {
        return (source.kind(token - 1) == .word ? source.text(token - 1) : nil, false)
      }
      if source.isToken(token, "=") { return (assigned(at: token), false) }
      guard source.isToken(token, "(") || source.isToken(token, ",") else { return (nil, false) }
      guard let call = source.isToken(token, "(") ? token : source.parent(token) else {
        return (nil, false)
      }
      token = calleeStart(of: call) - 1
    }
    return (nil, false)
  }

  /// The first token of what is called: `React.forwardRef<A, B>(`.
  private func calleeStart(of call: Int) -> Int {
    var token = call
    let limit = max(0, call - 40)
    while token > limit {
      let previous = token - 1
      let isPart =
        source.kind(previous) == .word || source.isToken(previous, ".")
        || source.isToken(previous, "<") || source.isToken(previous, ">")
        || (source.isToken(previous, ",") && source.isToken(call - 1, ">"))
      guard isPart, !source.isToken(previous, "default"), !source.isToken(previous, "return") else {
        break
      }
      token = previous
    }
    return token
  }

  /// The name before `=`, or before `: Type =`.
  private func assigned(at equals: Int) -> String? {
    let isPlain =
      source.kind(equals - 1) == .word && !source.isToken(equals - 2, ":")
      && !source.isToken(equals - 2, ".") && !source.isToken(equals - 2, "|")
    if isPlain { return source.text(equals - 1) }
    var token = equals - 1
    let limit = max(0, equals - 60)
    while token > limit, !source.isToken(token, ";") {
      if source.isToken(token - 1, "const") || source.isToken(token - 1, "let")
        || source.isToken(token - 1, "var")
      {
        return source.kind(token) == .word ? source.text(token) : nil
      }
      token = before(token)
    }
    return source.kind(equals - 1) == .word ? source.text(equals - 1) : nil
  }
}

extension JSXDeclarations {
  /// Tells every function and token what function is around.
  private mutating func nestFunctions() {
    functionOfToken = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int] = []
    var next = 0
    for token in source.tokens.indices {
      while let last = open.last, functions[last].body.upperBound <= token { open.removeLast() }
      while next < functions.count, functions[next].parameters.lowerBound <= token {
        functions[next].outer = open.last
        open.append(next)
        next += 1
      }
      functionOfToken[token] = Int32(clamping: open.last ?? -1)
    }
    for index in functions.indices {
      guard let name = functions[index].name, functions[index].className == nil else { continue }
      if let outer = functions[index].outer {
        functions[outer].functions.append((name, index))
      } else {
        fileFunctions.append((name, index))
      }
    }
  }

  private mutating func findDeclarations() {
    for token in source.tokens.indices where source.kind(token) == .word {
      let isAssigned =
        source.isToken(token + 1, "=") || source.isToken(token + 1, "+=")
        || source.isToken(token + 1, "++") || source.isToken(token + 1, "--")
      let isFirst = source.isToken(token - 1, "let") || source.isToken(token - 1, "var")
      if isAssigned, !isFirst, !source.isToken(token - 1, "const"), !source.isToken(token - 1, ".")
      {
        changing.insert(source.text(token))
      }
    }
    for token in source.tokens.indices where source.kind(token) == .word {
      if source.isToken(token, "const") {
        addDeclarations(after: token, isConstant: true)
      } else if source.isToken(token, "let") || source.isToken(token, "var") {
        addDeclarations(after: token, isConstant: false)
      } else if source.isToken(token, "import"), source.parent(token) == nil {
        addImports(after: token)
      }
    }
  }

  private mutating func addDeclarations(after word: Int, isConstant: Bool) {
    var token = word + 1
    while source.kind(token) == .word || source.kind(token) == .open {
      let (bindings, after) = source.pattern(at: token)
      guard !bindings.isEmpty else { return }
      let end = end(ofExpressionAt: token)
      var equals = after
      while equals < end, !source.isToken(equals, "=") {
        guard equals == after || source.isToken(after, ":") else { return }
        equals = source.after(equals)
      }
      let isKnown = isConstant || bindings.allSatisfy { !changing.contains($0.name) }
      let hasValue = equals + 1 < end && isKnown
      let declaration = JSXDeclaration(
        bindings: bindings, value: hasValue ? equals + 1..<end : nil)
      let function = Int(functionOfToken[word])
      if function >= 0 {
        functions[function].declarations.append(declaration)
      } else {
        declarations.append(declaration)
      }
      guard source.isToken(end, ","), end + 1 < source.tokens.count else { return }
      token = end + 1
    }
  }

  /// Notes what a statement imports: `import A, { B as C } from "module"`.
  private mutating func addImports(after word: Int) {
    var names: [String] = []
    var token = word + 1
    let limit = min(source.tokens.count, word + 400)
    while token < limit, source.kind(token) != .string, !source.isToken(token, ";") {
      let isAlias = source.isToken(token + 1, "as")
      if source.kind(token) == .word, !isAlias, !source.isToken(token, "as"),
        !source.isToken(token, "from"), !source.isToken(token, "type")
      {
        names.append(source.text(token))
      }
      token += 1
    }
    guard token < limit, source.kind(token) == .string else { return }
    let module = String(source.text(token).dropFirst().dropLast())
    for name in names { imports[name] = module }
  }

  /// Finds what `export default Name` and `module.exports = Name` name.
  private mutating func findDefaults() {
    for token in source.tokens.indices where source.kind(token) == .word {
      let isModule =
        source.isToken(token, "exports") && source.isToken(token + 1, "=")
        && source.isToken(token - 2, "module")
      let isExport = source.isToken(token, "default") && source.isToken(token - 1, "export")
      guard isModule || isExport else { continue }
      let end = min(source.tokens.count, token + 40)
      for word in token + 1..<max(token + 1, end) {
        if source.isToken(word, ";") || source.isToken(word, "{") { break }
        if source.kind(word) == .word { defaultNames.append(source.text(word)) }
      }
    }
    for index in functions.indices {
      guard let name = functions[index].screenName, defaultNames.contains(name) else { continue }
      if functions[index].outer == nil || functions[index].className != nil {
        functions[index].isDefault =
          functions[index].className == nil
          || functions[index].name == "render"
      }
    }
  }
}

extension JSXDeclarations {
  /// The `render` of a class.
  func render(of className: String) -> Int? {
    functions.firstIndex { $0.className == className && $0.name == "render" }
  }

  /// The constant of the file whose value holds a token.
  func constant(around token: Int) -> String? {
    var low = 0
    var high = declarations.count
    while low < high {
      let middle = (low + high) / 2
      let start = declarations[middle].value?.lowerBound ?? 0
      if start <= token { low = middle + 1 } else { high = middle }
    }
    guard low > 0, let value = declarations[low - 1].value, value.contains(token) else {
      return nil
    }
    return declarations[low - 1].bindings.first?.name
  }
}
