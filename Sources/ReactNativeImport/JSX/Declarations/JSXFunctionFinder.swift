struct JSXFunctionFinder {
  private let source: JSXSource
  private let separators: JSXSeparators
  private var functions: [JSXFunction] = []

  /// Returns the functions of a file, sorted by the position of their parameters.
  static func functions(in source: JSXSource, _ separators: JSXSeparators) -> [JSXFunction] {
    var finder = JSXFunctionFinder(source: source, separators: separators)
    finder.findFunctions()
    return finder.functions
  }

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
    let end = isBlock ? source.nextSibling(of: body) : separators.end(ofExpressionAt: body)
    guard end > body, parameters.lowerBound >= 0 else { return }
    let (name, isDefault) = name(before: start)
    functions.append(
      JSXFunction(
        name: name, className: source.className(around: start), parameters: parameters,
        body: body..<end, isBlock: isBlock, isDefault: isDefault))
  }

  /// Returns the tokens of an arrow function's parameters, and the index of the function's first
  /// token.
  private func parameters(before arrow: Int) -> (Range<Int>, start: Int)? {
    var close = arrow - 1
    if !source.isToken(close, ")") {
      guard let colon = colonOfReturnType(before: arrow) else {
        return source.kind(close) == .word ? (close..<arrow, close) : nil
      }
      close = colon - 1
    }
    let open = source.match(close)
    return open < close ? (open + 1..<close, open) : nil
  }

  /// Returns the index of the colon between the parameters of an arrow function and its return
  /// type, as in `(id: string): JSX.Element =>`.
  ///
  /// The result is `nil` if the function has no return type.
  private func colonOfReturnType(before arrow: Int) -> Int? {
    var token = previousSibling(of: arrow)
    var depth = 0
    let limit = max(0, arrow - 60)
    while token >= limit {
      if source.isToken(token, ">") {
        depth += 1
      } else if source.isToken(token, "<") {
        depth -= 1
        guard depth >= 0 else { return nil }
      } else if depth == 0 {
        if source.isToken(token, ":") { return endsParameters(token - 1) ? token : nil }
        guard canBeInType(token, before: arrow) else { return nil }
      }
      token = previousSibling(of: token)
    }
    return nil
  }

  private func canBeInType(_ token: Int, before arrow: Int) -> Bool {
    switch source.kind(token) {
    case .word, .string, .number: true
    // A bracket that is still open at the arrow is around the function.
    case .open: source.match(token) < arrow
    default: source.isToken(token, anyOf: [".", "|", "&"])
    }
  }

  /// Whether a bracket can end the parameters of an arrow function.
  ///
  /// It cannot end the arguments of a call, or the first branch of a conditional expression.
  private func endsParameters(_ close: Int) -> Bool {
    guard source.isToken(close, ")") else { return false }
    let before = source.match(close) - 1
    return !source.isToken(before, "?")
      && (source.kind(before) != .word
        || source.isToken(before, anyOf: ["async", "default", "return"]))
  }

  /// Returns the index of the token before `token`.
  ///
  /// If that token ends a bracket or an element, the result is the token that begins it.
  private func previousSibling(of token: Int) -> Int {
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

  /// Adds a function whose body is a block.
  ///
  /// - Parameter open: The bracket that opens the parameters.
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
        name: name, className: source.className(around: first), parameters: open + 1..<close,
        body: token..<source.nextSibling(of: token), isBlock: true,
        isDefault: isDefault || isExported))
  }

  private static let statements: Set<String> = ["if", "for", "while", "switch", "catch", "with"]

  /// Adds the method whose block begins at this brace, if there is one.
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
    guard !JSXFunctionFinder.statements.contains(name),
      !source.isToken(open - 2, anyOf: ["function", "new", "."])
    else { return }
    functions.append(
      JSXFunction(
        name: name, className: source.className(around: brace), parameters: open + 1..<close,
        body: brace..<source.nextSibling(of: brace), isBlock: true))
  }

  /// Returns the name to which the code assigns the function at `start`, as in `NAME = …`,
  /// `NAME: …` or `NAME = memo(…)`.
  private func name(before start: Int) -> (String?, isDefault: Bool) {
    var token = start - 1
    for _ in 0..<4 {
      if source.isToken(token, "async") { token -= 1 }
      if source.isToken(token, "default") { return (nil, true) }
      if source.isToken(token, ":") {
        // A colon can also divide the branches of a conditional expression.
        let isKey = source.isToken(token - 2, anyOf: ["{", ","]) && source.kind(token - 1) == .word
        return (isKey ? source.text(token - 1) : nil, false)
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

  /// Returns the index of the first token of the called expression: `React` in
  /// `React.forwardRef<A, B>(`.
  private func calleeStart(of call: Int) -> Int {
    var token = call
    let limit = max(0, call - 40)
    var depth = 0
    while token > limit, source.isToken(token - 1, ">") || depth > 0 {
      token = previousSibling(of: token)
      if source.isToken(token, ">") { depth += 1 }
      if source.isToken(token, "<") { depth -= 1 }
    }
    while token > limit {
      let previous = token - 1
      let isPart = source.kind(previous) == .word || source.isToken(previous, ".")
      guard isPart, !source.isToken(previous, anyOf: ["default", "return"]) else { break }
      token = previous
    }
    return token
  }

  /// Returns the name to which an equals sign assigns a value.
  ///
  /// The name stands directly before the sign, or before a type: `NAME: Type =`.
  private func assigned(at equals: Int) -> String? {
    let last = source.kind(equals - 1) == .word ? source.text(equals - 1) : nil
    if let last, !source.isToken(equals - 2, anyOf: [":", ".", "|"]) { return last }
    var token = equals - 1
    let limit = max(0, equals - 60)
    while token > limit, !source.isToken(token, ";") {
      if source.isToken(token - 1, anyOf: ["const", "let", "var"]) {
        return source.kind(token) == .word ? source.text(token) : nil
      }
      token = previousSibling(of: token)
    }
    return last
  }
}

extension JSXSource {
  /// Returns the name of the class whose block directly contains a token.
  func className(around token: Int) -> String? {
    guard let block = parent(token), isToken(block, "{") else { return nil }
    var word = block - 1
    var typeDepth = 0
    let limit = max(-1, block - 60)
    while word > limit, !isToken(word, "class") {
      if isToken(word, ">") { typeDepth += 1 }
      if isToken(word, "<") { typeDepth -= 1 }
      // In type arguments, `}` ends an object type: `class A extends Component<{ id: string }> {`.
      let endsType = typeDepth > 0 && isToken(word, "}")
      guard endsType || !isToken(word, ";") && !isToken(word, "}") else { return nil }
      word = (endsType ? min(word, match(word)) : word) - 1
    }
    guard word > limit, kind(word + 1) == .word else { return nil }
    return text(word + 1)
  }
}
